import { diceReturned } from "../events/dice-returned.ts";
import { recoloured, rolled } from "../source.ts";
import { world } from "../world.ts";

/** At the end of a turn spent dice are rerolled and go back; dice that were set go back as they lie [R4.5]. */
export const returnDice = world.step("RETURN_DICE", { playerId: world.seat }, (table, { playerId }) => {
  const spent = table.state.spentDice[playerId];
  const dice = [...spent, ...table.state.setDice[playerId]];
  if (dice.length === 0) return [];
  const colors = dice.map((die, i) => (i < spent.length ? rolled(table.random) : die.color));
  return [
    diceReturned({ playerId, dieIds: dice.map(({ id }) => id), colors }),
    ...recoloured(table, dice, colors),
    ...dice.map((die) => table.move(die, "source")),
  ];
});
