import { resolve } from "node:path";
import type { BotName } from "@cardwright/bots";
import {
  type BalanceReport,
  balance,
  balanceHtml,
  changedPlan,
  lengthSentence,
  levelSentence,
  playedBy,
} from "@cardwright/lab";
import type { Command } from "commander";
import { catalogAddress } from "../game-argument.ts";
import {
  botList,
  botName,
  gameCount,
  type MatchFlags,
  matchFlags,
  share,
  type ThinkingFlags,
  thinkingFlags,
  type WorkFlags,
  workFlags,
} from "../options.ts";
import { CallError, examineOutput, print, printJson, writeOutput } from "../output.ts";
import { work } from "../work.ts";
import { planOf } from "./sim.ts";

interface BalanceFlags extends MatchFlags, ThinkingFlags, WorkFlags {
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly BotName[];
  readonly narrow?: number;
  readonly change?: string;
  readonly beside?: BotName;
  readonly html?: string;
  readonly json?: true;
}
export function balanceCommand(program: Command): void {
  const command = program
    .command("balance <game>")
    .description("who wins and why: by seat, by card seen, played and kept, by choice and deck, with 95 % intervals")
    .option("--games <n>", "at most so many", gameCount, 5_000)
    .option("--narrow <share>", "stop when every seat's win rate is known to plus or minus this", share)
    .option("--seed <text>", "names the run", "1")
    .option("--bots <list>", "who plays", botList, ["random"])
    .option(
      "--change <file>",
      "compare with a changed game on the same deals: JSON { cards, options }, or a module that exports change()",
    )
    .option(
      "--beside <bot>",
      "play the same deals by another level too: how far the answer depends on who plays",
      botName,
    )
    .option("--html <file>", "also write the report as one page with plots")
    .option("--json", "print the report as JSON");
  workFlags(thinkingFlags(matchFlags(command)))
    .addHelpText(
      "after",
      `
Examples:
  cardwright balance taktik --narrow 0.01 --html taktik.html
  cardwright balance minis --bots greedy --games 2000 --json
  cardwright balance minis --bots casual --beside greedy --games 1000
  echo '{ "cards": { "ember": { "damage": 4 } } }' > change.json
  cardwright balance minis --change change.json`,
    )
    .action(async (argument: string, flags: BalanceFlags) => {
      await examineOutput("--html", flags.html);
      const { plan } = await planOf(argument, flags);
      const { narrow, beside } = flags;
      if (beside !== undefined && flags.change !== undefined)
        throw new CallError("--beside and --change ask two questions; ask one at a time");
      const change = flags.change === undefined ? undefined : resolve(flags.change);
      const other = beside === undefined ? plan : playedBy(plan, beside);
      const whole = change === undefined ? other : await changedPlan(plan, change, catalogAddress);
      const report = await work("balance", whole, flags, (options) =>
        balance(plan, {
          ...options,
          catalog: catalogAddress,
          ...(narrow === undefined ? {} : { narrow }),
          ...(change === undefined ? {} : { change }),
          ...(beside === undefined ? {} : { beside }),
        }),
      );
      if (report === undefined) return;
      if (flags.json) printJson(report);
      else print(balanceText(report));
      if (flags.html !== undefined) await writeOutput("--html", flags.html, balanceHtml(report));
    });
}
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const CARDS_SHOWN = 15;
function balanceText(report: BalanceReport): string {
  const {
    game,
    games,
    finished,
    stopped,
    counts,
    scores,
    seats,
    cards,
    length,
    choiceCounts,
    comebacks,
    findings,
    comparison,
  } = report;
  const wins = counts === "winning" ? "wins" : "gets of the points";
  const means = scores?.mean.map((mean) => mean.toFixed(1)).join(" : ");
  const why = stopped === "narrow" ? " (narrow enough)" : "";
  return [
    `${games} games of ${game}${why}, ${finished} finished; ${length.actions.value.toFixed(1)} actions on average, ${choiceCounts.mean.toFixed(1)} legal at a time`,
    ...seats.map(
      ({ seat, rate }) => `seat ${seat} ${wins} ${percent(rate.value)} (${percent(rate.low)} to ${percent(rate.high)})`,
    ),
    ...(scores === null
      ? []
      : [`scores ${means} on average in ${scores.of} games, the first ahead by ${scores.lead.toFixed(1)}`]),
    ...(comebacks === null ? [] : [`comebacks ${percent(comebacks.value)}`]),
    "",
    "cards, by how much more who sees them wins than with another:",
    ...cards
      .slice(0, CARDS_SHOWN)
      .map(
        ({ face, againstOthers: { value, low, high }, verdict }) =>
          `  ${face.padEnd(28)} ${percent(value).padStart(8)} (${percent(low)} to ${percent(high)}) ${verdict}`,
      ),
    ...(cards.length > CARDS_SHOWN ? [`  and ${cards.length - CARDS_SHOWN} more; --json or --html shows all`] : []),
    "",
    ...(comparison === undefined
      ? []
      : [
          `the change: ${comparison.pairs} pairs of games, ${comparison.same} ended exactly alike, ${comparison.differences.length} differences`,
          ...(comparison.same < comparison.pairs
            ? [`  ${lengthSentence(comparison)}`]
            : ["  no game went otherwise: nothing that was played reads what is changed"]),
        ]),
    levelSentence(report),
    findings.length === 0 ? "no seat and no card stands out" : "what stands out:",
    ...findings.map((finding) => `  ${finding}`),
  ].join("\n");
}
