import { canonicalJson, chain, hashOf } from "./canonical.ts";
import type { Declaration } from "./declare.ts";
import type { Engine } from "./engine/engine.ts";
import type { MatchOptions } from "./engine/opening.ts";
import { replayEntries } from "./engine/replaying.ts";
import type { Entry, Snapshot, StateOf } from "./protocol/index.ts";
import { commitmentOf } from "./seed.ts";

/** A match as it can be kept, downloaded and checked by anyone: what was played, what happened, and that it hangs together. */

export interface RulesMove {
  /** The last step that was there. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
}
export interface LogHeader {
  /** The match and the server that it was played at; null for one that no server has seen. */
  readonly match: string | null;
  readonly server: string | null;
  readonly game: string;
  readonly version: string;
  /** The hash of the rules that it is played by, as its host pins them. */
  readonly content: string;
  /** The steps at which it went over to other rules that are the same for it; left out if it never did. */
  readonly moves?: readonly RulesMove[];
  readonly seats: number;
  readonly options: object;
  readonly expansions: readonly string[];
  /** SHA-256 of the seed, published before the first card is dealt. */
  readonly commitment: string;
  readonly createdAt: number;
}
export interface LogLine {
  readonly entry: Entry;
  /** Hash over the line before and this entry. */
  readonly hash: string;
}
export interface Log {
  readonly header: LogHeader;
  readonly lines: readonly LogLine[];
}
interface Broken {
  readonly ok: false;
  readonly revision: number;
  readonly why: string;
}
interface Whole {
  readonly ok: true;
  readonly hasEnded: boolean;
}
export type Verdict = { readonly ok: true } | Broken;

/** The hash of everything that rules are made of, as far as it is data, but for texts of cards. Hosts that keep rules pin more: their built code. */
export function contentHash<D extends Declaration>({ rules, game }: Engine<D>): string {
  const zones = Object.entries(rules.declares.zones).map(([name, { each, sight }]) => [name, each, sight]);
  return hashOf({
    game: game.id,
    version: game.version,
    phases: rules.declares.phases,
    zones,
    facts: rules.facts.map(([name, { each, start }]) => [name, each, plain(start)]),
    actions: [...rules.actions.keys()],
    events: [...rules.events.keys()].sort(),
    prompts: [...rules.prompts.keys()],
    effects: [...rules.effects.keys()],
    cards: plain([...(game.cards ?? []), ...rules.expansions.flatMap(({ cards }) => cards ?? [])], isTold),
    expansions: rules.expansions.map(({ id, version }) => [id, version ?? "1"]),
  });
}
/** Texts of cards that only players read: a page that has them in its language files leaves them out of the rules. */
const isTold = (key: string, part: unknown): boolean => typeof part === "string" && (key === "text" || key === "about");
const plain = (value: unknown, isLeftOut = (_key: string, _part: unknown): boolean => false): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) => {
      if (isLeftOut(key, part)) return undefined;
      return typeof part === "function" ? "function" : part;
    }),
  );

export function headerOf<D extends Declaration>(
  engine: Engine<D>,
  match: MatchOptions,
  snapshot: Snapshot<StateOf<D>>,
): LogHeader {
  return {
    match: null,
    server: null,
    game: engine.game.id,
    version: engine.game.version,
    content: contentHash(engine),
    seats: snapshot.state.seats,
    options: snapshot.state.options,
    expansions: engine.rules.expansions.map(({ id }) => id),
    commitment: commitmentOf(match.seed),
    createdAt: match.at ?? 0,
  };
}
/** The first link: it stands for everything that the header says. */
export const headHash = (header: LogHeader): string => hashOf(header);
export function nextLine(previousHash: string, entry: Entry): LogLine {
  return { entry, hash: chain(previousHash, entry) };
}
export function logOf(header: LogHeader, entries: readonly Entry[]): Log {
  let hash = headHash(header);
  const lines = entries.map((entry) => {
    const line = nextLine(hash, entry);
    hash = line.hash;
    return line;
  });
  return { header, lines };
}
const broken = (revision: number, why: string): Broken => ({ ok: false, revision, why });

