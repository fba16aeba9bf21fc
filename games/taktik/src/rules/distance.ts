import { world } from "../world.ts";

const FAR = 3;
/** [R5.4] A far target needs one more. */
export const distanceRule = world.rule("the distance", {
  hooks: { modifyHitThreshold: (_, needed, { distance }) => (distance >= FAR ? needed + 1 : needed) },
});
