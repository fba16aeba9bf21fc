import { commitmentOf, type Log, mixSeed } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import type { AnyEngine } from "../../src/any-engine.ts";
import { firstPosition, rowHash } from "../../src/room/load.ts";
import { Sealing } from "../../src/signing/sealing.ts";
import { passingKey } from "../../src/signing/signing-key.ts";
import type { MemoryStore } from "../../src/store/memory.ts";
import type { Append, MatchRecord, MatchSecrets, SeatRecord, Store } from "../../src/store/store.ts";

/** Matches that were played at random, to be put into any store. */

export interface PlayedMatch {
  readonly record: MatchRecord;
  readonly secrets: MatchSecrets;
  readonly seats: readonly SeatRecord[];
  readonly appends: readonly Append[];
}
function seatsOf({ rules }: AnyEngine): number {
  const { seats } = rules.declares;
  return typeof seats === "number" ? seats : seats[0];
}
const seedFor = (draw: (bound: number) => number): string =>
  commitmentOf(Array.from({ length: 64 }, () => draw(16).toString(16)).join(""));

function recordOf(engine: AnyEngine, content: string, id: string, serverSeed: string): MatchRecord {
  const { state } = engine.create({ seats: seatsOf(engine), options: {}, seed: serverSeed }).snapshot;
  const { version, id: game } = engine.game;
  const options = JSON.parse(JSON.stringify(state.options)) as MatchRecord["options"];
  return {
    ...{ id, game, version, content, expansions: [], options, visibility: "public", clock: null, takeover: null },
    ...{ takebacks: "people", status: "waiting", createdAt: 1, seatsVersion: 0 },
    ...{ commitment: commitmentOf(serverSeed), moves: [] },
  };
}
/** One step in so many is taken back, where it can be. */
const BACK_ONE_IN = 12;
const CONCEDED_FROM = 150;
/** Plays a match at random: to its end, or some steps; a long one is conceded. */
export function playMatch(engine: AnyEngine, content: string, id: string, steps: number): PlayedMatch {
  const draw = drawFrom(id);
  const serverSeed = seedFor(draw);
  const nonces = Array.from({ length: seatsOf(engine) }, (_, seat) => `nonce ${seat}`);
  const record = recordOf(engine, content, id, serverSeed);
  const blank = { kind: "open", name: null, nonce: "", tokenHash: null, inviteHash: null } as const;
  const seats = nonces.map((nonce, seat) => ({ ...blank, seat, nonce, keptFor: null, keptUntil: null, bot: null }));
  let { snapshot, hash, text } = firstPosition(engine, record, seats.length, mixSeed(serverSeed, nonces), 5);
  const appends: Append[] = [];
  const append = (revision: number, entry: string, seat: number | null): void => {
    const { outcome } = snapshot.state;
    const status = outcome === null ? "running" : "ended";
    const change = { status, outcome, clock: null, wakeAt: null, ...(revision === 0 ? { nonces } : {}) } as const;
    appends.push({ match: id, revision, seatsVersion: 0, seat, intent: null, ackSeq: 0, entry, hash, change });
  };
  append(0, text, null);
  for (let step = 1; step <= steps && snapshot.state.outcome === null; step++) {
    const before = snapshot;
    const seat = engine.actors(before.state)[0]!;
    const back = before.past?.at(-1)?.action.seat;
    const mayGoBack = draw(BACK_ONE_IN) === 0 && back !== undefined && engine.canUndo(before, back);
    const sampled = mayGoBack ? { type: "UNDO", seat: back } : engine.sample(before.state, seat, draw)!;
    const action = step === steps && steps > CONCEDED_FROM ? { type: "concede", seat } : sampled;
    const result = engine.applyAction(before, action);
    if (!result.ok) throw new Error(`${id}: ${result.error.code}`);
    ({ snapshot } = result);
    text = JSON.stringify(result.entry);
    hash = rowHash(hash, text);
    append(step, text, action.seat);
  }
  return { record, secrets: { serverSeed, hostHash: "", watchHash: null, nonces: null }, seats, appends };
}
export async function putMatch(store: Store, { record, secrets, seats, appends }: PlayedMatch): Promise<void> {
  await store.createMatch(record, secrets, seats);
  for (const append of appends) await store.append(append);
}
export interface Logged {
  readonly log: Log;
  readonly seed: string;
}
/** The log of a stored match as it is handed out. */
export async function logOfStored(store: MemoryStore, record: MatchRecord): Promise<Logged> {
  const key = passingKey();
  const failed = (error: unknown): never => {
    throw error;
  };
  const sealing = new Sealing({ store, key: async () => key, server: () => "soak", now: () => 1, failed });
  const { header, lines, fairness } = await sealing.wholeLog(record);
  return { log: { header, lines } as Log, seed: fairness.seed };
}
