import { existsSync } from "node:fs";
import { Mistake, verifyReplay, withoutPassword } from "@cardwright/lab";
import { Catalog, diffRules, openStore, type RulesVerdict } from "@cardwright/server";
import type { Command } from "commander";
import { project } from "../config/project.ts";
import { loadFor } from "../game-argument.ts";
import { CallError, EXIT, print, printJson } from "../output.ts";
import { replayFrom } from "../replay-source.ts";

/** What the rules as they are now make of matches that were played with the rules as they were. */
export function rulesDiffCommand(program: Command): void {
  program
    .command("rules-diff [files...]")
    .description("play recorded matches again with the rules as they are now, and name those that would go differently")
    .option("--db <url>", "all matches of this server's store: sqlite:<file> or postgres://...")
    .option("--game <path>", "a module with the game, when it is not in the catalog")
    .option("--json", "print [{ match, result, revision?, why? }]")
    .addHelpText(
      "after",
      "\nExits 1 when a match differs or cannot be played again.\n\nExamples:\n  cardwright rules-diff old/*.json\n  cardwright rules-diff --db sqlite:./data/cardwright.db",
    )
    .action(async (files: readonly string[], { db, game, json }: { db?: string; game?: string; json?: true }) => {
      if (files.length === 0 && db === undefined) throw new CallError("name replay files, or a store with --db");
      const verdicts: RulesVerdict[] = [];
      for (const file of files) verdicts.push(await ofFile(file, game));
      if (db !== undefined) verdicts.push(...(await ofStore(db)));
      if (json) printJson(verdicts);
      else for (const verdict of verdicts) print(verdictText(verdict));
      if (verdicts.some(({ result }) => result !== "same")) process.exitCode = EXIT.found;
    });
}
const SEEDLESS = "it has no seed, so its deals cannot be repeated; take the replay of a match that has ended";
async function ofFile(file: string, game: string | undefined): Promise<RulesVerdict> {
  try {
    const replay = await replayFrom(file);
    if (replay.seed === undefined) return { match: file, result: "cannot", why: SEEDLESS };
    const { engine } = await loadFor(replay.log.header, game);
    const verdict = verifyReplay(engine, replay);
    return verdict.ok
      ? { match: file, result: "same" }
      : { match: file, result: "differs", revision: verdict.revision };
  } catch (error) {
    // What one file is or is not says nothing about the others.
    if (error instanceof Mistake) return { match: file, result: "cannot", why: error.message };
    throw error;
  }
}
async function ofStore(db: string): Promise<readonly RulesVerdict[]> {
  if (!/^(sqlite:.|postgres(ql)?:\/\/)/.test(db))
    throw new CallError(
      `--db ${withoutPassword(db)} is no store that lasts; name one as sqlite:<file> or postgres://...`,
    );
  const file = db.startsWith("sqlite:") ? db.slice("sqlite:".length) : undefined;
  if (file !== undefined && !existsSync(file))
    throw new CallError(`there is no ${file}; name the file that the server was started with, as --db sqlite:<file>`);
  const store = openStore(db);
  await store.open();
  try {
    const catalog = new Catalog((await project()).games);
    const verdicts: RulesVerdict[] = [];
    for (const record of await store.list({ limit: 1_000_000 })) verdicts.push(await diffRules(store, catalog, record));
    return verdicts;
  } finally {
    await store.close();
  }
}
function verdictText(verdict: RulesVerdict): string {
  if (verdict.result === "same") return `${verdict.match}: the same`;
  if (verdict.result === "differs") return `${verdict.match}: differs from step ${verdict.revision} on`;
  return `${verdict.match}: cannot be played again: ${verdict.why}`;
}
