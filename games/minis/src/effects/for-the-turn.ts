import { otherSeat } from "@cardwright/core";
import * as z from "zod/mini";
import { drawsLeft, inPlay } from "../board.ts";
import { creatureOf, elementOf } from "../cardset.ts";
import { ELEMENTS, type Element } from "../elements.ts";
import { handShown } from "../events/cards.ts";
import { drawCards } from "../steps/draw.ts";
import { world } from "../world.ts";

/** Gifts of items until the end of the turn. */

const FOR_THE_TURN = { type: "untilEndOfTurn" } as const;
/** Resonance is stronger, though not out of nothing: a creature without kin has none. */
export const rallied = world.effect("rallied", {
  name: "War Drums",
  duration: FOR_THE_TURN,
  scope: "own",
  hooks: { resonance: { add: 1 } },
});
export const foretold = world.effect<{ readonly attack: number }>("foretold", {
  name: "Night Oracle",
  duration: FOR_THE_TURN,
  scope: "own",
  hooks: { attack: (_, value, __, self) => value + self.params.attack },
});
/** May pay for its attacks with another element, and hits one kind harder. */
export const tempered = world.effect<{
  readonly paidWith: Element;
  readonly against: Element;
  readonly attack: number;
}>("tempered", { name: "Steam Flask", duration: FOR_THE_TURN, scope: "target" });

/** Cards for a side on which enough elements fight; asked when it happens, within the cap of the turn. */
export const drawForVariety = world.step("drawForVariety", { seat: world.seat, elements: z.int(), count: z.int() });
drawForVariety.does((table, { seat, elements, count }) => {
  const fighting = new Set(inPlay(table.state, seat).map((creature) => creatureOf(creature).element));
  if (fighting.size < elements || drawsLeft(table.state, seat) === 0) return [];
  return [drawCards({ seat, count, cause: "EFFECT" })];
});
/** Shows the hand as it is by now; each card of the element in it strengthens the attack. */
export const showHand = world.step("showHand", {
  seat: world.seat,
  element: z.literal([...ELEMENTS]),
  most: z.int(),
  card: z.string(),
});
showHand.does((table, { seat, element, most, card }) => {
  const hand = table.state.hand[seat];
  const attack = Math.min(most, hand.filter((held) => elementOf(held) === element).length);
  const source = { kind: "card", ref: card };
  return [
    ...table.show(hand, otherSeat(seat)),
    handShown({ seat, faces: hand.map(({ face }) => face) }),
    ...(attack === 0 ? [] : [foretold.start({ owner: seat, params: { attack }, source })]),
  ];
});
