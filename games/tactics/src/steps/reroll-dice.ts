import { pieceIds } from "@cardwright/core";
import { sourceDiceRerolled } from "../events/source-dice-rerolled.ts";
import { recoloured, rolled } from "../source.ts";
import { world } from "../world.ts";

/** Mana Search [R8.9]. */
export const rerollDice = world.step(
  "REROLL_DICE",
  { playerId: world.seat, dieIds: pieceIds },
  (table, { playerId, dieIds }) => {
    const dice = table.state.source.filter(({ id }) => dieIds.includes(id));
    const colors = dice.map(() => rolled(table.random));
    return [
      sourceDiceRerolled({ playerId, dieIds: dice.map(({ id }) => id), colors }),
      ...recoloured(table, dice, colors),
    ];
  },
);
