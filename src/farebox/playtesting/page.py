"""The page of a playtest: one HTML file with all it needs inside."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from html import escape

from farebox.arena.report import cell, document, fact_list, section
from farebox.cities.messages import city_name
from farebox.cities.schema import City
from farebox.locales import text
from farebox.locales.numbers import decimal
from farebox.playtesting.criteria import Criterion, Verdict
from farebox.playtesting.page_parts import (
    bonus_table,
    colour_table,
    connection_table,
    course_table,
    heat_drawing,
    held_table,
    manners_tables,
    scores_table,
    stacked,
    ticket_table,
)
from farebox.playtesting.page_plots import decided_plots, seat_plots, skill_plots, source_plots, worth_plot
from farebox.playtesting.report import Report
from farebox.playtesting.sentences import criterion_text, finding_text, limit_text, value_texts

# A sign beside the colour, for those who do not tell the colours apart.
SIGNS: dict[Verdict, str] = {"holds": "✓", "fails": "✗", "open": "~", "unknown": "–"}
OWN_STYLE = """
.verdict { font-weight: 600; white-space: nowrap; }
.holds { color: var(--c0); } .fails { color: var(--c1); } .open, .unknown { color: var(--faint); }
ol.findings { margin: 6px 0 0; padding-left: 1.4em; } ol.findings li { margin: 6px 0; }
th { white-space: normal; vertical-align: bottom; line-height: 1.3; } td small { display: block; }
.stacked th, .stacked td { padding: 6px 8px; }
td.words { text-align: left; white-space: normal; min-width: 11em; } small { color: var(--faint); }
.pair small { color: inherit; font-size: .7rem; line-height: 1.2; }
.board svg { width: 100%; height: auto; border-radius: 8px; }
.board input { position: absolute; opacity: 0; } .board label { display: inline-block; cursor: pointer;
  border: 1px solid var(--line); border-radius: 999px; padding: 9px 16px; margin: 0 6px 12px 0; }
.board input:checked + label { background: var(--c0); border-color: var(--c0); color: #fff; }
.board input:focus-visible + label { outline: 3px solid var(--c1); outline-offset: 2px; }
.heat { display: none; } #heat-claimed:checked ~ .scroll .heat.claimed,
#heat-late:checked ~ .scroll .heat.late, #heat-winner:checked ~ .scroll .heat.winner { display: inline; }
.board .legend { display: flex; align-items: center; gap: 8px; color: var(--faint); font-size: .875rem; }
.board .legend i { flex: 0 1 160px; height: 10px; border-radius: 5px; }
.row > .parts { height: 14px; border-radius: 4px; overflow: hidden; margin: 2px 0 8px; gap: 2px;
  align-items: stretch; }
.decided { display: grid; gap: 0 28px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); }
.keys { color: var(--faint); font-size: .875rem; margin: 18px 0 0; } .how + .keys { margin-top: 0; }
.keys span { display: inline-block; margin-right: 14px; }
.keys b { display: inline-block; width: 10px; height: 10px; border-radius: 3px; margin-right: 5px; }
details summary { cursor: pointer; color: var(--faint); margin-top: 10px; }
@media screen and (max-width: 560px) { .board svg { min-width: 680px; }
  .matrix th, .matrix td { padding: 6px 4px; white-space: normal; font-size: .8rem; }
  .matrix table { table-layout: fixed; } .matrix th { hyphens: auto; overflow-wrap: anywhere; }
  .stacked thead { display: none; } .stacked table, .stacked tbody { display: block; }
  .stacked tr { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4px 12px; padding: 10px 0;
    border-bottom: 1px solid var(--line); } .stacked tr:last-child { border-bottom: 0; }
  .stacked td, .stacked td.words { text-align: left; white-space: normal; padding: 0; border: 0;
    min-width: 0; }
  .stacked td:first-child, .stacked td.words { grid-column: 1 / -1; }
  .stacked td:first-child { font-weight: 600; } .stacked td:empty { display: none; }
  .stacked td:not(:first-child)::before { content: attr(data-label); display: block; color: var(--faint);
    font-size: .75rem; line-height: 1.3; } }
