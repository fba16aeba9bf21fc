import { open, pieceId, type Refusal, refuse, type Turn } from "@cardwright/core";
import { cannotPay, PAYING, pay } from "../cost/pay.ts";
import { actionEnds, spot } from "../events/turn.ts";
import { controller } from "../influence.ts";
import { doing, spotText } from "../sentences.ts";
import { placeLabel, spotOf } from "../tiles.ts";
import type { Tile } from "../world.ts";
import { cannotMove, movingOne, placingAny } from "./choices.ts";
import { overlayLabel, removing } from "./overlays.ts";
import { AUTHORITY_APPARATUS, OVERLAY_ACT, type Overlay, type Security, securityWorld } from "./world.ts";

/** The political actions of the security expansion [R12.3] [R12.4]. */

export const OVERLAY_PRICE = 2;
export const placeOverlay = securityWorld.action("exp.security.placeOverlay", {
  label: "Place an overlay",
  takes: { overlay: "text", tile: "piece", ...PAYING },
  phase: "awaitingAction",
  play(turn) {
    const { seat } = turn;
    const units = turn.ask("overlayPrice", { seat }, OVERLAY_PRICE);
    const price = { items: Array.from({ length: units }, () => "security") };
    turn.stop(cannotPay(turn, { seat, act: OVERLAY_ACT, tile: null, price }));
    // What the seat pays anyway was looked at above, so that only a tile with costs of its own needs another look.
    const { tile, events } = placingAny(turn, (target) =>
      turn.ask("tileCost", { seat, act: OVERLAY_ACT, tile: target }, 0) === 0
        ? undefined
        : cannotPay(turn, { seat, act: OVERLAY_ACT, tile: target, price }),
    );
    return [...pay(turn, { seat, act: OVERLAY_ACT, tile, price }), ...events, actionEnds({ seat, act: OVERLAY_ACT })];
  },
});

export const apparatusUsed = securityWorld.event(
  "exp.security.apparatusUsed",
  { seat: open(securityWorld.seat), tile: open(pieceId), ...spot },
  { say: ({ seat, ...at }, names) => `${doing(names, seat, "use")} ${spotText(names, at)}.` },
);
const act = "useApparatus";
function cannotUse(turn: Turn<Security>, tile: Tile): Refusal | undefined {
  if (controller(turn, tile) !== turn.seat) return refuse("NOT_IN_CONTROL.apparatus");
  const locks = turn.state.overlays.map((overlay) => turn.check("overlayMoves", { overlay }));
  const [first] = locks;
  if (locks.length === 0) return refuse("NO_TARGET");
  if (first !== undefined && !locks.includes(undefined)) return first;
  return turn.check("tileWorks", { tile, use: "apparatus" }) ?? cannotPay(turn, { seat: turn.seat, act, tile });
}
const WAYS: readonly string[] = ["move", "remove"];
export const useApparatus = securityWorld.action("exp.security.useApparatus", {
  takes: { apparatus: "piece", overlay: "text", way: "text", tile: "piece", ...PAYING },
  label: "Use the Authority Apparatus",
  phase: "awaitingAction",
  play(turn) {
    const { state, seat } = turn;
    const tile = turn.oneOf(
      "apparatus",
      state.map.filter(({ face }) => face === AUTHORITY_APPARATUS),
      { ask: "Which apparatus do you use?", label: placeLabel, check: (apparatus) => cannotUse(turn, apparatus) },
    );
    const overlay = turn.oneOf("overlay", state.overlays, {
      ask: "Which overlay?",
      label: overlayLabel(turn),
      check: (candidate: Overlay) => turn.check("overlayMoves", { overlay: candidate }),
    });
    const way = turn.oneOf("way", WAYS, {
      check: (word) => (word === "move" ? cannotMove(turn, overlay) : undefined),
    });
    const done = way === "move" ? movingOne(turn, overlay) : removing(turn, seat, overlay);
    return [
      ...pay(turn, { seat, act, tile }),
      ...done,
      apparatusUsed({ seat, tile: tile.id, ...spotOf(tile) }),
      actionEnds({ seat, act }),
    ];
  },
});
