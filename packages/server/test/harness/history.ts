import { commitmentOf, type Log, mixSeed, verify } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import type { AnyEngine } from "../../src/any-engine.ts";
import { hostedBy } from "../../src/catalog.ts";
import { Bundles, diffRules, type RuleBundle } from "../../src/index.ts";
import { firstPosition, rowHash, tailOf } from "../../src/room/load.ts";
import { RollOver } from "../../src/rules/roll-over.ts";
import { engineIn } from "../../src/rules/rule-context.ts";
import { Sealing } from "../../src/signing/sealing.ts";
import { passingKey } from "../../src/signing/signing-key.ts";
import { MemoryStore } from "../../src/store/memory.ts";
import type { MatchRecord, Store } from "../../src/store/store.ts";
import { builtWith, EDITS, type Edit, type EditedGame } from "./edits.ts";

/** Stored matches, edits of their rules, and whether each is moved over exactly where it may be. */

export interface HistoryOptions {
  readonly games: readonly EditedGame[];
  readonly matchesOfEach: number;
  readonly runningOfEach: number;
  readonly edits?: readonly Edit[];
}
export interface HistoryReport {
  readonly counts: {
    matches: number;
    running: number;
    edits: number;
    moved: number;
    stayed: number;
    stranded: number;
    changed: number;
    signed: number;
  };
  readonly wrong: string[];
}
export const catalogWith = (bundle: RuleBundle, engine: AnyEngine) => ({
  entries: new Map(),
  find: (game: string) => (game === engine.game.id ? hostedBy(engine, bundle.hash, { code: bundle.code }) : undefined),
});
export const loaded = (bundle: RuleBundle): AnyEngine => engineIn(bundle.code, []) ?? neverMind();
function neverMind(): never {
  throw new Error("a bundle without expansions has none to miss");
}
/** Plays a match at random into the store: to its end, or some steps. */
export async function storeMatch(
  store: Store,
  engine: AnyEngine,
  content: string,
  id: string,
  steps: number,
): Promise<void> {
  const draw = drawFrom(id);
  const serverSeed = commitmentOf(
    "5".repeat(64).replace(
      /^.{8}/,
      draw(2 ** 31)
        .toString(16)
        .padStart(8, "0"),
    ),
  );
  const { seats: declared } = engine.rules.declares;
  const seats = typeof declared === "number" ? declared : declared[0];
  const nonces = Array.from({ length: seats }, (_, seat) => `nonce ${seat}`);
  const { state } = engine.create({ seats, options: {}, seed: serverSeed }).snapshot;
  const options = JSON.parse(JSON.stringify(state.options)) as MatchRecord["options"];
  const record: MatchRecord = {
    ...{ id, game: engine.game.id, version: engine.game.version, content, expansions: [], options },
    ...{
      visibility: "public",
      clock: null,
      takeover: null,
      takebacks: "people",
      status: "waiting",
      createdAt: 1,
      seatsVersion: 0,
    },
    ...{ commitment: commitmentOf(serverSeed), moves: [] },
  };
  const blank = { kind: "open", name: null, nonce: "", tokenHash: null, inviteHash: null } as const;
  const rows = nonces.map((nonce, seat) => ({ ...blank, seat, nonce, keptFor: null, keptUntil: null, bot: null }));
  await store.createMatch(record, { serverSeed, hostHash: "", watchHash: null, nonces: null }, rows);
  const dealt = firstPosition(engine, record, seats, mixSeed(serverSeed, nonces), 5);
  let { snapshot, hash } = dealt;
  const append = (revision: number, entry: string, seat: number | null): Promise<unknown> => {
    const { outcome } = snapshot.state;
    const status = outcome === null ? "running" : "ended";
    const change = { status, outcome, clock: null, wakeAt: null, ...(revision === 0 ? { nonces } : {}) } as const;
    return store.append({ match: id, revision, seatsVersion: 0, seat, intent: null, ackSeq: 0, entry, hash, change });
  };
  await append(0, dealt.text, null);
  for (let step = 1; step <= steps && snapshot.state.outcome === null; step++) {
    const [seat] = engine.actors(snapshot.state);
    const sampled = engine.sample(snapshot.state, seat!, draw)!;
    const action = step === steps && steps > 150 ? { type: "concede", seat: seat! } : sampled;
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) throw new Error(`${id}: ${result.error.code}`);
    ({ snapshot } = result);
    const text = JSON.stringify(result.entry);
    hash = rowHash(hash, text);
    await append(step, text, seat!);
  }
}
const RUNNING_STEPS = 12;
const WHOLE_STEPS = 160;

