"""How the page of a match looks, in light and in dark."""

from __future__ import annotations

STYLE = """
:root { color-scheme: light dark; --paper: #faf8f3; --card: #ffffff; --ink: #23211d; --faint: #6b665c;
  --line: #e3ddd0; --track: #efeadf; --c0: #0b6fb8; --c1: #c2571a; --c2: #14744a; --c3: #8a4fc0;
  --c4: #b3275d; --c5: #8a6d00; --c6: #46687a; --c7: #5d5d66; }
@media screen and (prefers-color-scheme: dark) { :root { --paper: #16171a; --card: #1f2125; --ink: #ece8df;
  --faint: #a39d90; --line: #33363c; --track: #2a2d33; --c0: #5aaeea; --c1: #f0935a; --c2: #57c08d;
  --c3: #bb8bee; --c4: #ee7fa8; --c5: #d9b53a; --c6: #8fb3c7; --c7: #b4b4bf; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 1000px; margin: 0 auto; padding: 32px 20px 48px; }
h1 { font-size: clamp(1.5rem, 5vw, 2.3rem); line-height: 1.15; margin: 0 0 4px; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 0 0 2px; }
.subtitle, .how, .note { color: var(--faint); margin: 0; }
.how { font-size: .875rem; margin-bottom: 14px; }
.lead { font-size: 1.15rem; margin: 14px 0 22px; overflow-wrap: anywhere; }
.grid { display: grid; gap: 16px; align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 430px), 1fr)); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 18px;
  min-width: 0; }
section.wide { grid-column: 1 / -1; }
.row { margin-top: 10px; }
.row > div { display: flex; justify-content: space-between; gap: 12px; align-items: baseline; }
.name { font-weight: 600; overflow-wrap: anywhere; }
.value { font-variant-numeric: tabular-nums; white-space: nowrap; }
.value small { color: var(--faint); }
svg { display: block; width: 100%; overflow: visible; }
svg:not([viewBox]) text { fill: var(--faint); font-size: 12px; font-variant-numeric: tabular-nums; }
.track { fill: var(--track); } .grid-line { stroke: var(--line); }
.whisker { stroke: var(--ink); stroke-width: 2; } .equal { stroke: var(--faint); stroke-dasharray: 2 3; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 10px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
th { color: var(--faint); font-weight: 500; }
tr:last-child td { border-bottom: 0; }
td.pair { text-align: center; border-radius: 4px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 0; }
dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
code, pre { font: .85rem/1.45 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
pre { background: var(--track); border-radius: 8px; padding: 10px 12px; white-space: pre-wrap;
  overflow-wrap: anywhere; margin: 8px 0 0; }
.c0 { fill: var(--c0); } .c1 { fill: var(--c1); } .c2 { fill: var(--c2); } .c3 { fill: var(--c3); }
.c4 { fill: var(--c4); } .c5 { fill: var(--c5); } .c6 { fill: var(--c6); } .c7 { fill: var(--c7); }
@media (max-width: 480px) { main { padding: 20px 12px 32px; } section { padding: 14px; }
  dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 8px; } }
@media print { :root { color-scheme: light; font-size: 12px; } body { background: none; font-size: 1rem; }
  main { max-width: none; padding: 0; } section { break-inside: avoid; padding: 12px; }
  tr, .row { break-inside: avoid; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
"""
COLOURS = 8
