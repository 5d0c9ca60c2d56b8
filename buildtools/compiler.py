"""What the C compiler of this machine can do. Only the standard library: this runs before anything is installed."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

LINK_TIME = ["-flto=auto", "-O3"]
"""Let the linker inline across files, and work on all processors."""


def has_compiler() -> bool:
    """Whether there is one that compiles and links what includes Python.h."""
    return _builds("#include <Python.h>\nint probe(void) { return 0; }\n", f"-I{sysconfig.get_paths()['include']}")


def links_late() -> bool:
    """Whether it can optimize while it links."""
    return _builds("int probe(void) { return 0; }\n", *LINK_TIME)


def _builds(source: str, *flags: str) -> bool:
    """Whether a library of one C file can be built."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if sys.platform == "win32" or shutil.which(compiler[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(source)
        command = [*compiler, *flags, "-shared", "-fPIC", "-o", f"{folder}/probe.so", str(probe)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
