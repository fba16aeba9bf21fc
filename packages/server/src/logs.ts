import { commitmentOf, type Entry, type Log, logOf, mixSeed, type Verdict, verify } from "@cardwright/core";
import { type Reveal, verifyBody } from "@cardwright/protocol";
import type { Catalog } from "./catalog.ts";
import { noFaults } from "./faults.ts";
import { Audience } from "./room/audience.ts";
import { firstPosition, follow, type Position, seedOf, tailOf } from "./room/load.ts";
import type { Rooms } from "./room/rooms.ts";
import { type MatchRecord, readEntry, type Store } from "./store/store.ts";

/** Logs that are handed out: the viewer's own part while a match runs, all of it with the seed once it has ended. */

export interface OwnLog {
  readonly complete: false;
  readonly steps: { seq: number; events: never[] }[];
}
export interface OpenLog {
  readonly complete: true;
  readonly header: Record<string, unknown>;
  readonly lines: { hash: string }[];
  readonly fairness: Reveal;
}
export async function logFor(rooms: Rooms, record: MatchRecord, viewer: number): Promise<OwnLog | OpenLog> {
  const { store } = rooms;
  return record.status === "ended" ? openLog(rooms, store, record) : ownLog(rooms, store, record, viewer);
}
async function openLog(rooms: Rooms, store: Store, record: MatchRecord): Promise<OpenLog> {
  const { content } = rooms.hosted(record);
  const rows = await tailOf(store, record.id, 0);
  const secrets = (await store.secrets(record.id))!;
  const seed = seedOf(secrets);
  const entries = rows.map(readEntry);
  const header = {
    game: record.game,
    version: record.version,
    content,
    seats: (await store.seats(record.id)).length,
    options: record.options,
    expansions: record.expansions,
    commitment: commitmentOf(seed),
    createdAt: entries[0]!.updatedAt,
  };
  const { lines } = logOf(header, entries);
  const { commitment } = record;
  const fairness = { commitment, server_seed: secrets.serverSeed, nonces: [...(secrets.nonces ?? [])], seed };
  return { complete: true, header, lines: lines as unknown as { hash: string }[], fairness };
}
/** A long match takes long to tell again: between stretches of it there is time for those who play. */
const STRETCH_MS = 2;
const REST_MS = 6;
const othersHadTheirTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST_MS));

/** Uses the function that tells live frames, so that a log can show nothing more. */
async function ownLog(rooms: Rooms, store: Store, record: MatchRecord, viewer: number): Promise<OwnLog> {
  const { engine, wire } = rooms.hosted(record);
  const [first, ...rest] = await tailOf(store, record.id, 0);
  if (first === undefined) return { complete: false, steps: [] };
  const seats = (await store.seats(record.id)).length;
  const steps: OwnLog["steps"] = [];
  const audience = new Audience(engine, seats, null, wire, noFaults);
  const secrets = (await store.secrets(record.id))!;
  let position: Position = firstPosition(engine, record, seats, seedOf(secrets), readEntry(first).updatedAt);
  audience.add({
    viewer,
    tokenHash: null,
    packed: false,
    sentences: false,
    send: (message) => {
      if (message.type === "EVENTS") steps.push({ seq: message.seq, events: message.events as never[] });
    },
    write: () => undefined,
    end: () => undefined,
  });
  audience.snapshot(viewer, position.snapshot.state, null);
  let began = performance.now();
  for (const stored of rest) {
    if (performance.now() - began > STRETCH_MS) {
      await othersHadTheirTurn();
      began = performance.now();
    }
    const next = follow(engine, position, stored);
    const { entry, snapshot } = next;
    const step = { entry, before: position.snapshot.state, after: snapshot.state, clock: null, ack: null };
    audience.tell(audience.prepare(step));
    position = next;
  }
  return { complete: false, steps };
}

/** Checks that the rules make exactly this log of its actions, from the seed that was committed to. */
function verifyLog(catalog: Catalog, log: Log, fairness: Reveal): Verdict {
  const wrong = (why: string): Verdict => ({ ok: false, revision: 0, why });
  try {
    const found = catalog.find(log.header.game, log.header.expansions ?? []);
    if (found === undefined) return wrong("this server does not have the game");
    if (commitmentOf(fairness.server_seed) !== fairness.commitment)
      return wrong("the server's seed is not the committed one");
    if (mixSeed(fairness.server_seed, fairness.nonces) !== fairness.seed)
      return wrong("the seed is not mixed as promised");
    return verify(found.engine, log, fairness.seed);
  } catch (error) {
    return wrong(error instanceof Error ? error.message : "the log cannot be read");
  }
}

/** Verifies a log as it was sent; null when it is not a log. */
export function verifyText(catalog: Catalog, text: string): Verdict | null {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = verifyBody.safeParse(given);
  if (!parsed.success) return null;
  const { header, lines, fairness } = parsed.data as unknown as OpenLog;
  return verifyLog(catalog, { header, lines } as unknown as Log, fairness);
}

export type RulesVerdict =
  | { readonly match: string; readonly result: "same" }
  | { readonly match: string; readonly result: "differs"; readonly revision: number }
  | { readonly match: string; readonly result: "cannot"; readonly why: string };
/** Plays a stored match again with the rules of this catalog and compares each step; used by `cardwright rules-diff`. */
export async function diffRules(store: Store, catalog: Catalog, record: MatchRecord): Promise<RulesVerdict> {
  const match = record.id;
  const found = catalog.find(record.game, record.expansions);
  if (found === undefined) return { match, result: "cannot", why: "the game or an expansion is not here" };
  const rows = await tailOf(store, match, 0);
  const secrets = await store.secrets(match);
  const seats = (await store.seats(match)).length;
  if (rows.length === 0 || secrets === null) return { match, result: "same" };
  let revision = 0;
  try {
    const first: Entry = readEntry(rows[0]!);
    const made = firstPosition(found.engine, record, seats, seedOf(secrets), first.updatedAt);
    if (made.text !== rows[0]!.entry) return { match, result: "differs", revision };
    let { snapshot } = made;
    for (const row of rows.slice(1)) {
      revision = row.revision;
      const { action } = readEntry(row);
      const result = found.engine.applyAction(snapshot, action!);
      if (!result.ok || JSON.stringify(result.entry) !== row.entry) return { match, result: "differs", revision };
      snapshot = result.snapshot;
    }
    return { match, result: "same" };
  } catch (error) {
    return { match, result: "cannot", why: `step ${revision}: ${error instanceof Error ? error.message : "failed"}` };
  }
}