@media screen and (max-width: 360px) { .stacked tr { grid-template-columns: repeat(2, 1fr); }
  .matrix th, .matrix td { padding: 6px 2px; } .matrix th, .matrix td:first-child { font-size: .68rem; }
  .matrix th:first-child { width: 26%; } }
@media print { .board input:not(:checked) + label { display: none; }
  details > * { display: block; } details::details-content { content-visibility: visible;
  display: block; height: auto; } details summary { list-style: none; } .board svg { max-height: 15cm; }
  section:has(tr:nth-child(20)) { break-inside: auto; } table { font-size: 10.5px; }
  th, td { padding: 3px 6px; } }
"""


def report_page(city: City, report: Report, name: str = "") -> str:
    """The whole page; `name` is what the city is called on the command line, if that is not its id."""
    title = text("playtest-title", city=city_name(city))
    lead = text(f"playtest-overall-{report.verdict}")
    return document(title, subtitle(report), lead, "".join(sections(city, report, name)), OWN_STYLE)


def subtitle(report: Report) -> str:
    """How many games were played."""
    return text("playtest-subtitle", games=decimal(report.games, 0))


def sections(city: City, report: Report, name: str) -> Iterator[str]:
    """The parts of the page in order; what was not played is left out."""
    found = report.figures
    yield part("findings", findings_list(report), wide=True)
    yield part("criteria", criteria_table(city, report.criteria), wide=True)
    if found.connections:
        yield part("heat", heat_drawing(city, found) + connection_table(city, found), wide=True)
    yield part("seats", seat_plots(found))
    yield part("sources", source_plots(found))
    yield part("course", course_table(found) + decided_plots(found), wide=True)
    yield part("scores", scores_table(found), wide=True)
    yield part("bonus", bonus_table(city, found), wide=True)
    yield part("tickets", ticket_table(city, found), wide=True)
    yield part("worth", worth_plot(found) + held_table(found), wide=True)
    if found.duels:
        yield part("manners", manners_tables(city, found), wide=True)
        yield part("skill", skill_plots(found))
    yield part("colours", colour_table(found))
    yield part("facts", facts(report, name or city.id), wide=True)


def part(name: str, content: str, *, wide: bool = False) -> str:
    """A part of the page with its heading and an explanation; an empty one is left out."""
    return (
        section(f"playtest-{name}", content, how=text(f"playtest-{name}-how"), wide=wide) if content else ""
    )


def findings_list(report: Report) -> str:
    """The findings as a list, the worst first."""
    sentences = [finding_text(finding) for finding in report.findings] or [text("playtest-finding-none")]
    return '<ol class="findings">' + "".join(f"<li>{escape(line)}</li>" for line in sentences) + "</ol>"


def criteria_table(city: City, rows: tuple[Criterion, ...]) -> str:
    """Every criterion with what was measured, its limits and the verdict."""
    headings = [
        text(f"playtest-column-{name}")
        for name in ("criterion", "players", "measured", "interval", "limit", "verdict")
    ]
    lines = [
        [
            f'<td class="words">{escape(criterion_text(city, row))}</td>',
            cell(str(row.players)),
            *map(cell, value_texts(row)),
            cell(limit_text(row)),
            f'<td><span class="verdict {row.verdict}">{SIGNS[row.verdict]} '
            f"{escape(text(f'playtest-verdict-{row.verdict}'))}</span></td>",
        ]
        for row in rows
    ]
    return stacked(headings, lines)


def facts(report: Report, name: str) -> str:
    """What was played, and how to play it again."""
    setting = report.setting
    listed = {
        "report-fact-city": f"{setting.city} ({setting.city_hash[:12]}…)",
        "report-fact-games": decimal(report.games, 0),
        "report-fact-seed": setting.seed.lstrip("0") or "0",
        "report-fact-code": setting.code,
    }
    seed = setting.seed.lstrip("0") or "0"
    command = f"farebox playtest {shlex.quote(name)} --effort {setting.effort} --seed {seed}"
    return fact_list(listed, text("playtest-again"), command)
