import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import type { AnyEngine } from "../../src/any-engine.ts";
import { bundleRules, type RuleBundle } from "../../src/index.ts";
import type { Bundled } from "../../src/rules/rule-context.ts";
import type { Sources } from "./edited-sources.ts";
import type { Edit, EditedGame } from "./edits.ts";

/** The five games with an edit: made in a copy, and built as a deploy builds them. */

const root = fileURLToPath(new URL("../../../..", import.meta.url));

const PARTS = /^(src|words|ui)\/.*\.(ts|tsx|css|mf2)$|^package\.json$/;
function sourcesOf(game: EditedGame): Sources {
  const folder = join(root, "games", game);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => PARTS.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
const entryWith = (fields: string): string => `import * as all from "./index.ts";
const before: any = all.game;
export const expansions = (all as any).expansions ?? [];
export const game = { ...before, ${fields} };
`;
/** The rules of a game after an edit; null where there is nothing to edit. */
export async function builtWith(game: EditedGame, edit?: Edit, attempt = 0): Promise<RuleBundle | null> {
  const folder = join(root, ".cache", `edited-${process.pid}-${game}`);
  const files = sourcesOf(game);
  if (edit?.change?.(files, attempt) === false) return null;
  files.set("src/edited.ts", entryWith(edit?.fields ?? ""));
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  try {
    return await bundleRules(join(folder, "src", "edited.ts"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
/** Rules as a server has those that it was started with: in its own context, where an answer is not timed. */
export function loaded({ code }: RuleBundle): AnyEngine {
  const { createEngine, game } = new Script(`${code};cardwrightRules`).runInThisContext() as Bundled;
  return createEngine(game, [], { remembersIntents: false });
}
export interface Deployed {
  readonly bundle: RuleBundle;
  readonly engine: AnyEngine;
}
const ATTEMPTS = 12;
/** The rules after an edit with which a server would start; where one place makes a game that does not, at another. */
export async function deployedWith(game: EditedGame, edit: Edit): Promise<Deployed | null> {
  let why: unknown;
  for (let attempt = 0; attempt < (edit.isHarmless ? 1 : ATTEMPTS); attempt++) {
    try {
      const bundle = await builtWith(game, edit, attempt);
      if (bundle === null) return null;
      return { bundle, engine: loaded(bundle) };
    } catch (error) {
      why = error;
    }
  }
  throw new Error(`${game}, ${edit.name}: nothing that could be deployed`, { cause: why });
}
