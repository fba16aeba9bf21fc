import { startQueueWorker, withoutPassword } from "@cardwright/lab";
import type { Command } from "commander";
import { catalogAddress } from "../game-argument.ts";
import { atLeastOne, examineUrl } from "../options.ts";
import { EXIT, interruptible, printJson, tell } from "../output.ts";

export function workerCommand(program: Command): void {
  program
    .command("worker")
    .description("join the work of `sim`, `balance` and `bots` runs that were started with --queue")
    .requiredOption("--queue <url>", "the Redis that they use")
    .option("--workers <n>", "threads (default: one for each core)", atLeastOne)
    .option("--json", "print { done } at the end")
    .addHelpText(
      "after",
      "\nA worker can leave at any time, also by being killed: what it had begun is done by another.\n\nExamples:\n  cardwright worker --queue redis://127.0.0.1:6379",
    )
    .action(async ({ queue, workers, json }: { queue: string; workers?: number; json?: true }) => {
      const stop = interruptible();
      const worker = await startQueueWorker({
        url: examineUrl(queue),
        catalog: catalogAddress,
        ...(workers === undefined ? {} : { threads: workers }),
        onTask: ({ kind, plan, chunk }) =>
          tell(`${kind} ${plan.source.game ?? ""}: games ${chunk.from} to ${chunk.to - 1}`),
      });
      tell(`waiting for work at ${withoutPassword(queue)}; Ctrl-C leaves`);
      await new Promise((resolve) => stop.signal.addEventListener("abort", resolve, { once: true }));
      await worker.close();
      if (json) printJson({ done: worker.done() });
      // Not by waiting until nothing is open any more: connections to a Redis that is away never close.
      process.exit(EXIT.fine);
    });
}
