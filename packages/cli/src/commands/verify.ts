import { NotAReplay, verifyReplay } from "@cardwright/lab";
import type { Command } from "commander";
import { loadFor } from "../game-argument.ts";
import { EXIT, print, printJson } from "../output.ts";
import { replayFrom } from "../replay-source.ts";

interface Verdict {
  readonly ok: boolean;
  readonly file: string;
  readonly revision?: number;
  readonly why?: string;
  readonly steps?: number;
  readonly checked?: "rules" | "chain";
}
export function verifyCommand(program: Command): void {
  program
    .command("verify <file>")
    .description("check that a replay is exactly what its rules, actions and committed seed lead to")
    .option("--game <path>", "a module with the game, when it is not in the catalog")
    .option("--json", "print { ok, file, revision?, why? }")
    .addHelpText(
      "after",
      "\nExits 0 when all of it holds, and 1 when it does not or is no replay of a known game; says why, and at which step.\n\nExamples:\n  cardwright verify match.json\n  cardwright verify match.json --json",
    )
    .action(async (file: string, { game, json }: { game?: string; json?: true }) => {
      const verdict = await verdictOn(file, game);
      if (json) printJson(verdict);
      else if (verdict.ok) {
        const seedless =
          verdict.checked === "chain" ? "; it has no seed yet, so only its chain of hashes was checked" : "";
        print(`${file}: verified, ${verdict.steps} steps${seedless}`);
      } else {
        const where = verdict.revision === undefined ? "" : ` at step ${verdict.revision}`;
        print(`${file}: REFUSED${where}: ${verdict.why}`);
      }
      if (!verdict.ok) process.exitCode = EXIT.found;
    });
}
async function verdictOn(file: string, game: string | undefined): Promise<Verdict> {
  try {
    const replay = await replayFrom(file);
    const { header, lines } = replay.log;
    const { engine } = await loadFor(header, game);
    const verdict = verifyReplay(engine, replay);
    const checked = replay.seed === undefined ? "chain" : "rules";
    return verdict.ok ? { ok: true, file, steps: lines.length, checked } : { file, ...verdict };
  } catch (error) {
    if (error instanceof NotAReplay) return { ok: false, file, why: error.message };
    throw error;
  }
}
