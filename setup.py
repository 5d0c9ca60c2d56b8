"""Compile the rules when the build backend asks for it; everything else is in pyproject.toml."""

import os
from typing import Any

from setuptools import setup


def extensions() -> list[Any]:
    """One library of all hot modules: a C file each, compiled side by side and optimized as a whole by the linker.

    A compiler that cannot do that gets a single C file, which takes more than twice as long.
    """
    if os.environ.get("SABBAT_MYPYC_NOW") != "1":
        return []
    from compiler import LINK_TIME, links_late
    from hot_modules import hot_modules
    from mypyc.build import mypycify
    from pybind11.setup_helpers import ParallelCompile

    late = links_late()
    found = mypycify(
        ["--python-version=3.11", *hot_modules()], opt_level="3", debug_level="0", group_name="sabbat", multi_file=late
    )
    # Let the C compiler inline across functions, which shared libraries forbid by default.
    flags = ["-fno-semantic-interposition", *(LINK_TIME if late else [])]
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *(flags if late else [])]
    ParallelCompile().install()
    return found


setup(ext_modules=extensions())
