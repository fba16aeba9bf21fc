import type { Entry, Outcome, PublicKey, RulesMove, Seal, Snapshot } from "@cardwright/core/host";
import type { ClockConfig, Status, TakebackRule } from "@cardwright/protocol";

/** The records that are kept for ever. A row of the log is never changed; all the rest could be made again from it. */

export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly content: string;
  readonly expansions: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly visibility: "public" | "private";
  readonly clock: ClockConfig | null;
  readonly takeover: string | null;
  readonly takebacks: TakebackRule;
  readonly status: Status;
  readonly createdAt: number;
  /** Grows whenever a right changes: who holds a seat, what plays there, by what others may start or watch the match. */
  readonly seatsVersion: number;
  readonly commitment: string;
  /** The steps at which it went over to other rules that are the same for it. */
  readonly moves: readonly RulesMove[];
}
/** Never part of a list or a statistic. */
export interface MatchSecrets {
  readonly serverSeed: string;
  readonly hostHash: string;
  readonly watchHash: string | null;
  /** The words that the players added to the seed, by seat; fixed by the first entry of the log. */
  readonly nonces: readonly string[] | null;
}
export interface SeatRecord {
  readonly seat: number;
  readonly kind: "open" | "invited" | "bot";
  readonly name: string | null;
  readonly nonce: string;
  readonly tokenHash: string | null;
  readonly inviteHash: string | null;
  /** Of the token by which the player who left may come back; nobody else may then take the seat without an invitation. */
  readonly keptFor: string | null;
  /** Before this time nobody else may be let in; null where the seat was left, or is not kept at all. */
  readonly keptUntil: number | null;
  /** The kind of bot that plays here now: a bot's own seat, or one whose player left or stays away. */
  readonly bot: string | null;
}
/** Time as it stood when the last step was stored. */
export interface ClockState {
  readonly banks: readonly number[];
  readonly running: readonly number[];
  readonly since: number;
  /** The free time that each seat had left then. Older records leave it out, and then all of it was left. */
  readonly free?: readonly number[];
  /** How many decisions in a row each seat let pass. */
  readonly missed: readonly number[];
}
/** The changes at a match beside its log, in the same transaction. */
interface MatchChange {
  readonly status: Status;
  readonly outcome: Outcome | null;
  readonly clock: ClockState | null;
  /** When the host itself has to do something: a deadline, or the move of a bot. */
  readonly wakeAt: number | null;
  /** Set with the first entry alone. */
  readonly nonces?: readonly string[];
}
export interface Append {
  readonly match: string;
  readonly revision: number;
  /** The rights that it was decided by, and by which it will be told. The store refuses it where they have changed since. */
  readonly seatsVersion: number;
  /** The seat that acts; null for the deal. An intent is its own: the same name from another seat is another intent. */
  readonly seat: number | null;
  readonly intent: string | null;
  /** The sequence number that the acting seat was told, so that a repeated intent gets the same answer. */
  readonly ackSeq: number;
  /** The entry as JSON. */
  readonly entry: string;
  /** Over the row before and this one: what was stored is what is read. */
  readonly hash: string;
  readonly change: MatchChange | null;
}
/**
 * stored: it is on disk. outdated: rights have changed since it was decided. taken: someone else wrote that revision.
 * repeated: the intent is in the log already.
 */
export type Appended = "stored" | "outdated" | "taken" | "repeated";

export interface StoredEntry {
  readonly revision: number;
  readonly seat: number | null;
  readonly intent: string | null;
  readonly ackSeq: number;
  readonly entry: string;
  readonly hash: string;
}
export interface StoredSnapshot {
  readonly revision: number;
  readonly snapshot: Snapshot;
  /** Frames that each viewer had been sent, seats first, those who watch last. */
  readonly sequences: readonly number[];
  /** Of the step that the snapshot stands at, and of what it holds. */
  readonly hash: string;
  readonly digest: string;
}
export interface Head {
  readonly match: string;
  readonly revision: number;
  readonly seatsVersion: number;
}
export interface Seated {
  readonly record: MatchRecord;
  readonly seats: readonly SeatRecord[];
}
/** New rights, and the state of the match that they were decided on. */
export interface RightsChange {
  readonly match: string;
  readonly seatsVersion: number;
  readonly status: Status;
  /** The seats that change, as they are from then on. */
  readonly seats: readonly SeatRecord[];
  readonly hostHash?: string;
  readonly watchHash?: string;
  /** Another match by whose rights it was decided, as they stood. */
  readonly upon?: Pick<Head, "match" | "seatsVersion">;
}
export interface MatchFilter {
  readonly game?: string | undefined;
  readonly status?: Status | undefined;
  readonly limit: number;
  readonly visibility?: "public" | undefined;
  /** Only matches created before this time. */
  readonly before?: number | undefined;
}

