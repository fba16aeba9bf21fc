import { drawsLeft } from "../board.ts";
import { drawCards } from "../steps/draw.ts";
import { world } from "../world.ts";
import { emptyDeck, noDrawsLeft, overCap } from "./gates.ts";

/** Draws a card. Saying no at the prompt uses nothing up [R9.1]. */
export const miniDraw = world.handler({
  effectId: "EFF_MINI_DRAW_001",
  name: "Draw a card",
  zones: ["active", "bench"],
  windows: ["TURN.MAIN"],
  gate: (turn) =>
    overCap(turn, "mini_draw_used_this_turn") ??
    noDrawsLeft(drawsLeft(turn.state, turn.seat)) ??
    emptyDeck(turn.state, turn.seat),
  begin: ({ tracker }, { seat }) => ({
    events: [tracker.count("activations", seat)],
    prompts: [{ type: "YES_NO", seat, choices: [] }],
  }),
  continue({ tracker }, { seat, selections: [yes] }) {
    if (yes !== true) return { events: [] };
    return {
      events: [tracker.count("mini_draw_used_this_turn", seat), drawCards({ seat, count: 1, cause: "EFFECT" })],
    };
  },
});
