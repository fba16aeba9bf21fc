import type { Glossary } from "@cardwright/table";
import { type Ground, groundAt, OVERLAYS } from "../src/terrain/ground.ts";
import { UNITS } from "../src/units.ts";

const ONE_CELL = { width: 1, height: 1 };
function groundText({ cost, attackRoll, defence }: Ground): string {
  if (cost === null) return "Cannot be entered.";
  const roll = attackRoll === 0 ? "" : `Rolls against a unit here count ${-attackRoll} less.`;
  const cover = defence === 0 ? "" : `A unit here is harder to hit by ${defence}.`;
  return [`Costs ${cost} movement to enter.`, roll, cover].filter(Boolean).join(" ");
}
/** What the ground does is read from the rules, so that it cannot say anything else. */
const grounds = [..."prhfuiw"].map((letter) => groundAt({ ground: [letter], overlay: ["."] }, ONE_CELL, 0));
const units = Object.values(UNITS).map(
  ({ name, movement, range }) => [name.toLowerCase(), `Moves ${movement}, fires ${range} far.`] as const,
);
export const glossary: Glossary = {
  ...Object.fromEntries(grounds.map((ground) => [ground.name, groundText(ground)])),
  ...Object.fromEntries(units),
  [OVERLAYS["="]]: "From road to road a step costs 1 less, but never less than 1.",
  [OVERLAYS["~"]]: "Costs 2 more to enter, unless a road crosses it.",
  [OVERLAYS["#"]]: "A road over the river: it costs nothing more to enter.",
  objective: "Whoever stands on it at the end of a turn holds it.",
  malus: "Strikes whoever drew it, at once; some stored cards cancel it.",
  bonus: "Played now, or stored face down for later.",
  tactic: "One of the six you chose in secret: played in answer to a move, a roll or damage.",
  "attack roll": "A die, changed by effects and the ground: it hits from 4, from far away from 5. A 6 always hits.",
  damaged: "Moves 1 less and takes 1 off its attack rolls; the next hit destroys it.",
  reserve: "From round 4 on, one unit a turn may be brought in from it.",
  whole: "No longer damaged.",
};
