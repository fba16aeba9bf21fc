import { type Events, otherSeat } from "@cardwright/core";
import { cardOf } from "../catalogue.ts";
import { type Player, seatOf } from "../player.ts";
import type { CardPiece } from "../printed.ts";
import { logged } from "../queue/log.ts";
import { resolveQueue } from "../queue/resolve-queue.ts";
import { heardOf, onBoard } from "../read-state.ts";
import type { PoliticsTable } from "../world.ts";
import { TRAP_SPRUNG } from "./announcements.ts";

/** [R15] Traps: set face down, sprung by the opponent's next fitting placement. They only enqueue. */

/** Spec section 13: puts a trap face down. */
export const registerTrap = (table: PoliticsTable, player: Player, card: CardPiece): Events => [
  table.move(card, ["traps", player]),
];

/** [R15.2] In the order of setting, the first trap that fits fires, and only that one. */
export function checkTrapsOnOpponentPlay(table: PoliticsTable, player: Player, uid: string): Events {
  const placed = onBoard(table, uid);
  if (placed === undefined) return [];
  const owner = otherSeat(player);
  for (const trap of table.state.traps[owner]) {
    const definition = cardOf(trap);
    if (definition.kind !== "trap" || definition.springs === undefined) continue;
    const caused = definition.springs(heardOf(table, owner, trap, placed));
    if (caused === undefined) continue;
    const does = resolveQueue(table, caused, definition.id);
    return fires(table, placed, guardsOf(table), { trap, does, stopped: [] });
  }
  return [];
}

interface Fired {
  readonly trap: CardPiece;
  /** What happens unless another trap stops this one, and what happens if one does. */
  readonly does: Events;
  readonly stopped: Events;
}
/** [R15.5] A trap that fires may set off a guard of the other side, which is a trap that fires, and so on in turn. */
function fires(table: PoliticsTable, placed: CardPiece, guards: readonly CardPiece[], fired: Fired): Events {
  const { trap, does, stopped } = fired;
  const owner = seatOf(trap);
  const sprung = [
    TRAP_SPRUNG({ player: owner, trap: trap.face, card: placed.id, face: placed.face }),
    table.move(trap, "discard"),
  ];
  const guard = guards.find((piece) => seatOf(piece) !== owner);
  if (guard === undefined) return [...sprung, ...does];
  const target = { name: cardOf(trap).name, uid: trap.id };
  const stops = logged({ card: cardOf(guard).name, text: "a trap comes to nothing", target });
  const left = guards.filter((piece) => piece !== guard);
  return [...sprung, ...fires(table, placed, left, { trap: guard, does: [stops, ...stopped], stopped: does })];
}
/** The traps of both sides that lie in wait for traps. */
const guardsOf = ({ state }: PoliticsTable): readonly CardPiece[] =>
  state.traps.flat().filter((piece) => {
    const card = cardOf(piece);
    return card.kind === "trap" && card.cancelsTraps === true;
  });
