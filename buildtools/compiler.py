"""Whether this machine can compile for Python. Only the standard library: this runs before anything is installed."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path


def has_compiler() -> bool:
    """Whether a C file that includes Python.h compiles and links."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if sys.platform == "win32" or shutil.which(compiler[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        include = sysconfig.get_paths()["include"]
        command = [*compiler, f"-I{include}", "-shared", "-fPIC", "-o", f"{folder}/probe.so", str(probe)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
