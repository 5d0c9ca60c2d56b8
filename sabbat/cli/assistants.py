"""`sabbat mcp`: assistants play, over standard input and output or over HTTP.

The SDK is an extra and slow to import, so it is imported when it is needed.
"""

from sabbat.cli.voice import Voice
from sabbat.core.errors import BadRequest

NEEDED = ("mcp", "numpy", "PIL")
"""What the extra `sabbat[mcp]` brings."""


def serve(voice: Voice, http: bool, host: str, port: int) -> None:
    """Serve until the assistant goes away, or until interrupted."""
    try:
        from sabbat.adapters.mcp.server import make_server, serve_http
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in NEEDED:
            raise
        raise BadRequest("extra-missing", extra="mcp", module=error.name) from None
    server = make_server(voice.speech.language)
    if not http:
        server.run("stdio")
        return
    shown = f"[{host}]" if ":" in host else host
    serve_http(server, host, port, lambda bound: voice.tell("mcp-open", url=f"http://{shown}:{bound}/mcp"))
