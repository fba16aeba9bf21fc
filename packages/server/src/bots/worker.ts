import { setPriority } from "node:os";
import { drawOf, type ToldOption, toldAdvice } from "@cardwright/bots";
import { choosers } from "@cardwright/bots/choosers";
import type { Action } from "@cardwright/core";
import { RandomStream } from "@cardwright/core/host";
import { workerData } from "piscina";
import type { AnyEngine } from "../any-engine.ts";
import { Catalog, type CatalogEntry } from "../catalog.ts";
import { judgeText } from "../logs.ts";
import { engineIn } from "../rules/rule-context.ts";
import type { AdviceRequest, BotRequest, Handed, JudgedLog } from "./driver.ts";

/** A priority of this thread alone, on Linux: where processors are short, the thread that serves players goes first. */
const NICE = 10;
if (process.platform === "linux") setPriority(0, NICE);

/** The inside of a thread: it has the rules, a world that a bot imagines or a log that somebody sent, and nothing of a match. */
const { catalog } = workerData as { readonly catalog: string };
const { games } = (await import(catalog)) as { readonly games: readonly CatalogEntry[] };
const hosted = new Catalog(games);

/** Rules of another time, the last that were asked for: a match that stays with them asks again and again. */
let kept: { readonly key: string; readonly engine: AnyEngine | null } | undefined;
function engineOf({
  game,
  expansions,
  code,
}: Pick<BotRequest, "game" | "expansions" | "code">): AnyEngine | null | undefined {
  if (code === null) return hosted.find(game, expansions)?.engine;
  const key = [...expansions, code].join("\n");
  if (kept?.key !== key) kept = { key, engine: engineIn(code, expansions) };
  return kept.engine;
}
export function choose(request: BotRequest): Action | null {
  const engine = engineOf(request);
  const chooser = Object.hasOwn(choosers, request.kind) ? choosers[request.kind] : undefined;
  if (engine == null || chooser === undefined) return null;
  const stream = new RandomStream(request.seed);
  return chooser(engine, request, (bound) => stream.int(bound));
}
export function advise(request: AdviceRequest): readonly ToldOption[] {
  const engine = engineOf(request);
  return engine == null ? [] : toldAdvice(engine, request.asked, drawOf(request.seed));
}
export function verify({ log, ...how }: Handed): Promise<JudgedLog | null> {
  return judgeText(hosted, Buffer.from(log).toString(), how);
}
