import { refuse } from "@cardwright/core";
import { cardOf } from "../catalogue.ts";
import { hasKeyword } from "../effects/lookups.ts";
import { INFLUENCE_TRANSFERRED } from "../flow/abilities.ts";
import { resolveQueue } from "../queue/resolve-queue.ts";
import { influenceOf, isActive } from "../read-state.ts";
import { world } from "../world.ts";

/** [R14.2] Diplomat: once a turn, 1 influence moves from one own government to another. */
export const transferInfluence = world.action("transferInfluence", {
  takes: { from: "piece", to: "piece" },
  label: "Move influence",
  play(turn) {
    const { seat: player, state } = turn;
    const own = state.government[player];
    const diplomat = own.find((piece) => hasKeyword(cardOf(piece), "Diplomat") && isActive(turn, piece));
    turn.need(diplomat !== undefined, "NO_DIPLOMAT");
    turn.need(!state.transferred[player], "ALREADY_TRANSFERRED");
    turn.stop(turn.check("canTransfer", { seat: player }));
    turn.need(own.length > 1, "NO_OTHER_GOVERNMENT");
    const from = turn.oneOf("from", own, {
      ask: "Which government gives 1 influence away?",
      check(piece) {
        if (influenceOf(turn, piece) === 0) return refuse("NO_INFLUENCE");
        // Its shield would stop the loss, and the gain would come from nowhere.
        return state.shields.includes(piece.id) ? refuse("SHIELDED") : undefined;
      },
    });
    const to = turn.oneOf(
      "to",
      own.filter((piece) => piece.id !== from.id),
      { ask: "Which government receives it?" },
    );
    const source = diplomat === undefined ? "" : cardOf(diplomat).id;
    return [
      INFLUENCE_TRANSFERRED({ player }),
      ...resolveQueue(
        turn,
        [
          { type: "ADJUST_INFLUENCE", player, targetUid: from.id, amount: -1 },
          { type: "ADJUST_INFLUENCE", player, targetUid: to.id, amount: 1 },
        ],
        source,
      ),
    ];
  },
});