/** A log may come from anywhere: what is no log at all is not verified, and that is all there is to say. */
function judged<V>(judge: () => V | Broken): V | Broken {
  try {
    return judge();
  } catch (error) {
    return broken(0, `no match can be made of it: ${error instanceof Error ? error.message : String(error)}`);
  }
}
/** Checks that the lines follow from each other. Needs neither rules nor seed. */
export const verifyChain = (log: Log): Verdict => judged<Verdict>(() => chained(log));
function chained(log: Log): Verdict {
  if (log.lines.length === 0) return broken(0, "the log has no lines");
  let hash = headHash(log.header);
  for (const [revision, { entry, hash: claimed }] of log.lines.entries()) {
    if (entry.revision !== revision)
      return broken(revision, `line ${revision} claims to be revision ${entry.revision}`);
    hash = chain(hash, entry);
    if (hash !== claimed) return broken(revision, `line ${revision} is not what its hash says`);
  }
  return { ok: true };
}
/** State from the events of a log. Needs no seed and runs no rule. */
export function replay<D extends Declaration>(engine: Engine<D>, log: Log, upTo = log.lines.length): StateOf<D> {
  const entries = log.lines.slice(0, upTo).map(({ entry }) => entry);
  return replayEntries(engine, log.header, entries);
}
/** Runs the rules again from the seed and compares every step; names the first that differs. */
export function verify<D extends Declaration>(engine: Engine<D>, log: Log, seed: string): Verdict {
  const verdict = verifyToEnd(engine, log, seed);
  return verdict.ok ? { ok: true } : verdict;
}
/** The verdict, and whether the match has ended by then: whoever asks both needs no replay besides. */
export const verifyToEnd = <D extends Declaration>(engine: Engine<D>, log: Log, seed: string): Whole | Broken =>
  judged(() => {
    const follows = chained(log);
    return follows.ok ? playedAgain(engine, log, seed) : follows;
  });
const isNameOrNone = (value: unknown): boolean => value == null || typeof value === "string";
function playedAgain<D extends Declaration>(engine: Engine<D>, log: Log, seed: string): Whole | Broken {
  const { header } = log;
  if (header.game !== engine.game.id) return broken(0, `the log is of ${header.game}, not of ${engine.game.id}`);
  if (commitmentOf(seed) !== header.commitment) return broken(0, "the seed is not the one that was committed to");
  const { seats, options, createdAt, match: id, server, version, content, moves } = header;
  const match = { seats, options, seed, at: createdAt };
  const first = engine.create(match);
  // Names that no rule knows: a signature vouches for them. Rules are the same where they lead to the same.
  const expected = { ...headerOf(engine, match, first.snapshot), match: id, server, version, content, moves };
  const elsewhere = version === engine.game.version ? "" : ` (it was played with version ${version} of the rules)`;
  if (![id, server, version, content].every(isNameOrNone) || canonicalJson(expected) !== canonicalJson(header))
    return broken(0, "the header says something else than these rules");
  let { snapshot } = first;
  for (const [revision, { entry }] of log.lines.entries()) {
    let played = first.entry;
    if (revision > 0) {
      if (entry.action === null) return broken(revision, "a step has no action");
      const result = engine.applyAction(snapshot, entry.action);
      if (!result.ok) return broken(revision, `the rules refuse the action: ${result.error.code}`);
      snapshot = result.snapshot;
      played = result.entry;
    }
    if (!isSameJson(played, entry)) return broken(revision, `the rules lead to other events${elsewhere}`);
  }
  return { ok: true, hasEnded: snapshot.state.outcome !== null };
}
/** Mostly even their keys are in the same order, and then nothing has to be sorted. */
const isSameJson = (a: object, b: object): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonicalJson(a) === canonicalJson(b);
export const stateHash = (state: object): string => hashOf(state);
