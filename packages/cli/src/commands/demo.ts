import { type BotName, createBot, drawOf } from "@cardwright/bots";
import { seedFromText } from "@cardwright/core";
import type { Command } from "commander";
import { project } from "../config/project.ts";
import { loadArgument } from "../game-argument.ts";
import { botName } from "../options.ts";
import { print, printJson } from "../output.ts";
import { TerminalMatch } from "../terminal-match.ts";

export function demoCommand(program: Command): void {
  program
    .command("demo [game]")
    .description("watch a match between bots")
    .option("--bot <bot>", "who plays", botName, "random")
    .option("--seed <text>", "names the match", "demo")
    .option("--json", "print { game, outcome, steps }")
    .addHelpText("after", "\nExamples:\n  cardwright demo\n  cardwright demo taktik --bot greedy --seed 7")
    .action(async (argument: string | undefined, { bot, seed, json }: { bot: BotName; seed: string; json?: true }) => {
      const { engine, game } = await loadArgument(argument ?? (await project()).games[0]!.game.id);
      const match = new TerminalMatch(engine, { seed: seedFromText(seed) });
      const player = createBot(bot, engine);
      const draw = drawOf(seedFromText(`${seed}, bots`));
      if (!json) print(`${game.name}: ${bot} against ${bot}\n`);
      while (match.state.outcome === null && match.entries.length <= game.actionsMax) {
        const seat = engine.actors(match.state)[0]!;
        const state = engine.redeal(match.state, seat, draw);
        const told = match.take(player.choose({ state, seat, draw }));
        if (!json) for (const sentence of told) print(sentence);
      }
      const { outcome } = match.state;
      if (json) return printJson({ game: game.id, outcome, steps: match.entries.length - 1 });
      print(`\n${match.outcomeText()}`);
    });
}
