"""QR codes: come to a table, or be yourself on another device, by holding up a phone."""

import io

import segno


def drawn(url: str) -> str:
    """An address as a QR code, in SVG."""
    file = io.BytesIO()
    segno.make_qr(url).save(file, kind="svg", border=2, light="#fff", xmldecl=False, omitsize=True)
    return file.getvalue().decode()


def address(base: str, path: str) -> str:
    """A page of a house, by the address at which somebody came in."""
    return f"{base.rstrip('/')}{path}"
