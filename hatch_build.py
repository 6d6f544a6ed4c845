"""The build hook: a wheel gets the native extension of its platform, and the pages."""

from __future__ import annotations

import os
import platform
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# pip reads the oldest Python of a source tree only after this has run, so we have to say it ourselves.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Farebox needs Python 3.11 or newer; this is Python " + platform.python_version())

PAGE = Path("src", "farebox", "server", "static", "index.html")


class ReadyToRun(BuildHookInterface[Any]):
    """Puts into a wheel what its users would need tools for; what cannot be built is left out, and said so.

    FAREBOX_REQUIRE_NATIVE=1 and FAREBOX_REQUIRE_PAGES=1 make that an error, as for a release.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build pages and extension, unless installed from the source folder: set-up does that."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        self.build_pages()
        if self.target_name == "wheel":
            self.build_extension(build_data)

    def build_pages(self) -> None:
        """Build the web app if Node is there."""
        root = Path(self.root)
        # Pages without what builds them, as in the image, are taken as they are.
        if (root / PAGE).is_file() and not (root / "bootstrap").is_dir():
            return
        from bootstrap.shell import Failure
        from bootstrap.web import ensure_pages

        try:
            ensure_pages(root)
        except Failure as fault:
            self.leave_out("web pages", "FAREBOX_REQUIRE_PAGES", fault)

    def build_extension(self, build_data: dict[str, Any]) -> None:
        """Compile the rules if there is a compiler."""
        from native.build import PLACE, BuildError, build_extension, has_stable_abi

        self.folder = tempfile.TemporaryDirectory(prefix="farebox-")
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        try:
            if target := os.environ.get("FAREBOX_TARGET"):
                from release.cross import SYSTEMS, build_for

                built, platform = build_for(target, Path(self.folder.name)), SYSTEMS[target].tag
            else:
                built = build_extension(Path(self.folder.name))
        except BuildError as fault:
            return self.leave_out("compiled rules", "FAREBOX_REQUIRE_NATIVE", fault)
        build_data["force_include"][str(built)] = f"farebox/{PLACE}/{built.name}"
        build_data["pure_python"] = False
        if has_stable_abi():
            build_data["tag"] = f"cp311-abi3-{platform}"
        else:
            build_data["infer_tag"] = True

    def leave_out(self, what: str, switch: str, fault: Exception) -> None:
        """Say what the package lacks, or fail if nothing may be missing."""
        if os.environ.get(switch) == "1":
            raise fault
        self.app.display_warning(f"The package has no {what}: {fault}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what the build left."""
        if hasattr(self, "folder"):
            self.folder.cleanup()
