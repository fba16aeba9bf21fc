import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { BundleError, bundleRules, type CatalogEntry, type RuleBundle } from "@cardwright/server";
import { CallError, tell } from "../output.ts";
import type { Project } from "./project.ts";

/** Beside a config that was built: the rules of its games, put together when the server's folder was. */
const RULES_FILE = "rules.json";

export type BuiltRules = Readonly<Record<string, RuleBundle>>;

/** The games of a project with their rules as one text each, for a server that keeps them. */
export async function bundled({ file, games }: Project): Promise<readonly CatalogEntry[]> {
  const built = builtBeside(file);
  try {
    const entries: CatalogEntry[] = [];
    for (const { game, expansions, files } of games)
      entries.push({ game, expansions, bundle: built?.[game.id] ?? (await bundleRules(files.rules)) });
    return entries;
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    tell(`rules are not kept with their matches, and a deploy may leave some behind: ${error.message}`);
    return games.map(({ game, expansions }) => ({ game, expansions }));
  }
}
function builtBeside(config: string): BuiltRules | undefined {
  const path = join(dirname(config), RULES_FILE);
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, "utf8")) as BuiltRules;
  } catch {
    throw new CallError(`${path} cannot be read; build it anew with cardwright build`);
  }
}
/** For the folder of a server, which may have nothing by which rules are put together. */
export async function builtRules({ games }: Project): Promise<string> {
  const rules: Record<string, RuleBundle> = {};
  for (const { game, files } of games) rules[game.id] = await bundleRules(files.rules);
  return JSON.stringify(rules);
}
export const rulesFileIn = (folder: string): string => join(folder, RULES_FILE);
