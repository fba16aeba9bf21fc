import { type Comparison, lengthSentence } from "./compare.ts";
import type { Interval } from "./intervals.ts";
import { type BalanceReport, type Bar, levelSentence } from "./report.ts";

/** The report as one page that needs nothing else: no script, no font, no network; plots are SVG with titles to read. */
export function balanceHtml(report: BalanceReport): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Balance of ${escaped(report.game)}</title>
<style>
:root { color-scheme: light dark; --ink: #1c1b22; --paper: #faf8f4; --line: #c9c3b8; --mark: #2f5d8a; --odd: #a8452a; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8e1; --paper: #1d1c20; --line: #4a4750; --mark: #8fb8e0; --odd: #e08a6c; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: 600; line-height: 1.2; } h2 { margin-top: 2.5rem; font-size: 1.15rem; }
svg { width: 100%; height: auto; } text { fill: var(--ink); font: 13px system-ui, sans-serif; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; } td, th { text-align: right; padding: .2rem .5rem; border-bottom: 1px solid var(--line); }
td:first-child, th:first-child { text-align: left; } .scroll { overflow-x: auto; }
</style></head><body>
<h1>Balance of ${escaped(report.game)}</h1>
<p>${factsOf(report).map(escaped).join(" · ")}</p>
<p>Bars are 95 % intervals; where a plot asks many questions at once, they are widened so that all hold together.</p>
${sectionsOf(report).join("\n")}
</body></html>
`;
}
function factsOf(report: BalanceReport): readonly string[] {
  const { games, finished, seed, length, choiceCounts, comebacks } = report;
  return [
    `${games} games, ${finished} finished, seed ${seed}`,
    `${one(length.actions.value)} actions and ${one(length.rounds.value)} rounds on average`,
    `${one(choiceCounts.mean)} legal actions per decision, ${percent(choiceCounts.forced)} forced`,
    comebacks === null
      ? ""
      : `comebacks ${percent(comebacks.value)} (${percent(comebacks.low)} to ${percent(comebacks.high)})`,
  ].filter((fact) => fact !== "");
}
function sectionsOf(report: BalanceReport): readonly string[] {
  const { fair } = report;
  return [
    section("What stands out", list(report.findings, "No seat and no card stands out.")),
    section(
      "Win rate by seat",
      forest(
        report.seats.map(({ seat, together, biased }) => ({ name: `seat ${seat}`, interval: together, isOdd: biased })),
        fair,
      ),
    ),
    section(
      "Cards: how much more who sees them wins than with another card",
      forest(
        report.cards.map(({ name, againstOthers, verdict }) => ({
          name,
          interval: againstOthers,
          isOdd: verdict !== "fair",
        })),
        0,
      ),
    ),
    section("Cards in numbers", cardTable(report)),
    section("Length in actions", bars(report.length.histogram, "games")),
    section("Legal actions per decision", bars(report.choiceCounts.histogram, "decisions")),
    section(
      "Choices: how much more than usual who made them wins",
      forest(
        report.choices.slice(0, 40).map(({ name, effect }) => ({ name, interval: effect })),
        0,
      ),
    ),
    ...(report.traits.length === 0
      ? []
      : [
          section(
            "Decks and other words at a seat: how much more than usual it wins",
            forest(
              report.traits.map(({ name, effect }) => ({ name, interval: effect })),
              0,
            ),
          ),
        ]),
    ...(report.comparison === undefined ? [] : [section("The change", comparison(report.comparison))]),
    section("How far this depends on who plays", levelOf(report)),
  ];
}
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const one = (value: number): string => value.toFixed(1);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const section = (title: string, body: string): string => `<section><h2>${escaped(title)}</h2>\n${body}</section>`;
const list = (items: readonly string[], none: string): string =>
  items.length === 0
    ? `<p>${escaped(none)}</p>`
    : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;

interface Row {
  readonly name: string;
  readonly interval: Interval;
  /** Where the report judges by more than the interval, its judgement. */
  readonly isOdd?: boolean;
}
const WIDTH = 900;
const LABELS = 300;
const ROW = 24;
/** One line for each row: a dot with its interval, and a rule where it would be fair. */
function forest(rows: readonly Row[], fair: number): string {
  const drawn = rows.filter(({ interval }) => Number.isFinite(interval.low) && Number.isFinite(interval.high));
  if (drawn.length === 0) return "<p>No data.</p>";
  const least = Math.min(fair, ...drawn.map(({ interval }) => interval.low));
  const most = Math.max(fair, ...drawn.map(({ interval }) => interval.high));
  const scale = (value: number): number => LABELS + ((value - least) / (most - least || 1)) * (WIDTH - LABELS - 90);
  const height = drawn.length * ROW + 30;
  const lines = drawn.map(({ name, interval: { value, low, high }, isOdd = low > fair || high < fair }, i) => {
    const y = i * ROW + 16;
    const colour = isOdd ? "var(--odd)" : "var(--mark)";
    const told = `${name}: ${percent(value)} (${percent(low)} to ${percent(high)})`;
    return `<g><title>${escaped(told)}</title><text x="0" y="${y + 4}">${escaped(name.slice(0, 42))}</text>
<line x1="${one(scale(low))}" x2="${one(scale(high))}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="3"/>
<circle cx="${one(scale(value))}" cy="${y}" r="4.5" fill="${colour}"/><text x="${WIDTH - 70}" y="${y + 4}">${percent(value)}</text></g>`;
  });
  const x = one(scale(fair));
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Intervals of ${drawn.length} rows">
<line x1="${x}" x2="${x}" y1="0" y2="${height - 20}" stroke="var(--line)" stroke-dasharray="4 4"/>
<text x="${x}" y="${height - 4}" text-anchor="middle">fair: ${percent(fair)}</text>
${lines.join("\n")}</svg>`;
}
function bars(histogram: readonly Bar[], unit: string): string {
  if (histogram.length === 0) return "<p>No data.</p>";
  const most = Math.max(...histogram.map(({ count }) => count));
  const width = WIDTH / histogram.length;
  const drawn = histogram.map(({ from, to, count }, i) => {
    const height = (count / most) * 160;
    return `<rect x="${one(i * width + 1)}" y="${one(170 - height)}" width="${one(width - 2)}" height="${one(height)}" fill="var(--mark)"><title>${from} to ${to}: ${count} ${unit}</title></rect>`;
  });
  const last = histogram.at(-1)!;
  return `<svg viewBox="0 0 ${WIDTH} 195" role="img" aria-label="Histogram of ${unit}">${drawn.join("")}
<text x="0" y="190">${histogram[0]!.from}</text><text x="${WIDTH}" y="190" text-anchor="end">${last.to}</text></svg>`;
}
function cardTable({ cards }: BalanceReport): string {
  const cell = (report: { readonly count: number; readonly rate: Interval } | null): string =>
    report === null ? "<td>–</td><td>–</td>" : `<td>${report.count}</td><td>${percent(report.rate.value)}</td>`;
  const rows = cards.map(
    ({ name, seen, played, kept, verdict }) =>
      `<tr><td>${escaped(name)}</td>${cell(seen)}${cell(played)}${cell(kept)}<td>${verdict}</td></tr>`,
  );
  return `<div class="scroll"><table><thead><tr><th>card</th><th>seen</th><th>won</th><th>played</th><th>won</th><th>kept</th><th>won</th><th></th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}
function comparison(compared: Comparison): string {
  const { pairs, same, differences } = compared;
  const words = `<p>${pairs} pairs of games, ${same} ended exactly alike. ${differences.length === 0 ? "No seat and no card wins otherwise." : ""} In all of them, ${lengthSentence(compared)}.</p>`;
  return words + movesOf(compared);
}
function movesOf({ seats, cards }: Comparison): string {
  const rows = [
    ...seats.map(({ seat, by }) => ({ name: `seat ${seat}`, interval: by })),
    ...cards.slice(0, 40).map(({ face, by }) => ({ name: `who sees ${face}`, interval: by })),
  ];
  return forest(rows, 0);
}
const levelOf = (report: BalanceReport): string =>
  `<p>${escaped(levelSentence(report))}.</p>${report.level === undefined ? "" : movesOf(report.level)}`;
