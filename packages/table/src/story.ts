import type { TableGame } from "./define-table.ts";
import type { Said } from "./session.ts";

/** The moments of a match that one would tell a friend: lines of its log, in the order in which they happened. */
export function momentsOf(said: readonly Said[], { plan }: TableGame): readonly Said[] {
  const largest = Math.max(1, ...said.map(amountOf));
  const weighed = said.map((line) => ({ line, weight: weightOf(line, largest, plan.decidingRounds === true) }));
  const told = new Set<number>();
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .filter(({ line: { revision } }) => !told.has(revision) && told.add(revision))
    .slice(0, MOMENTS_MAX)
    .map(({ line }) => line)
    .sort((one, other) => one.revision - other.revision);
}
const MOMENTS_MAX = 7;
const END = /MATCH_ENDED/;
const ROUND = /ROUND.*(SCORED|ENDED|WON)/i;
const FALL = /KO$|knocked|destroy|casualt|captur|sprung/i;
/** The end first, then rounds that decide something, then who fell, then by how much of something there was. */
function weightOf(line: Said, largest: number, hasRounds: boolean): number {
  const { kind, key } = line;
  if (END.test(kind)) return 4;
  if (hasRounds && ROUND.test(kind)) return 3;
  if (FALL.test(kind) || FALL.test(key)) return 2;
  return amountOf(line) / largest;
}
/** Parameters that say how much of something happened. */
const AMOUNTS = ["amount", "gained", "by", "points", "damage", "influence"];
/** The most of something that a line tells of. */
export const amountOf = ({ params }: Said): number =>
  Math.max(0, ...AMOUNTS.map((name) => (typeof params[name] === "number" ? Math.abs(params[name]) : 0)));
