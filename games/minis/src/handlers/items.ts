import { drawsLeft, type MinisState, topOf } from "../board.ts";
import type { ItemEffect } from "../card-types.ts";
import { cardOf, isEnergy, isStageOne } from "../cardset.ts";
import type { Card, Seat } from "../piece.ts";
import { putOnTop, takeFromDeck } from "../steps/searching.ts";
import { world } from "../world.ts";

/**
 * Items that look into a deck. Who searches a deck looks through all of it, and shuffles it. The prompts open whatever the deck holds and are bounded by the printed numbers, because
 * the other player must not learn from the question what is in the deck.
 */

const OWN_DECK = { zones: ["deck"], filter: "own" } as const;
/** Up to two of each card, in the order of their names: more copies would only be more of the same choice. */
function candidates({ deck }: MinisState, seat: Seat, fits: (card: Card) => boolean): readonly Card[] {
  const found = deck[seat].filter(fits);
  const faces = [...new Set(found.map(({ face }) => face))].sort();
  return faces.flatMap((face) => found.filter((card) => card.face === face).slice(0, 2));
}

/** What is printed on the item, which lies in the discard pile by now. */
function printed({ discard }: MinisState, id: string): ItemEffect | undefined {
  const played = discard.flat().find((card) => card.id === id);
  const item = played === undefined ? undefined : cardOf(played);
  return item?.kind === "item" ? item.does : undefined;
}

/** The first goes to hand, the second onto the shuffled deck. */
export const findEnergy = world.handler({
  effectId: "EFF_ITEM_PROSPECT_001",
  name: "Find energy",
  zones: [],
  windows: [],
  begin({ state, table }, { seat }) {
    const found = candidates(state, seat, isEnergy);
    const choices = found.map(({ id }) => id);
    return {
      events: table.show(state.deck[seat], seat),
      prompts: [{ type: "SELECT_CARD_FROM_REVEAL", seat, choices, min: 0, max: 2, ...OWN_DECK }],
    };
  },
  continue({ table }, { seat, selections }) {
    const [first, second] = selections.map(String);
    return {
      events: [
        takeFromDeck({ seat, cards: first === undefined ? [] : [first] }),
        table.shuffle(["deck", seat]),
        putOnTop({ seat, card: second ?? "" }),
      ],
    };
  },
});
export const findCreatures = world.handler({
  effectId: "EFF_ITEM_HERD_001",
  name: "Find creatures",
  zones: [],
  windows: [],
  begin({ state, table }, { seat, sourceInstanceId }) {
    const does = printed(state, sourceInstanceId);
    const found = candidates(state, seat, isStageOne);
    const choices = found.map(({ id }) => id);
    const max = Math.min(does?.kind === "findCreatures" ? does.most : 0, drawsLeft(state, seat));
    return {
      events: table.show(state.deck[seat], seat),
      prompts: [{ type: "SELECT_CARD_FROM_REVEAL", seat, choices, min: 0, max, ...OWN_DECK }],
    };
  },
  continue: ({ table }, { seat, selections }) => ({
    events: [takeFromDeck({ seat, cards: selections.map(String) }), table.shuffle(["deck", seat])],
  }),
});

/** Take one or none first, then put the rest back in any order. */
export const arrangeTop = world.handler({
  effectId: "EFF_ITEM_STARGAZE_001",
  name: "Arrange the top of your deck",
  zones: [],
  windows: [],
  begin({ state, table }, { seat, sourceInstanceId }) {
    const does = printed(state, sourceInstanceId);
    const top = topOf(state, seat, does?.kind === "arrangeTop" ? does.count : 0);
    const choices = top.map(({ id }) => id);
    return {
      events: table.show(top, seat),
      prompts: [
        {
          type: "SELECT_CARD_FROM_REVEAL",
          seat,
          choices,
          min: 0,
          max: Math.min(1, drawsLeft(state, seat)),
          count: top.length,
          ...OWN_DECK,
          memo: { top: choices },
        },
      ],
    };
  },
  continue({ table }, { seat, selections, memo }) {
    const chosen = selections.map(String);
    if (!Array.isArray(memo["top"])) {
      // The answer to the second question: the first named lies on top, so it is moved there last.
      return {
        events: chosen.toReversed().flatMap((id) => {
          const card = table.find("deck", id);
          return card === undefined ? [] : [table.move(card, ["deck", seat], { position: "top" })];
        }),
      };
    }
    const rest = memo["top"].map(String).filter((id) => !chosen.includes(id));
    const taking = takeFromDeck({ seat, cards: chosen });
    if (rest.length < 2) return { events: [taking] };
    return {
      events: [taking],
      prompts: [{ type: "SELECT_ORDER", seat, choices: rest, count: rest.length, ...OWN_DECK }],
    };
  },
});
