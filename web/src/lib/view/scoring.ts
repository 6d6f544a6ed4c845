import type { ScoreLine, ScoreReason, ScoreSheet } from "../wire";

/** One stage of the final scoring: some points of a seat, and the totals after it. */
export interface Stage {
  seat: number;
  reason: ScoreReason;
  lines: ScoreLine[];
  points: number;
  totals: number[];
}

const ORDER: ScoreReason[] = ["route", "flag-set", "ticket", "tokens", "attraction", "district"];
const ONE_BY_ONE = new Set<ScoreReason>(["ticket", "district"]);

/** The final scoring in its order: routes of each seat, tickets one by one, then the rest. */
export function stagesOf(sheets: readonly ScoreSheet[]): Stage[] {
  const totals = sheets.map(() => 0);
  const stages: Stage[] = [];
  for (const reason of ORDER)
    sheets.forEach((sheet, place) => {
      for (const lines of groups(sheet, reason)) {
        const points = sum(lines);
        totals[place] = (totals[place] ?? 0) + points;
        stages.push({ seat: sheet.seat, reason, lines, points, totals: [...totals] });
      }
    });
  return stages;
}

function groups(sheet: ScoreSheet, reason: ScoreReason): ScoreLine[][] {
  const lines = sheet.lines.filter((line) => line.reason === reason);
  if (ONE_BY_ONE.has(reason)) return lines.map((line) => [line]);
  return lines.length ? [lines] : [];
}

export function sum(lines: readonly ScoreLine[]): number {
  return lines.reduce((total, line) => total + line.points, 0);
}

/** The points of every seat for each reason that anybody scored, as rows of a table. */
export function sheetRows(sheets: readonly ScoreSheet[]): { reason: ScoreReason; points: number[] }[] {
  return ORDER.filter((reason) => sheets.some((sheet) => sheet.lines.some((line) => line.reason === reason))).map(
    (reason) => ({
      reason,
      points: sheets.map((sheet) => sum(sheet.lines.filter((line) => line.reason === reason))),
    }),
  );
}

/** A number as it is printed, with a real minus. */
export function printed(points: number): string {
  return String(points).replace("-", "\u2212");
}

/** The totals of the sheets in the order of the seats. */
export function pointsBySeat(sheets: readonly ScoreSheet[], totals: readonly number[]): number[] {
  const points: number[] = sheets.map(() => 0);
  sheets.forEach((sheet, place) => (points[sheet.seat] = totals[place] ?? 0));
  return points;
}
