import { engineEvents } from "@cardwright/core";
import { actionSkipped } from "../events/turn.ts";
import { world } from "../world.ts";

/** Going without an action, passing, and why nothing can take these away: a turn never stands still [R4.5]. */

export const skipAction = world.action("core.skipAction", {
  label: "Take no action",
  phase: "awaitingAction",
  play: (turn) => [actionSkipped({ seat: turn.seat }), turn.phase("awaitingPass")],
});
export const passTurn = world.action("core.passTurn", {
  label: "Pass",
  phase: "awaitingPass",
  play: (turn) => [turn.endTurn()],
});

export const WAYS_OUT: readonly string[] = ["core.skipPlacement", "core.skipAction", "core.passTurn"];
/** An effect that would block a way out does not begin. */
export const waysOutStayOpen = world.rule("core.waysOutStayOpen", {
  replace: [
    world.on(engineEvents.EFFECT_STARTED, ({ effect }) =>
      effect.modifiers?.blockActionTypes?.some((type) => WAYS_OUT.includes(type)) === true ? [] : undefined,
    ),
  ],
});
