import type { Events } from "@cardwright/core";
import type { CardPiece, TrapCard } from "../card.ts";
import { cardOf } from "../catalogue.ts";
import type { EffectEvent } from "../effects/effectEvent.ts";
import { opponentOf, type Player } from "../player.ts";
import { logged } from "../queue/log.ts";
import { resolveQueue } from "../queue/resolveQueue.ts";
import { heardOf, onBoard } from "../readState.ts";
import type { PoliticsTable } from "../world.ts";
import { TRAP_SPRUNG } from "./announcements.ts";

/** [R15] Traps: set face down, sprung by the opponent's next fitting placement. They only enqueue. */

/** Spec section 13: puts a trap face down. */
export const registerTrap = (table: PoliticsTable, player: Player, card: CardPiece): Events => [
  table.move(card, "traps", player),
];

/** [R15.2] In the order of setting, the first trap that fits fires, and only that one. */
export function checkTrapsOnOpponentPlay(table: PoliticsTable, player: Player, uid: string): Events {
  const placed = onBoard(table, uid);
  if (placed === undefined) return [];
  const owner = opponentOf(player);
  for (const trap of table.state.traps[owner]) {
    const definition = cardOf(trap);
    if (definition.kind !== "trap" || definition.springs === undefined) continue;
    const caused = definition.springs(heardOf(table, owner, trap, placed));
    if (caused !== undefined) return sprung(table, owner, { trap, definition, caused, placed });
  }
  return [];
}

interface Sprung {
  readonly trap: CardPiece;
  readonly definition: TrapCard;
  readonly caused: readonly EffectEvent[];
  readonly placed: CardPiece;
}
function sprung(table: PoliticsTable, owner: Player, { trap, definition, caused, placed }: Sprung): Events {
  const fires = [TRAP_SPRUNG({ player: owner, trap: trap.face, card: placed.id }), table.move(trap, "discard")];
  const victim = opponentOf(owner);
  // [R15.5] The victim may have a trap of its own that lies in wait for traps.
  const guard = table.state.traps[victim].find((other) => {
    const card = cardOf(other);
    return card.kind === "trap" && card.cancelsTraps === true;
  });
  if (guard === undefined) return [...fires, ...resolveQueue(table, caused, definition.name)];
  const target = { name: definition.name, uid: trap.id };
  return [
    ...fires,
    TRAP_SPRUNG({ player: victim, trap: guard.face, card: placed.id }),
    table.move(guard, "discard"),
    logged({ card: cardOf(guard).name, text: "a trap comes to nothing", target }),
  ];
}
