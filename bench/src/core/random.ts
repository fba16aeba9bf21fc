import { hashOf, RandomStream } from "@cardwright/core/host";
import type { RandomSource } from "./random-source.ts";

export const cardwrightRandom: RandomSource = {
  name: "Cardwright",
  start(seed) {
    const stream = new RandomStream(hashOf(seed));
    return { int: (below) => stream.int(below), shuffle: (items) => stream.shuffle(items) };
  },
};
