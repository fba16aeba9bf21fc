import { hash as digest } from "node:crypto";
import type { Declaration, StateOf } from "@cardwright/core";
import { type Entry, mixSeed, type Snapshot } from "@cardwright/core/host";
import type { AnyEngine } from "../any-engine.ts";
import { DamagedMatch, MatchFault } from "../refusals.ts";
import {
  type ClockState,
  type MatchRecord,
  type MatchSecrets,
  readEntry,
  type Store,
  type StoredEntry,
  type StoredSnapshot,
} from "../store/store.ts";

export type AnySnapshot = Snapshot<StateOf<Declaration>>;

/** Over the text as it is stored: a changed, lost or swapped row does not fit the next one. */
export const rowHash = (previous: string, entry: string): string => digest("sha256", `${previous}\n${entry}`);

/** A match at some step of its log. */
export interface Position {
  readonly snapshot: AnySnapshot;
  readonly hash: string;
}
/**
 * One stored step further. The rules run again, and what they lead to must be what is stored, byte for byte: so no node
 * ever plays on from something that the others do not have.
 */
export function follow(
  engine: AnyEngine,
  { snapshot, hash }: Position,
  stored: StoredEntry,
): Position & { entry: Entry } {
  const entry = checked(hash, stored);
  if (entry.action === null) throw new DamagedMatch(`step ${stored.revision} has no action`);
  const result = engine.applyAction(snapshot, entry.action);
  if (!result.ok || JSON.stringify(result.entry) !== stored.entry) {
    throw new MatchFault("RULES_DIFFER", `the rules lead elsewhere from step ${stored.revision} on`);
  }
  return { snapshot: result.snapshot, hash: stored.hash, entry };
}
function checked(previous: string, stored: StoredEntry): Entry {
  if (rowHash(previous, stored.entry) !== stored.hash) {
    throw new DamagedMatch(`step ${stored.revision} is not what was stored`);
  }
  return JSON.parse(stored.entry) as Entry;
}
export const seedOf = ({ serverSeed, nonces }: MatchSecrets): string => mixSeed(serverSeed, nonces ?? []);

/** The first position, from the seed alone. */
export function firstPosition(
  engine: AnyEngine,
  record: MatchRecord,
  seats: number,
  seed: string,
  at: number,
): Position & { entry: Entry; text: string } {
  const { snapshot, entry } = engine.create({ seats, options: record.options, seed, at });
  const text = JSON.stringify(entry);
  return { snapshot, entry, text, hash: rowHash("", text) };
}
export interface Loaded extends Position {
  readonly sequences: readonly number[] | null;
  /** Steps after the snapshot, to be counted and told to nobody. */
  readonly tail: readonly StoredEntry[];
}
const PAGE = 500;
export async function tailOf(store: Store, match: string, from: number): Promise<readonly StoredEntry[]> {
  const all: StoredEntry[] = [];
  for (;;) {
    const page = await store.entries(match, from + all.length, PAGE);
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}
/** The steps from one on, with the clock as it stood at the last of them. */
export async function tailWithClock(
  store: Store,
  { id, clock: config }: MatchRecord,
  from: number,
): Promise<{ readonly tail: readonly StoredEntry[]; readonly clock: ClockState | null }> {
  let tail = await tailOf(store, id, from);
  for (;;) {
    const clock = config === null || tail.length === 0 ? null : await store.clock(id);
    // The clock was read after the log, so it may belong to a step behind the last one that was read.
    if (clock === null || clock.since <= readEntry(tail.at(-1)!).updatedAt) return { tail, clock };
    tail = [...tail, ...(await tailOf(store, id, from + tail.length))];
  }
}
/** The checksum that a snapshot should have, by its content. */
export const digestOf = (snapshot: unknown): string => digest("sha256", JSON.stringify(snapshot));
/** A snapshot is only a cache: one that is broken, changed or of another log is as good as none. */
async function soundSnapshot(store: Store, match: string): Promise<StoredSnapshot | null> {
  const kept = await store.snapshot(match).catch((error) => {
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  if (kept === null || kept.digest !== digestOf(kept.snapshot)) return null;
  const [row] = await store.entries(match, kept.revision, 1);
  return row?.revision === kept.revision && row.hash === kept.hash ? kept : null;
}
/** Null when the match has not been dealt yet. */
export async function loadPosition(
  store: Store,
  engine: AnyEngine,
  record: MatchRecord,
  seats: number,
): Promise<Loaded | null> {
  const kept = await soundSnapshot(store, record.id);
  if (kept !== null) {
    const tail = await tailOf(store, record.id, kept.revision + 1);
    return { snapshot: kept.snapshot as AnySnapshot, hash: kept.hash, sequences: kept.sequences, tail };
  }
  const made = await firstStored(store, engine, record, seats);
  return made === null ? null : { ...made, sequences: null, tail: await tailOf(store, record.id, 1) };
}
/** The first position as it was dealt and stored; null when the match has not been dealt yet. */
export async function firstStored(
  store: Store,
  engine: AnyEngine,
  record: MatchRecord,
  seats: number,
): Promise<Position | null> {
  const [first] = await store.entries(record.id, 0, 1);
  if (first === undefined) return null;
  const secrets = await store.secrets(record.id);
  const { updatedAt } = checked("", first);
  const { text, snapshot, hash } = firstPosition(engine, record, seats, seedOf(secrets!), updatedAt);
  if (text !== first.entry) throw new MatchFault("RULES_DIFFER", "the rules deal otherwise");
  return { snapshot, hash };
}
