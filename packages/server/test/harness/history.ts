import { replayEntries, SPECTATOR, verify } from "@cardwright/core/host";
import type { AnyEngine } from "../../src/any-engine.ts";
import { hostedBy } from "../../src/catalog.ts";
import { Bundles, diffRules, type RuleBundle } from "../../src/index.ts";
import { tailOf } from "../../src/room/load.ts";
import type { RulesRow } from "../../src/rules/compare-rules.ts";
import { RollOver } from "../../src/rules/roll-over.ts";
import { MemoryStore } from "../../src/store/memory.ts";
import type { MatchRecord } from "../../src/store/store.ts";
import { builtWith, type Deployed, deployedWith, loaded } from "./built-with.ts";
import { EDITS, type Edit, type EditClass, type EditedGame } from "./edits.ts";
import { type Logged, logOfStored, type PlayedMatch, playMatch, putMatch } from "./stored-matches.ts";

/** Stored matches, edits of their rules, and whether each is moved over exactly where it may be. */

export interface HistoryOptions {
  readonly games: readonly EditedGame[];
  readonly matchesOfEach: number;
  readonly runningOfEach: number;
  readonly edits?: readonly Edit[];
  /** Hears of each edit that is done. */
  readonly progress?: (line: string) => void;
}
export interface HistoryReport {
  readonly counts: {
    matches: number;
    running: number;
    edits: number;
    /** Edits after which the rules have the hash that they had: no match has anywhere to go. */
    unmoved: number;
    moved: number;
    stayed: number;
    stranded: number;
    changed: number;
    /** Ended matches, each after each edit, of which `rules-diff` and core say the same. */
    compared: number;
    signed: number;
  };
  /** How many running matches were the same after edits of a class, of how many. */
  readonly carried: Partial<Record<EditClass, readonly [same: number, of: number]>>;
  readonly wrong: string[];
}
export const catalogWith = (bundle: RuleBundle, engine: AnyEngine) => ({
  entries: new Map(),
  find: (game: string) => (game === engine.game.id ? hostedBy(engine, bundle.hash, { code: bundle.code }) : undefined),
});
/** One game before its edits: its rules, and matches of it. */
interface Before {
  readonly game: EditedGame;
  readonly bundle: RuleBundle;
  readonly engine: AnyEngine;
  readonly running: readonly PlayedMatch[];
  readonly ended: MemoryStore;
  readonly logs: ReadonlyMap<string, Logged>;
}
const WHOLE_STEPS = 160;
/** Running matches stand at steps all through a match. */
const stepsOf = (i: number): number => 1 + ((i * 29) % (WHOLE_STEPS - 20));

