import { writeFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { type BotName, createBot, drawOf } from "@cardwright/bots";
import { seedFromText } from "@cardwright/core";
import type { Command } from "commander";
import { ask, Quit } from "../ask.ts";
import { loadArgument } from "../game-argument.ts";
import {
  botName,
  budgetOf,
  type MatchFlags,
  matchFlags,
  type ThinkingFlags,
  thinkingFlags,
  wholeNumber,
} from "../options.ts";
import { CallError, EXIT, print, printJson, tell } from "../output.ts";
import { tableText } from "../table-text.ts";
import { TerminalMatch } from "../terminal-match.ts";

interface PlayFlags extends MatchFlags, ThinkingFlags {
  readonly seat: number;
  readonly bot: BotName;
  readonly seed?: string;
  readonly save?: string;
  readonly json?: true;
}
export function playCommand(program: Command): void {
  const command = program
    .command("play <game>")
    .description("play in the terminal against bots: a readable table, numbered choices, and why not")
    .option("--seat <n>", "your seat", wholeNumber, 0)
    .option("--bot <bot>", "who plays the other seats", botName, "search")
    .option("--seed <text>", "names the match, to play the same deal again")
    .option("--save <file>", "write a replay at the end, or when you quit")
    .option("--json", "print the outcome as JSON at the end");
  thinkingFlags(matchFlags(command))
    .addHelpText(
      "after",
      `
At the table: a number chooses, ?number says why something cannot be chosen, b goes back, t shows the table again,
concede gives up, q quits.

Examples:
  cardwright play taktik
  cardwright play minis --bot greedy --seed 7 --save match.json`,
    )
    .action(async (argument: string, flags: PlayFlags) => {
      const { engine, game } = await loadArgument(argument, flags.expansions);
      const seed = seedFromText(flags.seed ?? `${Date.now()} ${process.pid}`);
      const match = new TerminalMatch(
        engine,
        { ...(flags.seats === undefined ? {} : { seats: flags.seats }), options: flags.options ?? {}, seed },
        flags.seat,
      );
      if (flags.seat >= match.state.seats)
        throw new CallError(`--seat ${flags.seat}: seats are 0 to ${match.state.seats - 1}`);
      const bot = createBot(flags.bot, engine);
      const draw = drawOf(seedFromText(`${seed}, bots`));
      const budget = budgetOf(flags);
      const input = createInterface({ input: process.stdin, output: process.stderr });
      const lines = input[Symbol.asyncIterator]();
      const show = (told: readonly string[]): void => {
        for (const sentence of told) print(`- ${sentence}`);
      };
      show(match.told());
      try {
        while (match.state.outcome === null && match.entries.length <= game.actionsMax) {
          const actors = engine.actors(match.state);
          const seat = actors.includes(flags.seat) ? flags.seat : actors[0]!;
          if (seat === flags.seat) {
            print(`\n${tableText(engine, match.state, seat)}\n`);
            const action = await ask(engine, match.state, seat, lines);
            const refused = match.tryTake(action);
            if (refused === undefined) show(match.told());
            else print(`Not possible: ${refused.message}`);
          } else {
            const given = { state: engine.redeal(match.state, seat, draw), seat, draw };
            show(match.take(bot.choose(budget === undefined ? given : { ...given, budget })));
          }
        }
        print(`\n${match.outcomeText()}`);
      } catch (error) {
        if (!(error instanceof Quit)) throw error;
        process.exitCode = EXIT.interrupted;
      } finally {
        input.close();
        if (flags.save !== undefined) {
          await writeFile(flags.save, match.replay());
          tell(`wrote ${flags.save}`);
        }
      }
      if (flags.json) printJson({ game: game.id, outcome: match.state.outcome, steps: match.entries.length - 1 });
    });
}
