import { formalizeInfluence } from "./actions/committee.ts";
import { convertResources } from "./actions/grassroots.ts";
import { moveInfluence, placeInfluence, startingInfluence } from "./actions/influence.ts";
import { drawTile, placeTile, skipPlacement } from "./actions/tiles.ts";
import { passTurn, skipAction, waysOutStayOpen } from "./actions/ways-out.ts";
import { evaluate } from "./evaluate.ts";
import { hotspotPrice } from "./hotspots.ts";
import { conceding, roundCloses, settles } from "./settlement.ts";
import { BAGS, tileCards } from "./tiles.ts";
import { onTimeout } from "./timeout.ts";
import { MARKERS_MAX, world } from "./world.ts";

/** Markers in the supply at the start, by the number of players [R3.2]. */
export const STARTING_INFLUENCE: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2 };
const markers = (count: number) => Array.from({ length: count }, () => "influence" as const);

/**
 * Every turn takes at least one tile out of the bag, so that 88 tiles (the full bag and all expansions) and the round
 * that is finished make 91 turns at most. A turn is four actions; each taken measure is played or put away once; the
 * rest is room for prompts, of which hotspots open a few in a match.
 */
const ACTIONS_MAX = 880;

export const game = world.game({
  id: "balance-control",
  name: "Balance // Control",
  version: "3",
  actionsMax: ACTIONS_MAX,
  setup(table) {
    const { seats, options } = table.state;
    const starting = STARTING_INFLUENCE[seats] ?? 2;
    return [
      table.create("map", ["start"], { q: 0, r: 0, resolved: false }),
      table.create("bag", BAGS[options.preset]),
      table.shuffle("bag"),
      ...table.seats.flatMap((seat) => [
        table.create(["supply", seat], markers(starting)),
        table.create(["reserve", seat], markers(MARKERS_MAX - starting)),
      ]),
    ];
  },
  prompts: [hotspotPrice],
  rules: [waysOutStayOpen, startingInfluence],
  actions: [
    drawTile,
    placeTile,
    skipPlacement,
    placeInfluence,
    moveInfluence,
    formalizeInfluence,
    convertResources,
    skipAction,
    passTurn,
  ],
  cards: [...tileCards, { id: "influence", name: "Influence", text: "The most of it on the board wins." }],
  evaluate,
  onTurnStart: (table) => (table.state.bag.length === 0 ? [table.phase("awaitingAction")] : []),
  turnOrder(table) {
    const { activeSeat, roundStartPlayerIndex, options } = table.state;
    const seat = table.next(activeSeat);
    const newRound = seat === roundStartPlayerIndex;
    return { seat: newRound && options.startPlayer === "rotating" ? table.next(seat) : seat, newRound };
  },
  // The order at a round wrap: settle the old round, see whether it was the last, and only then does the next begin.
  onRoundEnd: () => [settles({}), roundCloses({})],
  onConcede: conceding,
  onTimeout,
});
