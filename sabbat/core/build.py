"""Which build this is."""


def compiled() -> bool:
    """Whether the rules run as compiled code."""
    return not __file__.endswith(".py")
