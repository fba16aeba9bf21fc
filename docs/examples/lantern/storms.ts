import { engineEvents, fact, open, refuse, z } from "@cardwright/core";
import { defineExpansion } from "@cardwright/core/expansion";
import { world } from "./world.ts";

const HEIGHT = 3;
// #region declares
const declares = { facts: { storm: fact.shared(0, "everyone") } } as const;
const stormy = world.extend(declares);
// #endregion declares
// #region parts
const stormChanged = stormy.event(
  "exp.storms.changed",
  { to: open(z.int()) },
  {
    apply: (_, { to }) => ({ storm: to }),
    say: ({ to }) => `The storm is at ${to}.`,
  },
);
const rising = stormy.rule("storms.rising", {
  hooks: { wind: ({ state }, value) => (state.storm >= HEIGHT ? value + 1 : value) },
  react: [
    stormy.on(engineEvents.TURN_STARTED, ({ newRound }, { state }) =>
      newRound && state.storm < HEIGHT ? [stormChanged({ to: state.storm + 1 })] : undefined,
    ),
  ],
});
const shelter = stormy.action("exp.storms.shelter", {
  label: "Wait for the storm to pass",
  play(turn) {
    turn.need(turn.state.storm > 0, "NO_STORM", "the air is still");
    turn.need(turn.state.played[turn.seat] === 0, "ENOUGH_PLAYED", "instead of playing cards");
    return [stormChanged({ to: 0 }), turn.endTurn()];
  },
});
// #endregion parts
// #region expansion
export const storms = defineExpansion({
  id: "storms",
  version: "1",
  declares,
  slice: { initial: { actions: 0 }, sight: "everyone" },
  events: [stormChanged],
  actions: [shelter],
  rules: [rising],
  hooks: { onApplyAction: ({ slice }) => ({ slice: { actions: slice.actions + 1 } }) },
});
// #endregion expansion
// #region veto
export const houseRules = defineExpansion({
  id: "house-rules",
  hooks: {
    onValidateAction: ({ action, snapshot }) =>
      action.type === "exp.storms.shelter" && snapshot.state.round < 3
        ? { reject: refuse("TOO_EARLY", "no shelter in the first two rounds") }
        : undefined,
  },
});
// #endregion veto
