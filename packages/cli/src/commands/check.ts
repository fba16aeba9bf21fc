import { type CheckResult, check, pairSentences } from "@cardwright/lab";
import type { Command } from "commander";
import { catalogAddress } from "../game-argument.ts";
import { gameCount, type MatchFlags, matchFlags, type WorkFlags, workFlags } from "../options.ts";
import { EXIT, print, printJson } from "../output.ts";
import { work } from "../work.ts";
import { planOf } from "./sim.ts";

interface CheckFlags extends MatchFlags, WorkFlags {
  readonly seeds: number;
  readonly seed: string;
  readonly findings: string;
  readonly json?: true;
}
export function checkCommand(program: Command): void {
  const command = program
    .command("check <game>")
    .description(
      "look for anything that breaks a law: leaks, deadlocks, loops, lost cards, chance that cannot be repeated, broken pairs of cards",
    )
    .option("--seeds <n>", "how many matches", gameCount, 20)
    .option("--seed <text>", "names the run", "1")
    .option("--findings <folder>", "where the shortest replay of each finding is written", "findings")
    .option("--json", "print { ok, game, seeds, seats, laws: [{ name, ok, cases, finding?, pairs? }] }");
  workFlags(matchFlags(command))
    .addHelpText(
      "after",
      "\nExits 1 when a law is broken.\n\nEvery pair of cards is used one after the other in both orders, under every option that has the two; for those that\ncannot be, or were not reached, it says why. What you set with --options or --seats is not varied. More --seeds search longer.\n\nExamples:\n  cardwright check taktik --seeds 100\n  cardwright check ./my-game --json",
    )
    .action(async (argument: string, flags: CheckFlags) => {
      const { plan, game } = await planOf(argument, { ...flags, games: flags.seeds, bots: ["random"] });
      const result = await work("check", plan, flags, (options) =>
        check(plan, game, { ...options, catalog: catalogAddress, folder: flags.findings }),
      );
      if (result === undefined) return;
      if (flags.json) printJson(result);
      else print(checkText(result));
      if (!result.ok) process.exitCode = EXIT.found;
    });
}
function checkText({ ok, game, seeds, seats, laws }: CheckResult): string {
  const lines = laws.flatMap(({ name, ok: holds, cases, finding, notes = [] }) => [
    `${holds ? "  ok  " : "BROKEN"} ${name} (${cases})`,
    ...(finding === undefined
      ? []
      : [
          `         ${finding.where}: ${finding.detail.slice(0, 400)}`,
          `         ${finding.actions ?? "?"} actions${finding.file === undefined ? "" : `, in ${finding.file}`}`,
        ]),
    ...notes.slice(0, 3).map((note) => `         ${note}`),
  ]);
  const account = laws.flatMap(({ pairs }) =>
    pairs === undefined ? [] : ["pairs of cards", ...pairSentences(pairs).map((line) => `  ${line}`)],
  );
  return [
    `${game}, ${seeds} matches, at ${seatsText(seats)}`,
    ...lines,
    ...account,
    ok ? "all laws hold" : "a law is broken",
  ].join("\n");
}
/** "2, 3 and 4 seats". */
function seatsText(seats: readonly number[]): string {
  const all = new Intl.ListFormat("en-GB").format(seats.map(String));
  return all === "1" ? "1 seat" : `${all} seats`;
}
