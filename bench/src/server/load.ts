import { scriptedChoices } from "../core/script.ts";
import { type Contestant, Course, type Player, peacefulDecks } from "./contest.ts";

type Table = readonly [Player, Player];
export interface LoadPlan {
  readonly matches: number;
  readonly movesPerMatch: number;
  readonly rounds: number;
  /** Rounds before those that count. */
  readonly warmUp: number;
  /** Left out: each match goes on as soon as it can. Otherwise one move in so many milliseconds, whoever is asked. */
  readonly pace?: number;
}
export interface LoadResult {
  readonly commandsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerActionPerClient: number;
  readonly cpuMicroseconds: number;
  /** How much of the time the server's process was at work: 1 when it could do no more. */
  readonly busy: number;
}
/** Rounds of the same shape for everyone: so many matches of two clients, so many moves in each, one after the other. */
export async function runLoad(
  contestant: Contestant,
  url: string,
  { matches, movesPerMatch, rounds, warmUp, pace }: LoadPlan,
  cpuOfServer: () => Promise<number>,
): Promise<LoadResult> {
  const waits: number[] = [];
  let [commands, seconds, bytes, cpu] = [0, 0, 0, 0];
  for (let round = -warmUp; round < rounds; round++) {
    const tables = await seatAll(contestant, url, matches);
    const bytesBefore = bytesOf(tables);
    const cpuBefore = await cpuOfServer();
    const began = performance.now();
    const seed = (round + warmUp) * matches;
    await playAll(tables, { moves: movesPerMatch, seed, waits: round < 0 ? null : waits, pace });
    if (round >= 0) {
      seconds += (performance.now() - began) / 1_000;
      commands += matches * movesPerMatch;
      cpu += (await cpuOfServer()) - cpuBefore;
      bytes += bytesOf(tables) - bytesBefore;
    }
    for (const table of tables) for (const player of table) player.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    commandsPerSecond: commands / seconds,
    ...percentiles(waits),
    bytesPerActionPerClient: bytes / commands / 2,
    cpuMicroseconds: cpu / commands,
    busy: cpu / 1e6 / seconds,
  };
}
export function percentiles(waits: readonly number[]): { p50: number; p99: number } {
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
export async function seatAll(contestant: Contestant, url: string, matches: number): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (let i = 0; i < matches; i++) tables.push(await contestant.seat(url, peacefulDecks(i)));
  return tables;
}
const bytesOf = (tables: readonly Table[]): number => tables.reduce((sum, [a, b]) => sum + a.bytes + b.bytes, 0);

interface Play {
  readonly moves: number;
  readonly seed: number;
  readonly waits: number[] | null;
  readonly pace?: number | undefined;
}
export async function playAll(tables: readonly Table[], { moves, seed, waits, pace }: Play): Promise<void> {
  const now = performance.now();
  const beatOf = (index: number): Beat | null =>
    pace === undefined ? null : { pace, from: now + (pace * index) / tables.length };
  await Promise.all(tables.map((table, i) => playMatch(table, moves, seed + i, waits, beatOf(i))));
}
interface Beat {
  readonly pace: number;
  readonly from: number;
}
async function playMatch(
  table: Table,
  moves: number,
  seed: number,
  waits: number[] | null,
  beat: Beat | null,
): Promise<void> {
  const choose = scriptedChoices(seed);
  const course = new Course();
  for (let move = 0; move < moves; move++) {
    const player = table[course.active];
    // A turn passes when the other player has heard of it, as at a real table.
    if (player.heard < move) await heard(player, move);
    if (beat !== null) await until(beat.from + move * beat.pace);
    const card = course.cardOf(choose(course.legal));
    const sent = performance.now();
    await player.move(card);
    waits?.push(performance.now() - sent);
    course.moved(card);
  }
}
function heard(player: Player, moves: number): Promise<void> {
  return new Promise((resolve) => {
    player.changed = () => {
      if (player.heard < moves) return;
      player.changed = () => undefined;
      resolve();
    };
  });
}
const until = (at: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())));
