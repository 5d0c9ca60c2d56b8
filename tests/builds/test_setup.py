"""Setting up an environment: uv is asked first, where pip would be asked; pip does what uv cannot."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

VENV = Path(__file__).parents[2] / "buildtools" / "venv.py"
STUB = '#!/bin/sh\necho "$UV_DEFAULT_INDEX $SSL_CERT_FILE $*" >> {told}\nexit {code}\n'
MIRROR = "https://mirror.example/simple"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "env"], check=True)
    return tmp_path / "env"


@pytest.mark.parametrize("code", [0, 1])
def test_uv_installs_and_where_it_fails_pip_does(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    stub, told = tmp_path / "uv", tmp_path / "told"
    stub.write_text(STUB.format(told=told, code=code))
    stub.chmod(0o755)
    lock = tmp_path / "lock.txt"
    lock.write_text("# nothing\n" if code else "no-such-package==1 --hash=sha256:0\n")
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PIP_INDEX_URL", MIRROR)
    monkeypatch.setenv("PIP_CERT", "/trusted.pem")
    monkeypatch.delenv("SSL_CERT_FILE", raising=False)
    runpy.run_path(str(VENV))["main"]([str(folder), str(lock)])
    first, *words = told.read_text().split()
    assert first == MIRROR and words[0] == "/trusted.pem"
    assert words[1:3] == ["pip", "install"] and words[-1] == str(lock) and "--require-hashes" in words