/** Rules that matches pin, by their hash. */
export interface KeptRules {
  readonly hash: string;
  readonly game: string;
  readonly version: string;
  readonly code: string;
}
export interface RulesInfo extends Omit<KeptRules, "code"> {
  readonly at: number;
  readonly bytes: number;
  /** Matches that pin them and have not ended. */
  readonly living: number;
}
/** A match goes over to other rules: all of it, or nothing where it has gone on or rights have changed. */
export interface MoveToRules {
  readonly match: string;
  readonly seatsVersion: number;
  /** The last step that was folded on them; -1 for a match that was not dealt. */
  readonly revision: number;
  readonly from: string;
  readonly to: string;
  readonly version: string;
  /** The moves of before, and this one. */
  readonly moves: readonly RulesMove[];
}
/** The signature on a match that has ended, and the name that its server had when it signed. */
export interface StoredSeal extends Seal {
  readonly server: string;
}

export interface Store {
  readonly kind: "memory" | "sqlite" | "postgres";
  /** True where other nodes may write as well. */
  readonly shared: boolean;
  /** Brings the tables up to date and refuses to serve when a commit would not wait for the disk. */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Fails when the store cannot be reached, or not be written. */
  check(): Promise<void>;
  /** Milliseconds since 1970 by the clock of the store, where several machines share it. */
  time?(): Promise<number>;

  createMatch(match: MatchRecord, secrets: MatchSecrets, seats: readonly SeatRecord[]): Promise<void>;
  match(id: string): Promise<MatchRecord | null>;
  secrets(id: string): Promise<MatchSecrets | null>;
  seats(id: string): Promise<readonly SeatRecord[]>;
  list(filter: MatchFilter): Promise<readonly MatchRecord[]>;
  /** The same matches with their seats, by one question. */
  page(filter: MatchFilter): Promise<readonly Seated[]>;

  /** All of it, or nothing and false: where rights or the status have changed since, whoever asked has to decide again. */
  changeRights(change: RightsChange): Promise<boolean>;

  append(append: Append): Promise<Appended>;
  entries(match: string, from: number, limit: number): Promise<readonly StoredEntry[]>;
  intent(match: string, seat: number, intent: string): Promise<StoredEntry | null>;
  clock(match: string): Promise<ClockState | null>;
  heads(matches: readonly string[]): Promise<readonly Head[]>;
  /** Running matches whose host has something to do by now, by their names, from behind one: none moves up while others leave. */
  due(now: number, limit: number, after: string): Promise<readonly string[]>;
  /** When the host has to look at a running match next, where no step says so. */
  setWake(match: string, at: number | null): Promise<void>;

  snapshot(match: string): Promise<StoredSnapshot | null>;
  saveSnapshot(match: string, snapshot: StoredSnapshot): Promise<void>;
  /** A snapshot is a cache: without it the log is folded from its first entry. */
  dropSnapshots(): Promise<void>;

  /** The text of rules; null where they are not kept. */
  rules(hash: string): Promise<string | null>;
  /** The same hash means the same rules: the first text of them stays. */
  saveRules(rules: KeptRules, at: number): Promise<void>;
  listRules(): Promise<readonly RulesInfo[]>;
  /** False where a match that has not ended needs them, or there are none. */
  dropRules(hash: string): Promise<boolean>;
  moveRules(move: MoveToRules): Promise<boolean>;

  seal(match: string): Promise<StoredSeal | null>;
  /** A match that is signed already keeps its first signature. */
  saveSeal(match: string, seal: StoredSeal): Promise<void>;
  /** Of every node that has ever signed here, the oldest first. */
  signingKeys(): Promise<readonly PublicKey[]>;
  addSigningKey(key: PublicKey): Promise<void>;
  /** A key that is retired stays listed for what it has signed until then. */
  retireSigningKey(id: string, at: number): Promise<void>;
}
/** The name of an intent among all of a match. */
export const intentKey = (seat: number | null, intent: string): string => `${seat ?? ""}/${intent}`;
export const readEntry = (stored: StoredEntry): Entry => JSON.parse(stored.entry) as Entry;
