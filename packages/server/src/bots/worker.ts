import { setPriority } from "node:os";
import { choosers } from "@cardwright/bots/choosers";
import { type Action, RandomStream, type Verdict } from "@cardwright/core";
import { workerData } from "piscina";
import { Catalog, type CatalogEntry } from "../catalog.ts";
import { verifyText } from "../logs.ts";
import type { BotRequest } from "./driver.ts";

/** A priority of this thread alone, on Linux: where processors are short, the thread that serves players goes first. */
const NICE = 10;
if (process.platform === "linux") setPriority(0, NICE);

/** The inside of a thread: it has the rules, a world that a bot imagines or a log that somebody sent, and nothing of a match. */
const { catalog } = workerData as { readonly catalog: string };
const { games } = (await import(catalog)) as { readonly games: readonly CatalogEntry[] };
const hosted = new Catalog(games);

export function choose(request: BotRequest): Action | null {
  const found = hosted.find(request.game, request.expansions);
  const chooser = Object.hasOwn(choosers, request.kind) ? choosers[request.kind] : undefined;
  if (found === undefined || chooser === undefined) return null;
  const stream = new RandomStream(request.seed);
  return chooser(found.engine, request, (bound) => stream.int(bound));
}
export function verify(log: Uint8Array): Verdict | null {
  return verifyText(hosted, Buffer.from(log).toString());
}
