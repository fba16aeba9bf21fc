import type { Events } from "@cardwright/core";
import { isInRange } from "./combat/attacking.ts";
import { attackResolves } from "./combat/resolve.ts";
import { chooseTactics, sideDeploys } from "./deployment/prompts.ts";
import { cardIsDrawn, cardIsResolved } from "./draw/draw.ts";
import { unitsOf } from "./movement/moving.ts";
import { ATTACKER, DEFENDER, otherSide } from "./pieces.ts";
import { turnIsJudged } from "./victory/judge.ts";
import type { TaktikTable } from "./world.ts";

/** [R1.4] What happens by itself when a phase begins. Only MOVEMENT and ATTACK wait for the active side. */

/** [R3.2] The attacker deploys last and has the first turn. */
const deployment = (table: TaktikTable): Events => [
  chooseTactics(ATTACKER, {}, "tactics"),
  chooseTactics(DEFENDER, {}, "tactics"),
  sideDeploys({ seat: DEFENDER }),
  sideDeploys({ seat: ATTACKER }),
  table.phase("TURN_START"),
];
/** [R5.7] Where no enemy is in range of anyone there is nothing to decide, whatever effects or cards say. */
function attacking(table: TaktikTable): Events {
  const { state } = table;
  const enemies = unitsOf(state, otherSide(state.activeSeat));
  const own = unitsOf(state, state.activeSeat);
  const isPossible = own.some((unit) => enemies.some((enemy) => isInRange(table, unit, enemy)));
  return isPossible ? [] : [table.phase("DICE_RESOLUTION")];
}
function ending(table: TaktikTable): Events {
  const { activeSeat, malus, options } = table.state;
  const recycled = [table.gather("discard", "deck"), table.shuffle("deck")];
  return [
    turnIsJudged({}),
    ...malus[activeSeat].map((card) => table.move(card, "discard")),
    ...(options.shuffleEachTurn ? recycled : []),
    table.endTurn(),
  ];
}
export const onPhase = {
  DEPLOYMENT: deployment,
  TURN_START: (table: TaktikTable): Events => [table.phase("CARD_DRAW")],
  CARD_DRAW: (table: TaktikTable): Events => [
    cardIsDrawn({ seat: table.state.activeSeat }),
    table.phase("CARD_RESOLUTION"),
  ],
  CARD_RESOLUTION: (table: TaktikTable): Events => [
    cardIsResolved({ seat: table.state.activeSeat }),
    table.phase("MOVEMENT"),
  ],
  ATTACK: attacking,
  DICE_RESOLUTION: (table: TaktikTable): Events => [
    ...table.state.attacks.map((_, index) => attackResolves({ index })),
    table.phase("END_TURN"),
  ],
  END_TURN: ending,
};
