import { type Action, RandomStream } from "@cardwright/core";
import { workerData } from "piscina";
import { Catalog, type CatalogEntry } from "../catalog.ts";
import { type BotRequest, type Chooser, randomChooser } from "./driver.ts";

/** The inside of a bot's thread: it has the rules, a world it imagines, and nothing of the match. */
interface Given {
  readonly catalog: string;
  readonly choosers: string | null;
}
const { catalog, choosers } = workerData as Given;
const { games } = (await import(catalog)) as { readonly games: readonly CatalogEntry[] };
const known: Readonly<Record<string, Chooser>> =
  choosers === null
    ? { random: randomChooser }
    : ((await import(choosers)) as { choosers: Record<string, Chooser> }).choosers;
const hosted = new Catalog(games);

export function choose(request: BotRequest): Action | null {
  const found = hosted.find(request.game, request.expansions);
  const chooser = Object.hasOwn(known, request.kind) ? known[request.kind] : randomChooser;
  if (found === undefined || chooser === undefined) return null;
  const stream = new RandomStream(request.seed);
  return chooser(found.engine, request, (bound) => stream.int(bound));
}
