import type { DuelEngine } from "./duel.ts";
import { pureRand, type RandomSource } from "./random-source.ts";

/** Each engine is loaded by the processes that measure it and by no other, so that none slows or warms another. */
const engines = {
  plain: async () => (await import("./plain.ts")).plain,
  handwritten: async () => (await import("./handwritten.ts")).handwritten,
  mutative: async () => (await import("./mutative.ts")).mutative,
  boardgameio: async () => (await import("./boardgameio.ts")).boardgameio,
  gamePark: async () => (await import("./gamepark.ts")).gamePark,
  cardwright: async () => (await import("./cardwright.ts")).cardwright,
};

export type EngineId = keyof typeof engines;

/** The yardstick comes first: the others are compared with it. */
export const engineIds: readonly EngineId[] = [
  "plain",
  "handwritten",
  "mutative",
  "boardgameio",
  "gamePark",
  "cardwright",
];

export const loadEngine = (id: EngineId): Promise<DuelEngine> => engines[id]();

export type RandomSourceId = "pureRand" | "cardwright";

export async function loadRandomSource(id: RandomSourceId): Promise<RandomSource> {
  return id === "pureRand" ? pureRand : (await import("./random.ts")).cardwrightRandom;
}
