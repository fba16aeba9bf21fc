import { catalog } from "@cardwright/catalog";
import type { Command } from "commander";
import { print, printJson } from "../output.ts";

export function gamesCommand(program: Command): void {
  program
    .command("games")
    .description("list the games of the catalog")
    .option("--json", "print JSON")
    .addHelpText("after", "\nExamples:\n  cardwright games\n  cardwright games --json")
    .action(({ json }: { json?: true }) => {
      const games = catalog.map(({ game, expansions, name, summary }) => ({
        id: game.id,
        name,
        version: game.version,
        seats: game.declares.seats as number | readonly [number, number],
        summary,
        expansions: expansions.map(({ id }) => id),
      }));
      if (json) return printJson(games);
      for (const { id, name, seats, summary, expansions } of games) {
        const places = typeof seats === "number" ? String(seats) : seats.join("-");
        print(`${id.padEnd(18)} ${places.padEnd(4)} seats  ${name}: ${summary}`);
        if (expansions.length > 0) print(`${" ".repeat(31)}expansions: ${expansions.join(", ")}`);
      }
    });
}
