import type { Command } from "commander";
import { project } from "../config/project.ts";
import { print, printJson } from "../output.ts";

export function gamesCommand(program: Command): void {
  program
    .command("games")
    .description("list the games that cardwright.config.ts names")
    .option("--json", "print JSON")
    .addHelpText("after", "\nExamples:\n  cardwright games\n  cardwright games --json")
    .action(async ({ json }: { json?: true }) => {
      const games = (await project()).games.map(({ game, expansions, name, summary }) => ({
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