export async function historyRun(options: HistoryOptions): Promise<HistoryReport> {
  const counts = {
    ...{ matches: 0, running: 0, edits: 0, unmoved: 0, moved: 0, stayed: 0 },
    ...{ stranded: 0, changed: 0, compared: 0, signed: 0 },
  };
  const report: HistoryReport = { counts, carried: {}, wrong: [] };
  for (const game of options.games) {
    const before = await played(game, options);
    counts.matches += before.logs.size;
    counts.running += before.running.length;
    signedAll(before, report);
    for (const edit of options.edits ?? EDITS) {
      const after = await deployedWith(game, edit);
      if (after === null) continue;
      counts.edits++;
      await edited(before, after, edit.toldBy === game ? { ...edit, isHarmless: false } : edit, report);
      const { moved, stayed, compared } = counts;
      options.progress?.(
        `${game}, ${edit.name}: ${[moved, stayed, compared].join(", ")}, ${report.wrong.length} wrong`,
      );
    }
  }
  return report;
}
async function storeOf(game: string, { bundle, engine }: Deployed, all: readonly PlayedMatch[]): Promise<MemoryStore> {
  const store = new MemoryStore();
  await store.saveRules({ ...bundle, game, version: engine.game.version }, 1);
  for (const match of all) await putMatch(store, match);
  return store;
}
const isRunning = ({ appends }: PlayedMatch): boolean => appends.at(-1)!.change?.status === "running";
async function played(game: EditedGame, { matchesOfEach, runningOfEach }: HistoryOptions): Promise<Before> {
  const bundle = (await builtWith(game))!;
  const engine = loaded(bundle);
  const idOf = (i: number): string => `${game.replace("-", "")}${String(i).padStart(12, "0")}`;
  const running: PlayedMatch[] = [];
  const ended: PlayedMatch[] = [];
  for (let i = 0; running.length < runningOfEach; i++) {
    const match = playMatch(engine, bundle.hash, idOf(i), stepsOf(i));
    if (isRunning(match)) running.push(match);
  }
  for (let i = 0; ended.length < matchesOfEach - runningOfEach; i++)
    ended.push(playMatch(engine, bundle.hash, idOf(100_000 + i), WHOLE_STEPS));
  const everything = await storeOf(game, { bundle, engine }, [...running, ...ended]);
  const logs = new Map<string, Logged>();
  for (const record of await everything.list({ limit: 1_000_000 }))
    logs.set(record.id, await logOfStored(everything, record));
  return { game, bundle, engine, running, ended: await storeOf(game, { bundle, engine }, ended), logs };
}
/** Core's own verdict on the log, which knows nothing of how matches are moved: the first step that differs. */
function firstDifference({ logs }: Before, match: string, engine: AnyEngine): number | null {
  const { log, seed } = logs.get(match)!;
  const verdict = verify(engine, log, seed);
  return verdict.ok ? null : verdict.revision;
}
function signedAll(before: Before, { counts, wrong }: HistoryReport): void {
  for (const [match, { log, seed }] of before.logs) {
    const verdict = verify(before.engine, log, seed);
    if (verdict.ok) counts.signed++;
    else wrong.push(`${match}: its own rules refuse step ${verdict.revision}: ${verdict.why}`);
  }
}
async function edited(before: Before, after: Deployed, edit: Edit, report: HistoryReport): Promise<void> {
  const told = `${before.game}, ${edit.name}`;
  const { counts, wrong, carried } = report;
  const isUnmoved = after.bundle.hash === before.bundle.hash;
  if (isUnmoved) {
    counts.unmoved++;
    // Nothing is folded then, so the hash has to be right: core has to say the same of every running match.
    if (after.bundle.code !== before.bundle.code) {
      for (const { record } of before.running) {
        const from = firstDifference(before, record.id, after.engine);
        if (from !== null) wrong.push(`${told}, ${record.id}: the same hash, and differs from step ${from}`);
      }
    }
  }
  const same = isUnmoved ? before.running.length : await rolledOver(before, after, edit, told, report);
  const [sameBefore, of] = carried[edit.of] ?? [0, 0];
  carried[edit.of] = [sameBefore + same, of + before.running.length];
  if (!isUnmoved) await endedCompared(before, after, edit, told, report);
}
async function rolledOver(
  before: Before,
  after: Deployed,
  edit: Edit,
  told: string,
  { counts, wrong }: HistoryReport,
): Promise<number> {
  const store = await storeOf(before.game, before, before.running);
  const catalog = catalogWith(after.bundle, after.engine);
  const bundles = new Bundles(store, catalog);
  const failed = (error: unknown, match: string): void => void wrong.push(`${told}, ${match}: ${String(error)}`);
  const rollOver = new RollOver({ store, catalog, bundles, failed, moved: async () => undefined });
  await rollOver.run();
  let same = 0;
  for (const played of before.running) {
    const record = (await store.match(played.record.id))!;
    const hasMoved = record.content === after.bundle.hash;
    const wrongly = (why: string): void => void wrong.push(`${told}, ${record.id}: ${why}`);
    if (hasMoved) same++;
    counts[hasMoved ? "moved" : "stayed"]++;
    if (!(await isUntouched(store, played))) wrongly("its log was touched");
    const from = firstDifference(before, record.id, after.engine);
    if (hasMoved) {
      if (from !== null) {
        counts.changed++;
        wrongly(`moved, and differs from step ${from}`);
      }
      if (record.moves.length !== 1) wrongly("its move is not in its log");
      continue;
    }
    if ((await bundles.find(record.content, [])) === null) {
      counts.stranded++;
      wrongly("its rules are gone");
    }
    const row = rollOver.stayed.get(record.id);
    if (edit.isHarmless) wrongly(`stayed: ${row?.because}`);
    const listed = listedWrongly(before, after.engine, played, from, row);
    if (listed !== null) wrongly(listed);
  }
  return same;
}
async function isUntouched(store: MemoryStore, { record, appends }: PlayedMatch): Promise<boolean> {
  const rows = await tailOf(store, record.id, 0);
  return rows.length === appends.length && rows.every(({ entry }, i) => entry === appends[i]!.entry);
}
/** A match that stays is listed with the first step that differs, or with its last where only what may be done there does. */
function listedWrongly(
  { engine, logs }: Before,
  other: AnyEngine,
  { record, appends }: PlayedMatch,
  from: number | null,
  row: RulesRow | undefined,
): string | null {
  const expected = from ?? appends.length - 1;
  if (row?.from !== expected) return `listed from ${row?.from}, differs from ${expected}`;
  if (from !== null) return null;
  const logged = logs.get(record.id)!;
  const { log } = logged;
  const entries = log.lines.map(({ entry }) => entry);
  const [mine, theirs] = [engine, other].map((one) => standing(one, replayEntries(one, log.header, entries)));
  const isSame = mine === theirs && wayBack(engine, logged) === wayBack(other, logged);
  return isSame ? `stayed, and nothing differs: ${row.because}` : null;
}
/** Whoever may take their last action back at the end of a match that is played once more. */
function wayBack(engine: AnyEngine, { log, seed }: Logged): string {
  const { seats, options, createdAt: at } = log.header;
  let { snapshot } = engine.create({ seats, options, seed, at });
  for (const { entry } of log.lines.slice(1)) {
    const result = engine.applyAction(snapshot, entry.action!);
    if (!result.ok) throw new Error(`a match that is the same is refused: ${result.error.code}`);
    ({ snapshot } = result);
  }
  return JSON.stringify(Array.from({ length: seats }, (_, seat) => engine.canUndo(snapshot, seat)));
}
type AnyState = Parameters<AnyEngine["actors"]>[0];
/** Whatever anybody sees and may do. */
function standing(engine: AnyEngine, given: AnyState): string {
  const state = given as Parameters<AnyEngine["view"]>[0];
  const viewers = Array.from({ length: state.seats + 1 }, (_, i) => i + SPECTATOR);
  const lists = viewers.filter((viewer) => viewer !== SPECTATOR).map((seat) => engine.validActions(state, seat));
  return JSON.stringify([engine.actors(state), viewers.map((viewer) => engine.view(state, viewer)), lists]);
}
/** After each edit another fifth of the matches that have ended: whatever rules come, they stay as they are. */
const COMPARED_ONE_IN = 5;
/** Ended matches stay as they are; `rules-diff` says of each what core's verdict says. */
async function endedCompared(
  before: Before,
  { bundle, engine }: Deployed,
  edit: Edit,
  told: string,
  { counts, wrong }: HistoryReport,
): Promise<void> {
  const store = before.ended;
  const catalog = catalogWith(bundle, engine);
  const parts = { store, catalog, bundles: new Bundles(store, catalog) };
  const all = await store.list({ limit: 1_000_000 });
  for (const record of all.filter((_, i) => i % COMPARED_ONE_IN === counts.edits % COMPARED_ONE_IN)) {
    const { row } = await diffRules(parts, record);
    const from = firstDifference(before, record.id, engine);
    counts.compared++;
    if (from !== null && row.from !== from)
      wrong.push(`${told}, ${record.id}: rules-diff says ${row.from}, core ${from}`);
    if (from === null && !row.same && row.from !== lastOf(before, record))
      wrong.push(`${told}, ${record.id}: rules-diff says ${row.from}, core nothing`);
    if (edit.isHarmless && !row.same) wrong.push(`${told}, ${record.id}: ${row.because}`);
    if ((await parts.bundles.find(record.content, [])) === null) counts.stranded++;
  }
}
const lastOf = ({ logs }: Before, { id }: MatchRecord): number => logs.get(id)!.log.lines.length - 1;