export async function historyRun(options: HistoryOptions): Promise<HistoryReport> {
  const counts = { matches: 0, running: 0, edits: 0, moved: 0, stayed: 0, stranded: 0, changed: 0, signed: 0 };
  const report: HistoryReport = { counts, wrong: [] };
  for (const game of options.games) await ofGame(game, options, report);
  return report;
}
async function ofGame(game: EditedGame, options: HistoryOptions, report: HistoryReport): Promise<void> {
  const { counts, wrong } = report;
  const bundle = await builtWith(game);
  const engine = loaded(bundle);
  const filled = async (most: number, kind: "running" | "all"): Promise<MemoryStore> => {
    const store = new MemoryStore();
    await store.saveRules({ ...bundle, game, version: engine.game.version }, 1);
    for (let i = 0; i < most; i++) {
      const steps = kind === "running" || i < options.runningOfEach ? 1 + (i % RUNNING_STEPS) : WHOLE_STEPS;
      await storeMatch(store, engine, bundle.hash, `${game.replace("-", "")}${String(i).padStart(12, "0")}`, steps);
    }
    return store;
  };
  const store = await filled(options.matchesOfEach, "all");
  const all = await store.list({ limit: 1_000_000 });
  counts.matches += all.length;
  counts.running += all.filter(({ status }) => status === "running").length;
  await signAll(store, engine, all, report);
  for (const edit of options.edits ?? EDITS) {
    const after = await builtWith(game, edit);
    counts.edits++;
    const renewed = loaded(after);
    const told = `${game}, ${edit.name}`;
    if (!edit.isHarmless && after.hash === bundle.hash) wrong.push(`${told}: the same hash`);
    await rolledOver(await filled(options.runningOfEach, "running"), after, renewed, edit, told, report);
    await endedCompared(store, all, after, renewed, edit, told, report);
  }
}
async function signAll(
  store: Store,
  engine: AnyEngine,
  all: readonly MatchRecord[],
  report: HistoryReport,
): Promise<void> {
  const key = passingKey();
  const failed = (error: unknown): void => void report.wrong.push(String(error));
  const sealing = new Sealing({ store, key: async () => key, server: () => "soak", now: () => 1, failed });
  for (const record of all.filter(({ status }) => status === "ended")) {
    const { header, lines, fairness } = await sealing.wholeLog(record);
    const verdict = verify(engine, { header, lines }, fairness.seed);
    if (verdict.ok) report.counts.signed++;
    else report.wrong.push(`${record.id}: its own rules refuse it: ${verdict.why}`);
  }
}
/** Core's own verdict on the log, which knows nothing of how matches are moved. */
async function firstDifference(store: Store, record: MatchRecord, engine: AnyEngine): Promise<number | null> {
  const key = passingKey();
  const sealing = new Sealing({
    store,
    key: async () => key,
    server: () => "soak",
    now: () => 1,
    failed: () => undefined,
  });
  const { header, lines, fairness } = await sealing.wholeLog(record);
  const verdict = verify(engine, { header, lines } as Log, fairness.seed);
  return verdict.ok ? null : verdict.revision;
}
async function rolledOver(
  store: MemoryStore,
  after: RuleBundle,
  renewed: AnyEngine,
  edit: Edit,
  told: string,
  { counts, wrong }: HistoryReport,
): Promise<void> {
  const catalog = catalogWith(after, renewed);
  const bundles = new Bundles(store, catalog);
  const before = await store.list({ limit: 1_000_000 });
  const logs = new Map<string, string>();
  for (const { id } of before) logs.set(id, JSON.stringify(await tailOf(store, id, 0)));
  const failed = (error: unknown, match: string): void => void wrong.push(`${told}, ${match}: ${String(error)}`);
  const rollOver = new RollOver({ store, catalog, bundles, failed, moved: async () => undefined });
  await rollOver.run();
  for (const { id, content: pinned, status } of before) {
    if (status === "ended") continue;
    const record = (await store.match(id))!;
    const hasMoved = record.content === after.hash;
    const difference = await firstDifference(store, record, renewed);
    counts[hasMoved ? "moved" : "stayed"]++;
    if (JSON.stringify(await tailOf(store, id, 0)) !== logs.get(id)) wrong.push(`${told}, ${id}: its log was touched`);
    if (hasMoved && difference !== null) {
      counts.changed++;
      wrong.push(`${told}, ${id}: moved, and differs from step ${difference}`);
    }
    if (hasMoved && pinned !== after.hash && record.moves.length !== 1)
      wrong.push(`${told}, ${id}: its move is not in its log`);
    if (!hasMoved && (await bundles.find(record.content, [])) === null) {
      counts.stranded++;
      wrong.push(`${told}, ${id}: its rules are gone`);
    }
    const row = rollOver.stayed.get(id);
    if (!hasMoved && edit.isHarmless) wrong.push(`${told}, ${id}: stayed: ${row?.because}`);
    if (!hasMoved && difference !== null && row?.from !== difference)
      wrong.push(`${told}, ${id}: listed from ${row?.from}, differs from ${difference}`);
  }
}
/** Ended matches stay as they are; `rules-diff` says of each what core's verdict says. */
async function endedCompared(
  store: MemoryStore,
  all: readonly MatchRecord[],
  after: RuleBundle,
  renewed: AnyEngine,
  edit: Edit,
  told: string,
  { wrong }: HistoryReport,
): Promise<void> {
  const catalog = catalogWith(after, renewed);
  const parts = { store, catalog, bundles: new Bundles(store, catalog) };
  for (const record of all.filter(({ status }) => status === "ended").slice(0, COMPARED_OF_EACH)) {
    const { row } = await diffRules(parts, record);
    const difference = await firstDifference(store, record, renewed);
    if (row.from !== difference) wrong.push(`${told}, ${record.id}: rules-diff says ${row.from}, core ${difference}`);
    if (edit.isHarmless && !row.same) wrong.push(`${told}, ${record.id}: ${row.because}`);
  }
}
const COMPARED_OF_EACH = 20;
