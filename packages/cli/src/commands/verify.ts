import { type Judgement, judge, refusal } from "@cardwright/core/host";
import { NotAReplay } from "@cardwright/lab";
import type { Command } from "commander";
import { loadFor } from "../game-argument.ts";
import { EXIT, print, printJson } from "../output.ts";
import { replayFrom } from "../replay-source.ts";
import { type TrustFlags, trustedFor } from "../trusted-keys.ts";

interface VerifyFlags extends TrustFlags {
  readonly game?: string;
  readonly json?: true;
}
export function verifyCommand(program: Command): void {
  program
    .command("verify <file>")
    .description("judge a match: whole and signed by its server, consistent and no more, or refused")
    .option("--game <path>", "a module with the game, when it is not in the catalog")
    .option("--keys <file>", "the published keys of its server: a file, or an address (default: asked of that server)")
    .option("--offline", "ask nobody; without --keys no signature can be checked")
    .option("--json", "print { verdict, ended, steps, head, signedBy, step?, because? }")
    .addHelpText(
      "after",
      "\nExits 0 only for a match that is whole: ended, signed, and exactly what its rules, actions and seed lead to. Otherwise 1.\n\nExamples:\n  cardwright verify match.json\n  cardwright verify match.json --keys cardwright-keys.json --json",
    )
    .action(async (file: string, { game, json, ...trust }: VerifyFlags) => {
      const judgement = await judgementOn(file, game, trust);
      if (json) printJson(judgement);
      else print(`${file}: ${judgementText(judgement)}`);
      if (judgement.verdict !== "signed") process.exitCode = EXIT.found;
    });
}
async function judgementOn(file: string, game: string | undefined, trust: TrustFlags): Promise<Judgement> {
  try {
    const replay = await replayFrom(file);
    const { header } = replay.log;
    const { engine } = await loadFor(header, game);
    const trusted = replay.seal === undefined ? [] : await trustedFor(header.server, trust);
    return await judge(engine, replay, trusted, crypto.subtle);
  } catch (error) {
    if (error instanceof NotAReplay) return refusal(error.message);
    throw error;
  }
}
function judgementText({ verdict, steps, head, signedBy, step, because }: Judgement): string {
  if (verdict === "signed") return `whole, signed by ${signedBy}: ${steps} steps, head ${head}`;
  if (verdict === "consistent") return `consistent, but ${because}: ${steps} steps, head ${head}`;
  return `REFUSED at step ${step}: ${because}`;
}
