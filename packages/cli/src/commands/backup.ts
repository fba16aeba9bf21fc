import { dirname, resolve } from "node:path";
import { makeFolder, withoutPassword } from "@cardwright/lab";
import { BackupError, backupStore, readConfig, restoreStore } from "@cardwright/server";
import type { Command } from "commander";
import { CallError, print, printJson } from "../output.ts";

const DB = "the server's store, sqlite:<file> (default: CARDWRIGHT_DB, or sqlite:./data/cardwright.db)";

/** The file of a store. PostgreSQL has tools of its own, which know more of it than we do. */
function fileOf(db: string | undefined, instead: string): string {
  const address = db ?? readConfig({}, { CARDWRIGHT_DB: process.env["CARDWRIGHT_DB"] }).db;
  if (address.startsWith("sqlite:") && address !== "sqlite:") return address.slice("sqlite:".length);
  if (/^postgres/.test(address))
    throw new CallError(`${withoutPassword(address)} is copied with PostgreSQL's own tools: ${instead}`);
  throw new CallError(`--db ${address} is no store that lasts; name one as sqlite:<file>`);
}
function orCallError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BackupError) throw new CallError(error.message);
    throw error;
  }
}
export function backupCommand(program: Command): void {
  program
    .command("backup <file>")
    .description("copy the store of a server, which may be running")
    .option("--db <url>", DB)
    .option("--json", "print { file, matches, steps }")
    .addHelpText(
      "after",
      "\nExamples:\n  cardwright backup monday.db\n  cardwright backup /backups/monday.db --db sqlite:cards.db",
    )
    .action(async (file: string, { db, json }: { db?: string; json?: true }) => {
      const from = fileOf(db, "pg_dump --format=custom --file=cardwright.dump <url>");
      await makeFolder(dirname(resolve(file)));
      const copy = orCallError(() => backupStore(from, file));
      if (json) printJson(copy);
      else print(`${copy.file}: ${copy.matches} matches, ${copy.steps} steps, integrity ok`);
    });
}
export function restoreCommand(program: Command): void {
  program
    .command("restore <file>")
    .description("put a copy of `cardwright backup` in the place of a store; the server has to be stopped")
    .option("--db <url>", DB)
    .option("--replace", "put a store that is there aside, under a name with the time")
    .option("--json", "print { file, matches, steps, kept }")
    .addHelpText("after", "\nExamples:\n  cardwright restore monday.db --replace")
    .action(async (file: string, { db, replace, json }: { db?: string; replace?: true; json?: true }) => {
      const to = fileOf(db, "pg_restore --clean --if-exists --dbname=<url> cardwright.dump");
      await makeFolder(dirname(resolve(to)));
      const { kept, ...copy } = orCallError(() => restoreStore(file, to, replace === true));
      if (json) printJson({ ...copy, kept });
      else {
        print(`${copy.file}: ${copy.matches} matches, ${copy.steps} steps, integrity ok`);
        if (kept !== null) print(`what was there is in ${kept}`);
      }
    });
}
