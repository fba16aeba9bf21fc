import type { Piece } from "@cardwright/core";
import { challengeCards } from "./cards.ts";
import { isNight } from "./day.ts";
import { NIGHT_FOE } from "./strength.ts";
import { type Table, world } from "./world.ts";

const isNightFoe = (table: Table, challenge: Piece): boolean =>
  isNight(table.state) && challengeCards.byId(challenge.face).kind === "foe";

/** By night foes are stronger, and bring more fame [R6.4]. */
export const nightFoes = world.rule("night foes", {
  hooks: {
    challengeNumber: (table, number, { challenge }) => number + (isNightFoe(table, challenge) ? NIGHT_FOE : 0),
    challengeFame: (table, fame, { challenge }) => fame + (isNightFoe(table, challenge) ? NIGHT_FOE : 0),
  },
});
