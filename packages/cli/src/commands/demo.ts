import { type BotName, createBot, drawOf } from "@cardwright/bots";
import { seedFromText } from "@cardwright/core/host";
import type { Command } from "commander";
import { project } from "../config/project.ts";
import { examineMatch, loadArgument, wordsFolderOf } from "../game-argument.ts";
import { botName, LANGUAGE_FLAG, type MatchFlags, matchFlags } from "../options.ts";
import { printJson } from "../output.ts";
import { show } from "../screen.ts";
import { wordsAsked } from "../speech.ts";
import { TerminalMatch } from "../terminal-match.ts";

interface DemoFlags extends MatchFlags {
  readonly bot: BotName;
  readonly seed: string;
  readonly language?: string;
  readonly json?: true;
}
export function demoCommand(program: Command): void {
  const command = program
    .command("demo [game]")
    .description("watch a match between bots")
    .option("--bot <bot>", "who plays", botName, "random")
    .option("--seed <text>", "names the match", "demo")
    .option(...LANGUAGE_FLAG)
    .option("--json", "print { game, outcome, steps }");
  matchFlags(command)
    .addHelpText(
      "after",
      "\nExamples:\n  cardwright demo\n  cardwright demo taktik --bot greedy --seed 7\n  cardwright demo balance-control --seats 3 --expansions economy,security,climate",
    )
    .action(
      async (argument: string | undefined, { bot, seed, json, language, seats, options, expansions }: DemoFlags) => {
        const named = argument ?? (await project()).games[0]!.game.id;
        const { engine, game } = await loadArgument(named, expansions);
        const dealt = { ...(seats === undefined ? {} : { seats }), ...(options === undefined ? {} : { options }) };
        examineMatch(engine, dealt);
        const words = await wordsAsked(await wordsFolderOf(named), language);
        const match = new TerminalMatch(engine, { ...dealt, seed: seedFromText(seed) }, words);
        const player = createBot(bot, engine);
        const draw = drawOf(seedFromText(`${seed}, bots`));
        if (!json) show(`${match.speech.opening(game.name, match.state.seats, bot)}\n`);
        while (match.state.outcome === null && match.entries.length <= game.actionsMax) {
          const seat = engine.actors(match.state)[0]!;
          const state = engine.redeal(match.state, seat, draw);
          const told = match.take(player.choose({ state, seat, draw }));
          if (!json) for (const sentence of told) show(sentence);
        }
        const { outcome } = match.state;
        if (json) return printJson({ game: game.id, outcome, steps: match.entries.length - 1 });
        show(`\n${match.outcomeText()}`);
      },
    );
}
