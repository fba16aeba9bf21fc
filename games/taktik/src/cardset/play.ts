import { type ActiveEffect, type AnyEvent, type Events, open, pieceId, pieceIds } from "@cardwright/core";
import * as z from "zod/mini";
import type { CardPiece, Seat } from "../pieces.ts";
import { type TaktikTable, world } from "../world.ts";
import type { CardDefinition, EffectDefinition } from "./definition.ts";
import { cards } from "./set.ts";
import { effectsSettle } from "./settle.ts";

/** A card that is played creates its effects, and that is all it does. */
export interface Played {
  /** The piece itself, so that its effects can be told from those of another copy. */
  readonly card: string;
  readonly targets: readonly string[];
}

/** Spec 004 section 5: the event that puts one effect of a card into force. */
export function instantiateEffect(
  table: TaktikTable,
  definition: EffectDefinition,
  cardId: string,
  ownerId: Seat,
  { card, targets }: Played,
): AnyEvent {
  const { creates, reachesTheirTurn = false } = cards.byId(cardId);
  const index = creates.indexOf(definition);
  const started = cards.creating(table, cardId, ownerId, targets)[index];
  if (started === undefined) throw new Error(`card ${cardId} creates no such effect`);
  const { duration } = definition;
  const isTheirTurn = table.state.activeSeat !== ownerId;
  const further = reachesTheirTurn && isTheirTurn && duration.type === "nTurns";
  return { ...started, params: { card }, ...(further ? { duration: { ...duration, turns: duration.turns + 1 } } : {}) };
}
/** Spec 004 section 5. An effect that needs a target and was given none comes to nothing. */
export const playCard = (table: TaktikTable, card: CardDefinition, ownerId: Seat, played: Played): Events =>
  card.creates
    .filter(({ target }) => target === undefined || played.targets.length > 0)
    .map((definition) => instantiateEffect(table, definition, card.id, ownerId, played));

/** When its turn comes the card lies open, and its piece has the name it keeps. */
export const cardTakesEffect = world.step(
  "CARD_TAKES_EFFECT",
  { card: pieceId, face: z.string(), owner: world.seat, targets: pieceIds },
  (table, { card, face, owner, targets }) => [
    ...playCard(table, cards.byId(face), owner, { card, targets }),
    effectsSettle({}),
  ],
);
export const takingEffect = (card: CardPiece, owner: Seat, targets: readonly string[]): AnyEvent =>
  cardTakesEffect({ card: card.id, face: card.face, owner, targets });

const malusCancelled = world.event(
  "MALUS_CANCELLED",
  { seat: open(world.seat), malus: open(z.string()), by: open(z.string()) },
  { say: ({ seat, malus, by }, names) => `${names.seat(seat)}: ${names.face(by)} cancels ${names.face(malus)}.` },
);
const effectsOf = ({ state }: TaktikTable, card: CardPiece): readonly ActiveEffect[] =>
  state.effects.filter(({ params }) => params["card"] === card.id);
/** [R6.5] What lies before a seat and still does something; a card whose effects have ended only waits to be put away. */
export const malusInForce = (table: TaktikTable, seat: Seat): readonly CardPiece[] =>
  table.state.malus[seat].filter((card) => effectsOf(table, card).length > 0);
/** [R6.5] Spec 004 section 8: exactly the effects of that very card are deleted, and nothing else is touched. */
export function cancelling(table: TaktikTable, seat: Seat, malus: readonly CardPiece[], by: string): Events {
  return [
    ...malus.flatMap((card) => [
      malusCancelled({ seat, malus: card.face, by }),
      ...effectsOf(table, card).map((effect) => table.end(effect)),
      table.move(card, "discard"),
    ]),
    effectsSettle({}),
  ];
}
