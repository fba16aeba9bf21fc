import { percent, type Results, shareText } from "./results.ts";
import type { Goal } from "./study.ts";

/** A table of Markdown, its columns as wide as their longest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(3, title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, i) => (cells[i] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
/** One row for each study. */
export function studiesTable(all: readonly Results[]): string {
  const rows = all.map((results) => {
    const { study, count, unfinished } = results;
    const seats = Array.from({ length: study.seats }, (_, seat) =>
      shareText(
        results.winsOf(() => seat),
        count,
      ),
    );
    return [
      study.id,
      `${study.bots}${study.iterations === undefined ? "" : `, ${study.iterations}`}`,
      String(count),
      `${results.median(({ actions }) => actions)} (${results.most(({ actions }) => actions)})`,
      String(results.median(({ turns }) => turns)),
      percent(results.shared),
      String(unfinished),
      seats.join(", "),
    ];
  });
  const head = ["Matches of", "Bots", "Number", "Actions, median (most)", "Turns", "Shared", "No end", "Wins by seat"];
  return table(head, rows);
}
export function goalsTable(goals: readonly Goal[]): string {
  const rows = goals.map(({ name, value, low, high, met }) => [
    name,
    String(value),
    `${low} to ${high}`,
    met ? "yes" : "NO",
  ]);
  return table(["Goal", "Measured", "Wanted", "Met"], rows);
}
