import { Mistake } from "@cardwright/lab";
import { Command, CommanderError } from "commander";
import { backupCommand, restoreCommand } from "./commands/backup.ts";
import { balanceCommand } from "./commands/balance.ts";
import { botsCommand } from "./commands/bots.ts";
import { buildCommand } from "./commands/build.ts";
import { checkCommand } from "./commands/check.ts";
import { demoCommand } from "./commands/demo.ts";
import { devCommand } from "./commands/dev.ts";
import { gamesCommand } from "./commands/games.ts";
import { keysCommand } from "./commands/keys.ts";
import { newCommand } from "./commands/new.ts";
import { playCommand } from "./commands/play.ts";
import { replayCommand } from "./commands/replay.ts";
import { rulesCommand } from "./commands/rules.ts";
import { rulesDiffCommand } from "./commands/rules-diff.ts";
import { sceneCommand } from "./commands/scene.ts";
import { schemaCommand } from "./commands/schema.ts";
import { serveCommand } from "./commands/serve.ts";
import { simCommand } from "./commands/sim.ts";
import { solveCommand } from "./commands/solve.ts";
import { trainCommand } from "./commands/train.ts";
import { verifyCommand } from "./commands/verify.ts";
import { wordsCommand } from "./commands/words.ts";
import { workerCommand } from "./commands/worker.ts";
import { failureText } from "./failure-text.ts";
import { CallError, EXIT, tell } from "./output.ts";
import { version } from "./version.ts";

const commands = [
  gamesCommand,
  schemaCommand,
  playCommand,
  demoCommand,
  simCommand,
  balanceCommand,
  checkCommand,
  wordsCommand,
  botsCommand,
  solveCommand,
  trainCommand,
  replayCommand,
  verifyCommand,
  sceneCommand,
  rulesDiffCommand,
  newCommand,
  workerCommand,
  serveCommand,
  keysCommand,
  rulesCommand,
  backupCommand,
  restoreCommand,
  buildCommand,
  devCommand,
];
export function createProgram(): Command {
  const program = new Command("cardwright")
    .description("Rules engine, bots and lab for card and board games: write the rules once.")
    .version(version)
    .showHelpAfterError()
    .exitOverride()
    .addHelpText(
      "after",
      `
Exit codes: ${EXIT.fine} fine; ${EXIT.found} something was found (a broken law, a refused replay); ${EXIT.calledWrongly} called wrongly; ${EXIT.failed} failed; ${EXIT.interrupted} interrupted.
Results go to stdout, progress and remarks to stderr. A <game> is an id of \`cardwright games\` or a path to a module.`,
    );
  for (const add of commands) add(program);
  for (const command of program.commands) command.exitOverride().showHelpAfterError();
  return program;
}
/** Runs one command and sets the exit code; nothing is thrown. */
export async function run(parameters: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync(parameters, { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.fine : EXIT.calledWrongly;
      return;
    }
    const expected = error instanceof CallError || error instanceof Mistake;
    tell(`cardwright: ${expected ? error.message : failureText(error)}`);
    process.exitCode = expected ? EXIT.calledWrongly : EXIT.failed;
  }
}
