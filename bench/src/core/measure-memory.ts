import type { Choose } from "./duel.ts";
import { openRooms } from "./live-rooms.ts";
import { scriptedChoices } from "./script.ts";

type LiveMatch = (seed: number, choose: Choose, actions: number) => object | undefined;

const liveMatchActions = 30;

/** Bytes of one running match with its log of 30 actions, in the heap and in buffers beside it, from many held at once. */
export function measureMemory(liveMatch: LiveMatch, matches: number): number {
  // The first matches pay for what is allocated once: compiled code, caches, tables.
  holdMatches(liveMatch, new Array(200).fill(undefined), 0);
  const held: (object | undefined)[] = new Array(matches).fill(undefined);
  const before = bytesInUse();
  holdMatches(liveMatch, held, 200);
  return Math.round((bytesInUse() - before) / matches);
}
/** The same of a match as our server holds it. */
export async function measureRooms(matches: number): Promise<number> {
  const rooms = await openRooms();
  try {
    await rooms.fill(100, liveMatchActions);
    const before = bytesInUse();
    await rooms.fill(matches, liveMatchActions);
    return Math.round((bytesInUse() - before) / matches);
  } finally {
    await rooms.close();
  }
}
const bytesInUse = (): number => {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error("memory is measured with --expose-gc");
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** A seed whose match ends too early is passed over; most do not. */
function holdMatches(liveMatch: LiveMatch, held: (object | undefined)[], firstSeed: number): void {
  const seeds = firstSeed + held.length * 10;
  let place = 0;
  for (let seed = firstSeed; place < held.length && seed < seeds; seed++) {
    held[place] = liveMatch(seed, scriptedChoices(seed), liveMatchActions);
    if (held[place] !== undefined) place++;
  }
  if (place < held.length) throw new Error(`too few matches last for ${liveMatchActions} actions`);
}
