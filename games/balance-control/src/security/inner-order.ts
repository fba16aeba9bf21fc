import { type Refusal, refuse } from "@cardwright/core";
import { PAYING } from "../cost/pay.ts";
import { hotspotResolved } from "../hotspots.ts";
import { cannotMove, canPlaceAny, movingAny, placingAny } from "./choices.ts";
import { INNER_ORDER, securityWorld } from "./world.ts";

/** The leader of Inner Order places or moves one overlay, at no cost, or leaves it [R12.5]. */

const NOTHING = "nothing";
const WAYS: readonly string[] = ["place", "move", NOTHING];
const innerOrder = securityWorld.prompt("exp.security.innerOrder", {
  takes: { way: "text", overlay: "text", tile: "piece", ...PAYING },
  memo: {},
  onTimeout: () => NOTHING,
  answer(turn) {
    const { state } = turn;
    const possible = (way: string): boolean =>
      way === "place"
        ? canPlaceAny(turn)
        : way === NOTHING || state.overlays.some((overlay) => cannotMove(turn, overlay) === undefined);
    const check = (way: string): Refusal | undefined => (possible(way) ? undefined : refuse("NO_OVERLAY", { way }));
    const way = turn.oneOf("way", WAYS, { check });
    if (way === NOTHING) return [];
    return way === "place" ? placingAny(turn).events : movingAny(turn);
  },
});
export const innerOrderLeads = securityWorld.rule("security.innerOrder", {
  react: [
    securityWorld.on(hotspotResolved, ({ tile, leader }, table) =>
      leader >= 0 && table.find("map", tile)?.face === INNER_ORDER
        ? table.seats.filter((seat) => seat === leader).map((seat) => innerOrder(seat, {}))
        : undefined,
    ),
  ],
});
export const innerOrderPrompt = innerOrder;
