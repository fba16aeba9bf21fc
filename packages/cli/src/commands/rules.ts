import { existsSync } from "node:fs";
import { withoutPassword } from "@cardwright/lab";
import { openStore, type RulesInfo } from "@cardwright/server";
import type { Command } from "commander";
import { CallError, print, printJson } from "../output.ts";

interface RulesFlags {
  readonly db: string;
  readonly remove?: true;
  readonly json?: true;
}
export function rulesCommand(program: Command): void {
  program
    .command("rules")
    .description("list the rules that a store keeps for its matches, or remove those that no living match needs")
    .requiredOption("--db <url>", "the server's store: sqlite:<file> or postgres://...")
    .option("--remove", "remove all that no living match needs, but for the newest of each game")
    .option("--json", "print [{ hash, game, version, at, bytes, living }]")
    .addHelpText(
      "after",
      "\nEnded matches keep their logs and signatures; without their rules they are looked at and judged only where today's lead to the same.\n\nExamples:\n  cardwright rules --db sqlite:./data/cardwright.db",
    )
    .action(async ({ db, remove, json }: RulesFlags) => {
      const file = db.startsWith("sqlite:") ? db.slice("sqlite:".length) : undefined;
      if (db === "memory" || (file !== undefined && !existsSync(file)))
        throw new CallError(`--db ${withoutPassword(db)} is no store that is there; name the server's`);
      const store = openStore(db);
      await store.open();
      try {
        if (remove) for (const { hash } of unneeded(await store.listRules())) await store.dropRules(hash);
        const rules = await store.listRules();
        if (json) printJson(rules);
        else
          for (const one of rules)
            print(`${one.game} ${one.version}  ${one.hash}  ${one.bytes} bytes, ${one.living} living matches`);
      } finally {
        await store.close();
      }
    });
}
/** They come oldest first. */
function unneeded(rules: readonly RulesInfo[]): readonly RulesInfo[] {
  const newest = new Map(rules.map(({ game, hash }) => [game, hash]));
  return rules.filter(({ game, hash, living }) => living === 0 && newest.get(game) !== hash);
}
