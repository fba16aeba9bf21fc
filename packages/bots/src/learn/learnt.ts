import type { Shape } from "./features.ts";
import { type AnyView, Features } from "./features.ts";
import type { Net } from "./net.ts";
import { readWeights, unpackNet } from "./weights.ts";

/** An opinion of a seat's view, as a game's `evaluate` gives it. */
export type Opinion = (view: AnyView, seat: number) => number;

/**
 * The `evaluate` of a game, from the weights that `cardwright train` wrote. The game says which one it is, so that weights of other
 * rules are refused at the start and not believed.
 *
 *     evaluate: learnt(weights, { id: "harbour", version: "3" })
 */
export function learnt(weights: unknown, game: { readonly id: string; readonly version: string }): Opinion {
  const read = readWeights(weights, game);
  return opinionBy(unpackNet(read), read.shape);
}
export function opinionBy(net: Net, shape: Shape): Opinion {
  const features = new Features(shape);
  return (view, seat) => {
    features.read(view, seat);
    return net.logit(features.slots, features.values, features.count);
  };
}
