import { existsSync } from "node:fs";
import type { DuelEngine } from "./duel.ts";
import { pureRand, type RandomSource } from "./random-source.ts";

/** Each engine is loaded by the processes that measure it and by no other, so that none slows or warms another. */
const peers = {
  plain: async () => (await import("./plain.ts")).plain,
  handwritten: async () => (await import("./handwritten.ts")).handwritten,
  mutative: async () => (await import("./mutative.ts")).mutative,
  boardgameio: async () => (await import("./boardgameio.ts")).boardgameio,
  gamePark: async () => (await import("./gamepark.ts")).gamePark,
};

export type EngineId = keyof typeof peers | "cardwright";

/** The yardstick comes first: the others are compared with it. */
export const engineIds: readonly EngineId[] = [
  "plain",
  "handwritten",
  "mutative",
  "boardgameio",
  "gamePark",
  "cardwright",
];

export async function loadEngine(id: EngineId): Promise<DuelEngine | undefined> {
  if (id !== "cardwright") return peers[id]();
  const module = await importIfPresent<{ readonly cardwright: DuelEngine }>("./cardwright.ts");
  return module?.cardwright;
}

export type RandomSourceId = "pureRand" | "cardwright";

export async function loadRandomSource(id: RandomSourceId): Promise<RandomSource | undefined> {
  if (id === "pureRand") return pureRand;
  const module = await importIfPresent<{ readonly cardwrightRandom: RandomSource }>("./random.ts");
  return module?.cardwrightRandom;
}

async function importIfPresent<Module>(file: string): Promise<Module | undefined> {
  const address = new URL(file, import.meta.url);
  return existsSync(address) ? ((await import(address.href)) as Module) : undefined;
}
