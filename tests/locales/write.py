"""Write the forms of every language to their files."""

from __future__ import annotations

from farebox.locales import languages
from tests.locales.forms import FOLDER, forms_file

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for language in languages():
        (FOLDER / f"{language}.txt").write_text(forms_file(language), encoding="utf-8")
