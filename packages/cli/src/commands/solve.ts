import { type Exploited, exploit, type Policy, Solver, TooLarge } from "@cardwright/bots";
import { seedFromText } from "@cardwright/core/host";
import type { Command } from "commander";
import { examineMatch, loadArgument } from "../game-argument.ts";
import { atLeastOne, type MatchFlags, matchFlags } from "../options.ts";
import { CallError, examineOutput, interruptible, Progress, print, printJson, writeOutput } from "../output.ts";

interface SolveFlags extends MatchFlags {
  readonly iterations: number;
  readonly deals: number;
  readonly seed: string;
  readonly save?: string;
  readonly json?: true;
}
/** So many decisions fit a table that is still read in a second. */
const DECISIONS_MAX = 200_000;
/** Between two looks at the clock and at Ctrl-C. */
const BATCH = 200;

export function solveCommand(program: Command): void {
  const command = program
    .command("solve <game>")
    .description("find a policy that nobody can exploit, for games small enough to have a table of all decisions")
    .option("--iterations <n>", "how many deals are learnt from", atLeastOne, 20_000)
    .option("--deals <n>", "how many deals the best answer to it is tried on", atLeastOne, 2_000)
    .option("--seed <text>", "names the run", "1")
    .option("--save <file>", "write the policy as a table")
    .option("--json", "print JSON");
  matchFlags(command)
    .addHelpText(
      "after",
      "\nA decision is what its seat sees. Exploitability is what a best answer gains, on average over the seats.\n\nExamples:\n  cardwright solve bench/src/bots/games/kuhn.ts --iterations 50000",
    )
    .action(async (game: string, flags: SolveFlags) => {
      await examineOutput("--save", flags.save);
      const { engine, rules } = await loadArgument(game, flags.expansions);
      examineMatch(engine, flags);
      const solver = new Solver(engine, seedFromText(`${flags.seed}, solve`), {
        ...flags,
        decisionsMax: DECISIONS_MAX,
      });
      const stopped = await learn(solver, flags.iterations);
      const policy = solver.policy();
      const found = exploit(engine, policy, flags.deals, seedFromText(`${flags.seed}, exploit`), flags);
      const { iterations, decisions } = solver;
      const result = { game: engine.game.id, rules, iterations, decisions, stopped, ...found };
      if (flags.json) printJson(result);
      else print(textOf(result));
      if (flags.save !== undefined) {
        await writeOutput("--save", flags.save, `${JSON.stringify({ ...result, policy: tableOf(policy) })}\n`);
      }
    });
}
/** True when it was stopped before it was done. */
async function learn(solver: Solver, most: number): Promise<boolean> {
  const progress = new Progress("solve");
  const { signal } = interruptible();
  try {
    solver.examine();
    while (solver.iterations < most && !signal.aborted) {
      for (let i = 0; i < BATCH && solver.iterations < most; i++) solver.iterate();
      progress.at(solver.iterations, most);
      await new Promise((resolve) => setImmediate(resolve));
    }
  } catch (error) {
    if (error instanceof TooLarge) throw new CallError(error.message);
    throw error;
  } finally {
    progress.end();
  }
  return signal.aborted;
}
const tableOf = (policy: Policy): Readonly<Record<string, Readonly<Record<string, number>>>> =>
  Object.fromEntries([...policy].map(([name, chances]) => [name, Object.fromEntries(chances)]));
function textOf(result: Exploited & { game: string; iterations: number; decisions: number }): string {
  const { game, iterations, decisions, values, best, exploitability, deals } = result;
  return [
    `${game}: ${decisions} decisions, learnt from ${iterations} deals`,
    ...values.map(
      (value, seat) => `seat ${seat} gets ${value.toFixed(4)}, with a best answer ${best[seat]!.toFixed(4)}`,
    ),
    `exploitability ${exploitability.toFixed(4)} over ${deals} deals`,
  ].join("\n");
}
