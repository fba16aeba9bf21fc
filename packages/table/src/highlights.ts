import type { TableGame } from "./defineTable.ts";
import { worthSaying } from "./said.ts";
import type { Frame, Said } from "./session.ts";
import { sentence } from "./words.ts";

/** Three facts of a match that is over, from its log: how long it was, its strongest moment, the card it was about. */
export interface Highlight {
  readonly title: string;
  readonly text: string;
}
export function highlightsOf(
  { said, view }: Pick<Frame, "said" | "view">,
  { engine }: TableGame,
): readonly Highlight[] {
  const lines = worthSaying(said).filter(({ housekeeping }) => housekeeping !== true);
  const turns = said.filter(({ turn }) => turn === true).length;
  const found: Highlight[] = [];
  found.push({ title: "How long it was", text: sentence(`${count(view.round, "round")}, ${count(turns, "turn")}`) });
  const strongest = strongestOf(lines);
  if (strongest !== undefined) found.push({ title: "The strongest moment", text: sentence(strongest.text) });
  const card = mostSaid(
    lines,
    (engine.rules.game.cards ?? []).map(({ id }) => engine.rules.faceName(id)),
  );
  if (card !== undefined)
    found.push({ title: "Talk of the table", text: sentence(`${card.name}, ${count(card.times, "time")}`) });
  return found;
}
const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;

/** The line with the largest number that is said of something that happened to somebody. */
function strongestOf(lines: readonly Said[]): Said | undefined {
  let best: Said | undefined;
  let most = 0;
  for (const line of lines) {
    if (!/damage|influence|gains?|hits?|scores?|wins?|takes?|fame|destroy/i.test(line.text)) continue;
    const largest = Math.max(0, ...[...line.text.matchAll(/\b\d+\b/g)].map(([digits]) => Number(digits)));
    if (largest <= most) continue;
    most = largest;
    best = line;
  }
  return best;
}
/** Names shorter than this are words of the language too. */
const NAME_MIN = 5;
function mostSaid(lines: readonly Said[], names: readonly string[]): { name: string; times: number } | undefined {
  let best: { name: string; times: number } | undefined;
  for (const name of new Set(names)) {
    if (name.length < NAME_MIN) continue;
    const times = lines.filter(({ text }) => text.includes(name)).length;
    if (times > (best?.times ?? 1)) best = { name, times };
  }
  return best;
}
