import { cardOf } from "../catalogue.ts";
import { activationFlow } from "../flow/play-flow.ts";
import { world } from "../world.ts";
import { CHOOSING, choose } from "./choosing.ts";

/** [R13.1] Activates the initiative that waits in the instant slot. It costs no AP. */
export const activateInstantInitiative = world.action("activateInstantInitiative", {
  takes: CHOOSING,
  label: "Activate the initiative",
  play(turn) {
    const { seat: player, state } = turn;
    const [card] = state.instant[player];
    if (card === undefined) {
      turn.need(false, "NO_INSTANT");
      return [];
    }
    return activationFlow({ player, card, ...choose(turn, cardOf(card).choice) });
  },
});
