"""The build under test is the one that this run promises, and the tools know when to build anew."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import client  # noqa: E402
import compiled  # noqa: E402
import sources  # noqa: E402

BUILD = os.environ.get("LUDARIUM_BUILD", "interpreted")


@pytest.mark.slow
@pytest.mark.parametrize("module", compiled.modules(ROOT), ids=str)
def test_modules_come_from_the_promised_build(module: Path) -> None:
    name = ".".join(module.with_suffix("").parts)
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    suffix = Path(spec.origin).suffix
    assert suffix in ({".so", ".pyd"} if BUILD == "compiled" else {".py"})


def tree(root: Path) -> Path:
    (root / "client").mkdir(parents=True)
    (root / "client" / "package.json").write_text("{}")
    (root / "client" / "package-lock.json").write_text("{}")
    (root / "client" / "main.ts").write_text("1")
    (root / "locale" / "en").mkdir(parents=True)
    (root / "locale" / "en" / "hall.ftl").write_text("a = b")
    static = root / client.STATIC
    static.mkdir(parents=True)
    (static / "index.html").write_text("<p>")
    return root


def test_the_page_is_built_again_when_its_sources_change(tmp_path: Path) -> None:
    root = tree(tmp_path)
    assert client.needed(root)
    (root / client.STAMP).write_text(client.sources_hash(root))
    assert not client.needed(root)
    (root / "client" / "node_modules").mkdir()
    (root / "client" / "node_modules" / "x.js").write_text("not a source")
    assert not client.needed(root)
    (root / "locale" / "en" / "hall.ftl").write_text("a = c")
    assert client.needed(root)


def test_a_page_without_its_sources_is_used_as_it_is(tmp_path: Path) -> None:
    root = tmp_path
    static = root / client.STATIC
    static.mkdir(parents=True)
    (static / "index.html").write_text("<p>")
    assert not client.needed(root)
    assert client.built(root)


@pytest.mark.parametrize(
    ("version", "accepted"),
    [("v18.20.4", False), ("v20.18.0", False), ("v20.19.0", True), ("v24.1.0", True), ("nonsense", False)],
)
def test_only_a_new_enough_node_is_used(
    version: str, accepted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/bin{os.pathsep}/usr/bin")
    assert (client.system_node() is not None) is accepted


def test_a_changed_byte_or_name_changes_the_hash(tmp_path: Path) -> None:
    one = tmp_path / "a.py"
    one.write_text("x")
    first = sources.digest(tmp_path, sources.files(tmp_path))
    one.write_text("y")
    second = sources.digest(tmp_path, sources.files(tmp_path))
    one.rename(tmp_path / "b.py")
    assert len({first, second, sources.digest(tmp_path, sources.files(tmp_path))}) == 3


def test_builds_of_different_levels_are_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    hashes = set()
    for level in ("", *compiled.LEVELS):
        monkeypatch.setenv("LUDARIUM_OPTIMIZE", level)
        hashes.add(compiled.modules_hash(ROOT))
    assert len(hashes) == 3, "without a level it is the full one"
    monkeypatch.setenv("LUDARIUM_OPTIMIZE", "4")
    with pytest.raises(compiled.CompileError, match="1, 2 or 3"):
        compiled.level()


def test_views_and_package_files_stay_interpreted() -> None:
    names = {path.as_posix() for path in compiled.modules(ROOT)}
    assert "ludarium/core/state.py" in names
    assert not {name for name in names if name.endswith(("/__init__.py", "/view.py"))}
    for game in ("saboteur", "tokyo_duel", "ready_fence"):
        assert f"ludarium/games/{game}/viewer.py" in names, "what fills views is compiled"
