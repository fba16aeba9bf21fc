import type { AnyEngine } from "@cardwright/bots";
import type { Game } from "@cardwright/core";
import type { Expansion } from "@cardwright/core/expansion";
import { createEngine } from "@cardwright/core/host";
import { applyChange, readChange, WrongChange } from "./change.ts";
import { whyNotDealt } from "./deal.ts";
import type { GameSource, Listed, Loaded } from "./game-source.ts";
import { Mistake } from "./mistake.ts";
import type { Plan } from "./plan.ts";
import { rulesHash } from "./rules-hash.ts";

interface GameModule {
  readonly catalog?: readonly Listed[];
  readonly game?: Listed["game"];
  readonly expansions?: readonly Expansion[];
}

export const inCatalog = (source: GameSource, catalog: string | undefined): GameSource =>
  source.module === "catalog" && catalog !== undefined ? { ...source, module: catalog } : source;

/** What a source names is not there; the text says what is. */
class NotFound extends Mistake {}
/** The game is there, its expansions are not these. */
export class OtherExpansions extends NotFound {}

const loaded = new Map<string, Promise<Loaded>>();
/** One engine for each source, kept for as long as the process lives. */
export function loadGame(source: GameSource): Promise<Loaded> {
  const key = JSON.stringify(source);
  const game = loaded.get(key) ?? load(source);
  loaded.set(key, game);
  return game;
}
async function load(source: GameSource): Promise<Loaded> {
  const listed = await findGame(source);
  const unchanged = engineOf(source, listed);
  const { expansions } = unchanged.rules;
  const rules = await rulesHash(source, listed.module, unchanged);
  if (source.change === undefined) return { ...listed, expansions, engine: unchanged, rules, options: {} };
  // Last, because it is made where the cards lie.
  const changed = await applyChange(listed, source.change);
  const engine = engineOf(source, changed.listed);
  return { ...changed.listed, expansions: engine.rules.expansions, engine, rules, options: changed.options };
}
/** As `load` has it, for a game that is not to be changed here. */
export async function rulesOf(source: GameSource): Promise<string> {
  const listed = await findGame(source);
  return rulesHash(source, listed.module, engineOf(source, listed));
}

function engineOf(source: GameSource, { game, expansions: known }: Listed): AnyEngine {
  const expansions = source.expansions.map((id, i) => {
    if (source.expansions.indexOf(id) < i) throw new OtherExpansions(`expansion "${id}" is named twice; name it once`);
    const found = known.find((expansion) => expansion.id === id);
    if (found !== undefined) return found;
    throw new OtherExpansions(
      `${game.id} has no expansion "${id}"; it has ${known.map((expansion) => expansion.id).join(", ") || "none"}`,
    );
  });
  return createEngine(game as Game, expansions);
}
/** Refuses a change that cannot be made or would change nothing, before anything is played. */
export async function examineChange({ source, options, seats }: Plan, file: string): Promise<void> {
  const listed = await findGame(source);
  const change = await readChange(listed, file);
  const twice = Object.keys(change.options).find((name) => name in (options ?? {}));
  if (twice !== undefined) throw new WrongChange(`${file} and --options both set "${twice}"; leave it to one of them`);
  const why = whyNotDealt(engineOf(source, listed), {
    ...(seats === undefined ? {} : { seats }),
    options: { ...change.options, ...options },
  });
  if (why !== undefined) throw new WrongChange(`${file} cannot be played: ${why}`);
}
const WHAT_A_GAME_IS =
  'a module of a game exports "game", which is what world.game({ ... }) answers with, and may export "expansions", a list';
async function findGame({ module, game: id }: GameSource): Promise<Listed> {
  const found = (await import(module)) as GameModule;
  if (found.catalog !== undefined) {
    const listed = found.catalog.find(({ game }) => game.id === id);
    if (listed !== undefined) return listed;
    const known = found.catalog.map(({ game }) => game.id).join(", ");
    throw new NotFound(
      `there is no game "${id ?? ""}"; the catalog has ${known}. A path to a module that exports a game works too.`,
    );
  }
  const { game, expansions = [] } = found;
  if (game === undefined) throw new NotFound(`${module} exports no "game"; ${WHAT_A_GAME_IS}`);
  const { id: name, declares, actions } = (game ?? {}) as Partial<Listed["game"]>;
  if (typeof name !== "string" || typeof declares !== "object" || !Array.isArray(actions))
    throw new NotFound(`what ${module} exports as "game" is none; ${WHAT_A_GAME_IS}`);
  if (!Array.isArray(expansions))
    throw new NotFound(`what ${module} exports as "expansions" is no list; ${WHAT_A_GAME_IS}`);
  return { game, expansions };
}
