import { scriptedChoices } from "../core/script.ts";
import { type Contestant, Course, type Player, peacefulDecks } from "./contest.ts";

export interface LoadPlan {
  readonly matches: number;
  readonly movesPerMatch: number;
  readonly rounds: number;
  /** Left out: each match goes on as soon as it can. Otherwise one move in so many milliseconds, whoever is asked. */
  readonly pace?: number;
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
  { matches, movesPerMatch, rounds, pace }: LoadPlan,
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
      tables.map((table, i) =>
        playMatch(
          table,
          movesPerMatch,
          i + round * matches,
          counts ? waits : null,
          pace === undefined ? null : { pace, from: performance.now() + (pace * i) / matches },
        ),
      ),
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
  tables.reduce((sum, [a, b]) => sum + a.bytes + b.bytes, 0);

async function playMatch(
  table: readonly [Player, Player],
  moves: number,
  seed: number,
  waits: number[] | null,
  beat: { readonly pace: number; readonly from: number } | null,
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
