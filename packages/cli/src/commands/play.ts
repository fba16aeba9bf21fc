import { createInterface, type Interface } from "node:readline/promises";
import type { BotName } from "@cardwright/bots";
import type { Command } from "commander";
import { Quit } from "../ask.ts";
import { loadArgument, wordsFolderOf } from "../game-argument.ts";
import {
  botName,
  LANGUAGE_FLAG,
  type MatchFlags,
  matchFlags,
  type ThinkingFlags,
  thinkingFlags,
  wholeNumber,
} from "../options.ts";
import { CallError, EXIT, examineOutput, printJson, writeOutput } from "../output.ts";
import { playAtServer } from "../play-at-server.ts";
import { playHere, seatHere } from "../play-here.ts";
import { wordsAsked } from "../speech.ts";

interface PlayFlags extends MatchFlags, ThinkingFlags {
  readonly seat?: number;
  readonly bot?: BotName;
  readonly seed?: string;
  readonly save?: string;
  readonly server?: string;
  readonly match?: string;
  readonly invite?: string;
  readonly token?: string;
  readonly name: string;
  readonly open?: true;
  readonly language?: string;
  readonly json?: true;
  readonly takebacks: boolean;
}
const HELP = `
At the table: a number chooses, ?number says why something cannot be chosen, b goes back, t shows the table again,
read and a name says what a card does. h says what a bot would do, w why the last bot did what it did. u takes your
last action back while it taught nobody anything, ask asks the others for it. concede gives up, q quits.

Examples:
  cardwright play taktik
  cardwright play minis --bot greedy --seed 7 --save match.json
  cardwright play minis --server http://127.0.0.1:4000
  cardwright play minis --server http://127.0.0.1:4000 --match <id> --name Ada`;
export function playCommand(program: Command): void {
  const command = program
    .command("play <game>")
    .description("play in the terminal, against bots or at a server: a readable table, numbered choices, and why not")
    .option("--seat <n>", "your seat (default: 0; when you join, the first that is free)", wholeNumber)
    .option("--bot <bot>", "who plays the other seats (default: search)", botName)
    .option("--seed <text>", "names the match, to play the same deal again")
    .option("--save <file>", "write a replay at the end, or when you quit")
    .option("--no-takebacks", "bots do not let you take back what they or chance have answered")
    .option("--server <url>", "at this server, in a new match with bots")
    .option("--open", "with --server: leave the other seats of the new match to people")
    .option("--match <id>", "with --server: in this match")
    .option("--invite <code>", "with --match: the code of a seat that is kept for you")
    .option("--token <secret>", "with --match: come back to the seat that you left")
    .option("--name <name>", "with --server: what the others call you", "Terminal")
    .option(...LANGUAGE_FLAG)
    .option("--json", "print the outcome as JSON at the end");
  thinkingFlags(matchFlags(command))
    .addHelpText("after", HELP)
    .action(async (argument: string, flags: PlayFlags) => {
      examine(flags);
      await examineOutput("--save", flags.save);
      const loaded = await loadArgument(argument, flags.expansions);
      const words = await wordsAsked(await wordsFolderOf(argument), flags.language);
      const { server } = flags;
      const match = server === undefined ? seatHere(loaded, words, flags) : undefined;
      const input = createInterface({ input: process.stdin, output: process.stderr });
      const lines = input[Symbol.asyncIterator]();
      const leaving = leavingBy(input);
      let outcome: unknown = null;
      try {
        const playing =
          match === undefined
            ? playAtServer(loaded, words, { ...flags, server: server! }, lines, leaving).then((view) => {
                ({ outcome } = view);
              })
            : playHere(loaded, match, flags, lines);
        await playing.catch(unlessQuit);
        const game = loaded.game.id;
        if (flags.json && match === undefined) printJson({ game, outcome });
        else if (flags.json && match !== undefined)
          printJson({ game, outcome: match.state.outcome, steps: match.entries.length - 1 });
      } finally {
        input.close();
        if (flags.save !== undefined && match !== undefined) await writeOutput("--save", flags.save, match.replay());
      }
    });
}
function unlessQuit(error: unknown): void {
  if (!(error instanceof Quit)) throw error;
  process.exitCode = EXIT.interrupted;
}
/** Ctrl-C leaves the table as q does: on a terminal the line editor is told of it, elsewhere the process. */
function leavingBy(input: Interface): AbortSignal {
  const leaving = new AbortController();
  const leave = (): void => {
    leaving.abort();
    input.close();
  };
  input.once("SIGINT", leave);
  process.once("SIGINT", leave);
  return leaving.signal;
}
/** What belongs to a match of this process says nothing to a server, and the other way round. */
function examine({ server, match, invite, token, open, seed, save, iterations, milliseconds }: PlayFlags): void {
  if (server === undefined && (match ?? invite ?? token ?? open) !== undefined)
    throw new CallError("--match, --invite, --token and --open are of a server's match; name the server with --server");
  if (server !== undefined && (seed ?? iterations ?? milliseconds) !== undefined)
    throw new CallError(
      "a server deals and its bots think by themselves; leave out --seed, --iterations, --milliseconds",
    );
  if (server !== undefined && save !== undefined) throw new CallError("a server keeps its matches; leave out --save");
}
