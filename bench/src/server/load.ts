import { scriptedChoices } from "../core/script.ts";
import { type Contestant, type Player, peacefulDecks } from "./contest.ts";

export interface LoadPlan {
  readonly matches: number;
  readonly movesPerMatch: number;
  readonly rounds: number;
}
export interface LoadResult {
  readonly commands: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerActionPerClient: number;
  readonly cpuMicroseconds: number;
}
/** Rounds of the same shape for everyone: so many matches of two clients, so many moves in each, one after the other. */
export async function runLoad(
  contestant: Contestant,
  url: string,
  { matches, movesPerMatch, rounds }: LoadPlan,
  cpuOfServer: () => Promise<number>,
): Promise<LoadResult> {
  const waits: number[] = [];
  let [commands, seconds, bytes, cpu] = [0, 0, 0, 0];
  for (let round = 0; round <= rounds; round++) {
    const tables: (readonly [Player, Player])[] = [];
    for (let i = 0; i < matches; i++) tables.push(await contestant.seat(url, peacefulDecks(i)));
    // The first round warms up whatever can be warmed up.
    const counts = round > 0;
    const bytesBefore = bytesOf(tables);
    const cpuBefore = await cpuOfServer();
    const began = performance.now();
    await Promise.all(
      tables.map((table, i) => playMatch(table, movesPerMatch, i + round * matches, counts ? waits : null)),
    );
    const took = performance.now() - began;
    if (counts) {
      seconds += took / 1_000;
      commands += matches * movesPerMatch;
      cpu += (await cpuOfServer()) - cpuBefore;
      bytes += bytesOf(tables) - bytesBefore;
    }
    for (const table of tables) for (const player of table) player.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  waits.sort((a, b) => a - b);
  const at = (part: number): number => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0;
  const bytesPerActionPerClient = bytes / commands / 2;
  return { commands, seconds, p50: at(0.5), p99: at(0.99), bytesPerActionPerClient, cpuMicroseconds: cpu / commands };
}
const bytesOf = (tables: readonly (readonly [Player, Player])[]): number =>
  tables.reduce((sum, [a, b]) => sum + a.bytes() + b.bytes(), 0);

async function playMatch(
  table: readonly [Player, Player],
  moves: number,
  seed: number,
  waits: number[] | null,
): Promise<void> {
  const choose = scriptedChoices(seed);
  for (let move = 0; move < moves; move++) {
    const player = await whoMayMove(table);
    const index = choose(player.legal());
    const sent = performance.now();
    await player.move(index);
    waits?.push(performance.now() - sent);
  }
}
/** A turn passes when the other player has heard of it, as at a real table. */
function whoMayMove(table: readonly [Player, Player]): Promise<Player> | Player {
  const found = (): Player | undefined => table.find((player) => player.legal() > 0);
  const now = found();
  if (now !== undefined) return now;
  return new Promise((resolve) => {
    for (const player of table) {
      player.changed = () => {
        const able = found();
        if (able === undefined) return;
        for (const each of table) each.changed = () => undefined;
        resolve(able);
      };
    }
  });
}
