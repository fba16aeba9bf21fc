import type { Command } from "commander";
import { loadArgument } from "../game-argument.ts";
import { wordList } from "../options.ts";
import { print, printJson } from "../output.ts";
import { schemaOf } from "../schema.ts";

export function schemaCommand(program: Command): void {
  program
    .command("schema <game>")
    .description(
      "print everything a game declares: zones, facts, actions, prompts, events, cards, as JSON Schema where it has one",
    )
    .option("--expansions <list>", "with these expansions, separated by commas", wordList, [])
    .option("--json", "on one line")
    .addHelpText("after", "\nExamples:\n  cardwright schema taktik\n  cardwright schema ./my-game --json | jq .actions")
    .action(async (game: string, { json, expansions }: { json?: true; expansions: readonly string[] }) => {
      const schema = schemaOf(await loadArgument(game, expansions));
      if (json) printJson(schema);
      else print(JSON.stringify(schema, undefined, 2));
    });
}
