import { BARE, drawsLeft } from "../board.ts";
import { handDiscard } from "../events/cards.ts";
import { drawCards } from "../steps/draw.ts";
import { world } from "../world.ts";
import { emptyDeck, noDrawsLeft, overCap, unless } from "./gates.ts";

const OWN_HAND = { zones: ["hand"], filter: "own" } as const;
/** A field relic: once a turn, a card goes and a card comes. */
export const relicSwap = world.handler({
  effectId: "EFF_RELIC_SWAP_001",
  name: "Discard a card and draw a card",
  zones: ["relic"],
  windows: ["TURN.MAIN"],
  gate: (turn) =>
    overCap(turn, "relicCyclesUsed") ??
    unless(turn.state.hand[turn.seat].length > 0, "handEmpty") ??
    noDrawsLeft(drawsLeft(turn.state, turn.seat)) ??
    emptyDeck(turn.state, turn.seat),
  begin: ({ state, tracker }, { seat }) => ({
    events: [tracker.count("activations", seat), tracker.count("relicCyclesUsed", seat)],
    prompts: [{ type: "SELECT_ONE", seat, choices: state.hand[seat].map(({ id }) => id), ...OWN_HAND }],
  }),
  continue({ state, table }, { seat, selections: [chosen] }) {
    const gone = state.hand[seat].filter(({ id }) => id === chosen);
    return {
      events: [
        ...gone.map((card) => table.move(card, ["discard", seat], { marks: BARE })),
        handDiscard({ seat, count: gone.length, faces: gone.map(({ face }) => face) }),
        drawCards({ seat, count: 1, cause: "EFFECT" }),
      ],
    };
  },
});
