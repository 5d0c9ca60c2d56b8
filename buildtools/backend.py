"""The build: setuptools, with the browser client built first, and the rules compiled by mypyc where that is possible.

SABBAT_MYPYC: unset, wheels are compiled if a C compiler is at hand and stay plain Python otherwise;
0 never; 1 always, or the build fails. Editable installs stay plain Python, so that no compiled file is ever stale.
"""

import os
import shutil
import sys
from typing import Any

import client
from compiler import has_compiler
from setuptools import build_meta

COMPILER = ["mypy[mypyc]==2.4.1", "pybind11==3.1.0"]
"""What translates the rules to C; and what runs the C compiler on several files at once."""
Config = dict[str, Any] | None

# The hooks that setuptools fulfils by itself.
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel


def wants_mypyc() -> bool:
    choice = os.environ.get("SABBAT_MYPYC", "")
    return choice == "1" or (choice != "0" and has_compiler())


def _node() -> list[str]:
    """A Node from a wheel, if the client is to be built and the system has none."""
    return [client.NODE_WHEEL] if client.needed() and client.system_node() is None else []


def get_requires_for_build_wheel(config_settings: Config = None) -> list[str]:
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return needed + (COMPILER if wants_mypyc() else []) + _node()


def get_requires_for_build_editable(config_settings: Config = None) -> list[str]:
    needed: list[str] = build_meta.get_requires_for_build_editable(config_settings)
    return needed + _node()


def get_requires_for_build_sdist(config_settings: Config = None) -> list[str]:
    needed: list[str] = build_meta.get_requires_for_build_sdist(config_settings)
    return needed + _node()


def build_editable(wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None) -> str:
    client.build()
    wheel: str = build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
    return wheel


def build_sdist(sdist_directory: str, config_settings: Config = None) -> str:
    client.build()
    archive: str = build_meta.build_sdist(sdist_directory, config_settings)
    return archive


def build_wheel(wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None) -> str:
    client.build()
    if wants_mypyc():
        try:
            return _build(wheel_directory, config_settings, metadata_directory, compiled=True)
        except (Exception, SystemExit) as error:
            if os.environ.get("SABBAT_MYPYC") == "1":
                raise
            print(f"not compiled: {error}", file=sys.stderr)
    return _build(wheel_directory, config_settings, metadata_directory, compiled=False)


def _build(directory: str, config: Config, metadata: str | None, *, compiled: bool) -> str:
    shutil.rmtree("build", ignore_errors=True)  # setuptools would pack stale files from it
    os.environ["SABBAT_MYPYC_NOW"] = "1" if compiled else "0"
    wheel: str = build_meta.build_wheel(directory, config, metadata)
    return wheel
