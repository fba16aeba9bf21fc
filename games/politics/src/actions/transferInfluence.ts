import { refuse } from "@cardwright/core";
import { cardOf } from "../catalogue.ts";
import { hasKeyword } from "../effects/lookups.ts";
import { INFLUENCE_TRANSFERRED } from "../flow/abilities.ts";
import { resolveQueue } from "../queue/resolveQueue.ts";
import { influenceOf, isActive } from "../readState.ts";
import { world } from "../world.ts";

/** [R14.2] Diplomat: once a turn, 1 influence moves from one own government to another. */
export const transferInfluence = world.action("transferInfluence", {
  takes: { from: "piece", to: "piece" },
  label: "Move influence",
  play(turn) {
    const { seat: player, state } = turn;
    const own = state.government[player];
    const diplomat = own.find((piece) => hasKeyword(cardOf(piece), "Diplomat") && isActive(turn, piece));
    turn.need(diplomat !== undefined, "NO_DIPLOMAT", "this needs an active Diplomat among your governments");
    turn.need(!state.transferred[player], "ALREADY_TRANSFERRED", "influence can be moved once a turn");
    turn.stop(turn.check("canTransfer", { seat: player }));
    turn.need(own.length > 1, "NO_OTHER_GOVERNMENT", "there is no other government of yours to give it to");
    const from = turn.oneOf("from", own, {
      ask: "Which government gives 1 influence away?",
      check(piece) {
        if (influenceOf(turn, piece) === 0) return refuse("NO_INFLUENCE", "it has no influence to give");
        // Its shield would stop the loss, and the gain would come from nowhere.
        return state.shields.includes(piece.id) ? refuse("SHIELDED", "a shielded card gives nothing away") : undefined;
      },
    });
    const to = turn.oneOf(
      "to",
      own.filter((piece) => piece.id !== from.id),
      { ask: "Which government receives it?" },
    );
    const source = diplomat === undefined ? "Diplomat" : cardOf(diplomat).name;
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
