import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { verify } from "@cardwright/core/host";
import { Mistake, withoutPassword } from "@cardwright/lab";
import { Bundles, Catalog, diffRules, openStore, otherRow, type RulesRow, sameRow } from "@cardwright/server";
import type { Command } from "commander";
import { bundled } from "../config/bundled-games.ts";
import { CONFIG_VARIABLE, findConfig } from "../config/find-config.ts";
import { project } from "../config/project.ts";
import { loadFor } from "../game-argument.ts";
import { CallError, EXIT, print, printJson } from "../output.ts";
import { replayFrom } from "../replay-source.ts";

interface DiffFlags {
  readonly db?: string;
  readonly against?: string;
  readonly game?: string;
  readonly json?: true;
}
/** Matches that were played with rules as they were, on the rules as they are now, or as they are to become. */
export function rulesDiffCommand(program: Command): void {
  program
    .command("rules-diff [files...]")
    .description("fold recorded matches on other rules, and name those that would go differently: a deploy, tried out")
    .option("--db <url>", "all matches of this server's store: sqlite:<file> or postgres://...")
    .option("--against <project>", "the rules of this project: its config, or a folder (default: the one here)")
    .option("--game <path>", "a module with the game, when it is not in the catalog")
    .option("--json", "print [{ match, same, from, because }]")
    .addHelpText(
      "after",
      "\nExits 1 when a match differs or cannot be folded. A server says the same of its matches when it starts with these rules.\n\nExamples:\n  cardwright rules-diff old/*.json\n  cardwright rules-diff --db sqlite:./data/cardwright.db --against ../next",
    )
    .action(async (files: readonly string[], { db, against, game, json }: DiffFlags) => {
      if (files.length === 0 && db === undefined) throw new CallError("name replay files, or a store with --db");
      if (against !== undefined) lookIn(against);
      const rows: RulesRow[] = [];
      for (const file of files) rows.push(await ofFile(file, game));
      if (db !== undefined) rows.push(...(await ofStore(db)));
      const others = rows.filter(({ same }) => !same);
      if (json) printJson(rows);
      else {
        for (const row of rows) print(rowText(row));
        if (db !== undefined)
          print(`${rows.length} matches: ${rows.length - others.length} the same, ${others.length} not`);
      }
      if (others.length > 0) process.exitCode = EXIT.found;
    });
}
/** The project is read once by this process, so its place is told before. */
function lookIn(against: string): void {
  const isConfig = /\.[cm]?[jt]s$/.test(against);
  const found = isConfig && existsSync(against) ? resolve(against) : findConfig(resolve(against));
  if (!existsSync(against) || found === undefined)
    throw new CallError(`--against ${against}: there is no cardwright.config.ts in it; name a project, or its config`);
  process.env[CONFIG_VARIABLE] = found;
}
const SEEDLESS = "it has no seed, so its deals cannot be repeated; take the replay of a match that has ended";
async function ofFile(file: string, game: string | undefined): Promise<RulesRow> {
  try {
    const replay = await replayFrom(file);
    if (replay.seed === undefined) return otherRow(file, null, SEEDLESS);
    const { engine } = await loadFor(replay.log.header, game);
    const verdict = verify(engine, replay.log, replay.seed);
    return verdict.ok ? sameRow(file) : otherRow(file, verdict.revision, verdict.why);
  } catch (error) {
    // One file that is none says nothing about the others.
    if (error instanceof Mistake) return otherRow(file, null, error.message);
    throw error;
  }
}
async function ofStore(db: string): Promise<readonly RulesRow[]> {
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
    const catalog = new Catalog(await bundled(await project()));
    const parts = { store, catalog, bundles: new Bundles(store, catalog) };
    const rows: RulesRow[] = [];
    for (const record of await store.list({ limit: 1_000_000 })) rows.push((await diffRules(parts, record)).row);
    return rows;
  } finally {
    await store.close();
  }
}
function rowText({ match, same, from, because }: RulesRow): string {
  if (same) return `${match}: the same`;
  return from === null
    ? `${match}: cannot be folded: ${because}`
    : `${match}: differs from step ${from} on: ${because}`;
}
