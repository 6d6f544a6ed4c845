"""The build hook: a wheel gets the native extension, for Python 3.11 and newer of one platform."""

from __future__ import annotations

import os
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NativeExtension(BuildHookInterface[Any]):
    """Builds the extension into a wheel; without a compiler the wheel holds plain Python, and says so."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the extension, unless the package is installed from its source folder: set-up does that."""
        if self.target_name != "wheel" or version == "editable":
            return
        sys.path.insert(0, self.root)
        from native.build import PLACE, BuildError, build_extension, file_name, has_stable_abi

        self.folder = tempfile.TemporaryDirectory(prefix="farebox-")
        try:
            built = build_extension(Path(self.folder.name))
        except BuildError as fault:
            if os.environ.get("FAREBOX_REQUIRE_NATIVE") == "1":
                raise
            self.app.display_warning(f"The wheel has no compiled rules: {fault}")
            return
        build_data["force_include"][str(built)] = f"farebox/{PLACE}/{file_name()}"
        build_data["pure_python"] = False
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        if has_stable_abi():
            build_data["tag"] = f"cp311-abi3-{platform}"
        else:
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what the build left."""
        if hasattr(self, "folder"):
            self.folder.cleanup()
