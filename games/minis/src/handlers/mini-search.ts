import { drawsLeft, topOf } from "../board.ts";
import { takeFromDeck } from "../steps/searching.ts";
import { world } from "../world.ts";
import { emptyDeck, noDrawsLeft, overCap } from "./gates.ts";

/** Looks at the top cards of the own deck and takes one, or none; the rest stay as they lie [R9.9]. */
export const SEARCH_LOOKS_AT = 3;
export const miniSearch = world.handler({
  effectId: "EFF_MINI_SEARCH_001",
  name: "Search the top of your deck",
  zones: ["active", "bench"],
  windows: ["TURN.MAIN"],
  gate: (turn) =>
    overCap(turn, "mini_search_used_this_turn") ??
    noDrawsLeft(drawsLeft(turn.state, turn.seat)) ??
    emptyDeck(turn.state, turn.seat),
  begin({ state, tracker, table }, { seat }) {
    const top = topOf(state, seat, SEARCH_LOOKS_AT);
    return {
      events: [
        tracker.count("activations", seat),
        tracker.count("mini_search_used_this_turn", seat),
        ...table.show(top, seat),
      ],
      prompts: [
        {
          type: "SELECT_CARD_FROM_REVEAL",
          seat,
          choices: top.map(({ id }) => id),
          min: 0,
          max: 1,
          count: top.length,
          zones: ["deck"],
          filter: "own",
        },
      ],
    };
  },
  continue: (_, { seat, selections }) => ({ events: [takeFromDeck({ seat, cards: selections.map(String) })] }),
});
