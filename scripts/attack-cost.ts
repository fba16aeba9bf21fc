import { Session } from "node:inspector/promises";
import { fileURLToPath } from "node:url";
import { Ledger } from "../packages/core/src/engine/ledger.ts";
import { applyPatch, createEngine, patchesOf } from "../packages/core/src/host.ts";
import type { Action } from "../packages/core/src/index.ts";
import { parseText } from "../packages/server/src/gateway/parse.ts";

/**
 * `node scripts/attack-cost.ts`: how many files, functions and calls one attack in Taktik takes, from the text of a command
 * to the state of both clients. The runtime counts them. A reader has to go through as many as there are files. The ways that it tells of at
 * last are those of a reader who follows one call after the other, from the action to each place where the state is written.
 */

const root = fileURLToPath(new URL("../", import.meta.url));
const { game } = await import("../games/taktik/src/index.ts");
const engine = createEngine(game);
const patchesBetween = patchesOf(engine);
type Match = ReturnType<typeof engine.create>["snapshot"];

/** A draw that is the same in every run. */
function steadyDraw(start: number): (bound: number) => number {
  let x = start;
  return (bound) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((x / 2 ** 32) * bound);
  };
}
/** The first position of a random match in which a seat may attack, and that attack. */
function firstAttack(): { match: Match; attack: Action } {
  const draw = steadyDraw(1);
  let match = engine.create({ seed: "7".padStart(64, "0") }).snapshot;
  while (match.state.outcome === null) {
    const [seat] = engine.actors(match.state) as [number];
    const attack = engine.validActions(match.state, seat).find(({ type }) => type === "attack");
    if (attack !== undefined) return { match, attack };
    const result = engine.applyAction(match, engine.sample(match.state, seat, draw)!);
    if (!result.ok) throw new Error(result.error.message);
    match = result.snapshot;
  }
  throw new Error("nobody could attack in the whole match");
}
const { match, attack } = firstAttack();
const SEATS = [0, 1] as const;
const views = SEATS.map((seat) => engine.view(match.state, seat));
const text = JSON.stringify({ type: "ACTION", intent_id: "1", action: attack.type, payload: attack.payload });

function attackOnce(): unknown {
  const parsed = parseText(text);
  if (!parsed.ok) throw new Error(`the command is ${parsed.code}`);
  const result = engine.applyAction(match, attack);
  if (!result.ok) throw new Error(result.error.message);
  const patches = patchesBetween(match.state, result.snapshot.state);
  return SEATS.map((seat) => ({
    events: engine.seeEvents(result.entry.events, seat),
    view: applyPatch(views[seat], patches.for(seat)),
  }));
}
// Work that is done at the first time only is no part of it.
attackOnce();

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
await session.post("Profiler.takePreciseCoverage");
attackOnce();
const { result } = await session.post("Profiler.takePreciseCoverage");
session.disconnect();

const here = fileURLToPath(import.meta.url);
const files = result
  .filter(({ url }) => url.startsWith("file:") && fileURLToPath(url).startsWith(root))
  .map(({ url, functions }) => ({
    path: fileURLToPath(url).slice(root.length),
    counts: functions.map(({ ranges }) => ranges[0]?.count ?? 0).filter((count) => count > 0),
  }))
  .filter(({ path, counts }) => counts.length > 0 && !path.includes("node_modules") && root + path !== here);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
for (const area of ["packages/core", "packages", "games", ""]) {
  const within = files.filter(({ path }) => path.startsWith(area));
  const functions = sum(within.map(({ counts }) => counts.length));
  const calls = sum(within.flatMap(({ counts }) => counts));
  console.log(`${(area || "all").padEnd(14)} ${within.length} files, ${functions} functions, ${calls} calls`);
}
if (process.argv.includes("--files")) {
  for (const { path, counts } of files) console.log(`${path.padEnd(60)} ${counts.length} ${sum(counts)}`);
}

/** Files of core that the calls under way stand in, the outermost first; one that follows itself counts once. */
function filesUnderWay(): readonly string[] {
  const calls = (new Error().stack ?? "")
    .split("\n")
    .flatMap((line) => /packages\/core\/src\/([\w/-]+)\.ts/.exec(line)?.[1] ?? []);
  return calls.reverse().filter((file, i) => file !== calls[i - 1]);
}
const ways = new Set<string>();
Error.stackTraceLimit = 200;
for (const name of ["setFact", "lay", "exchange", "merge", "fields"] as const) {
  const write = Ledger.prototype[name] as (...given: readonly unknown[]) => unknown;
  Object.defineProperty(Ledger.prototype, name, {
    value(this: Ledger, ...given: readonly unknown[]) {
      ways.add([...filesUnderWay(), "engine/ledger"].join(" > "));
      return Reflect.apply(write, this, given);
    },
  });
}
attackOnce();
const changesOf = (way: string): number => way.split(" > ").length - 1;
const longest = [...ways].sort((a, b) => changesOf(b) - changesOf(a))[0] ?? "";
console.log(`from the action to a write: at most ${changesOf(longest)} changes of file inside core: ${longest}`);
