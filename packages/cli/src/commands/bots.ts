import { BOT_NAMES, type BotName, ratingWord } from "@cardwright/bots";
import { levels, type Rated, seatsOf, simulate } from "@cardwright/lab";
import type { Command } from "commander";
import { loadArgument } from "../game-argument.ts";
import {
  botName,
  gameCount,
  type MatchFlags,
  matchFlags,
  type ThinkingFlags,
  thinkingFlags,
  type WorkFlags,
  workFlags,
} from "../options.ts";
import { print, printJson } from "../output.ts";
import { work } from "../work.ts";
import { planOf } from "./sim.ts";

const TOLD: Readonly<Record<BotName, string>> = {
  random: "takes any legal action",
  novice: "looks one action ahead, and overlooks more than half of what it could do",
  casual: "looks one action ahead, and overlooks a quarter of what it could do",
  greedy: "looks one action ahead in a few imagined worlds",
  quick: "the search with a few iterations, however long it may think",
  search: "information-set Monte Carlo tree search, from what its seat can see",
};
interface BotsFlags extends MatchFlags, ThinkingFlags, WorkFlags {
  readonly a: BotName;
  readonly b: BotName;
  readonly games: number;
  readonly seed: string;
  readonly levels?: true;
  readonly json?: true;
}
/** "1,240 ± 60, solid" */
const ratingText = ({ player, rating, spread }: Rated): string =>
  `${player.padEnd(8)} ${Math.round(rating).toLocaleString("en")} ± ${Math.round(spread)}, ${ratingWord(rating)}`;
export function botsCommand(program: Command): void {
  const command = program
    .command("bots [game]")
    .description("list the bots, or let two of them play a game side by side, seats alternated")
    .option("--a <bot>", "one", botName, "search")
    .option("--b <bot>", "and the other, on every further seat", botName, "random")
    .option("--games <n>", "how many", gameCount, 40)
    .option("--seed <text>", "names the run", "1")
    .option("--levels", "instead, let every level play every other so many games, and print their ratings")
    .option("--json", "print JSON");
  workFlags(thinkingFlags(matchFlags(command)))
    .addHelpText(
      "after",
      "\nExamples:\n  cardwright bots\n  cardwright bots taktik --a search --b greedy --games 100 --iterations 400\n  cardwright bots minis --levels --games 40",
    )
    .action(async (game: string | undefined, flags: BotsFlags) => {
      if (game === undefined) {
        if (flags.json) return printJson(BOT_NAMES.map((name) => ({ name, summary: TOLD[name] })));
        for (const name of BOT_NAMES) print(`${name.padEnd(8)} ${TOLD[name]}`);
        return;
      }
      const { declares } = (await loadArgument(game, flags.expansions)).engine.rules;
      const seats = seatsOf(declares.seats, flags.seats);
      if (flags.levels) return rate(game, seats, flags);
      const more = Array.from({ length: Math.max(1, seats - 1) }, () => flags.b);
      const { plan, game: id } = await planOf(game, { ...flags, bots: [flags.a, ...more] });
      const result = await work("bots", plan, flags, (options) => simulate(plan, id, options));
      if (result === undefined) return;
      const [a] = result.bots;
      if (flags.json) return printJson({ ...result, a: flags.a, b: flags.b, rate: a!.rate });
      const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
      print(
        `${flags.a} against ${flags.b} in ${id}: ${percent(a!.rate.value)} of ${result.games} games (95 %: ${percent(a!.rate.low)} to ${percent(a!.rate.high)})`,
      );
    });
}
async function rate(game: string, seats: number, flags: BotsFlags): Promise<void> {
  const { plan, game: id } = await planOf(game, { ...flags, bots: ["greedy"] });
  const result = await work("levels", plan, flags, (options) => levels(plan, id, seats, options));
  if (result === undefined) return;
  if (flags.json) return printJson(result);
  print(`ratings in ${id}, ${flags.games} games for each pair; ${result.anchor} is given`);
  for (const rated of result.ratings) print(ratingText(rated));
  const pairs = result.ratings.map(({ player, rating, spread }) => {
    const numbers = player === result.anchor ? [rating, 0] : [rating, spread];
    return `${player}: [${numbers.map(Math.round).join(", ")}]`;
  });
  print(`for the game's index.ts, so that its page shows them: export const ratings = { ${pairs.join(", ")} };`);
}
