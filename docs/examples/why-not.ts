import type { Piece } from "@cardwright/core";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { scene } from "@cardwright/core/testing";
import { game } from "./lantern/game.ts";

/** The same hand, but its first card is this one. */
const holding = ([first, ...rest]: readonly Piece[], face: string) => [{ ...first!, face }, ...rest];
const table = scene(game, {
  given: ({ hand }) => ({ hand: [holding(hand[0], "hush"), holding(hand[1], "breeze")] as const }),
});
// #region why
table.does(0, "play", { card: "hush" }).does(0, "pass");
const refused = table.tries(1, "play", { card: "breeze" });
console.log(`${refused.code}: ${refused.message}`);
for (const { source, owner, expires } of refused.because ?? []) {
  console.log(`because of ${source}, played by seat ${owner}, until`, expires);
}
// #endregion why
// #region offers
const engine = createEngine(game);
const { snapshot } = engine.create({ seed: seedFromText("a windy day") });
for (const { type, label, choice } of engine.offers(snapshot.state, 0)) {
  console.log(`${type}: ${label}, ${choice?.options.length ?? 0} options`);
}
// #endregion offers
