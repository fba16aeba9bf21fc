import { parseArgs } from "node:util";
import { runAgainst } from "./against/run.ts";
import { runBots } from "./bots/run.ts";
import { runCore } from "./core/run.ts";
import { runLab } from "./lab/run.ts";
import { runPage } from "./page/run.ts";
import { runServer } from "./server/run.ts";

const help = `Usage: npm run bench -- <what> [options]

What:
  against   [revision]: this core and an older one in turns, in one process (3 minutes)
  bots      the search against textbook UCT in open games, in poker, and what it costs in every game (an hour; quick 2 minutes)
  core      the same small card duel on Cardwright, its peers and a plain loop, and three boards (3-4 minutes)
  lab       random games, workers and searches of every game, and the duel against boardgame.io's Simulate (1-3 minutes)
  page      how long a click in the browser takes until it is seen, and whole matches in it (5 minutes)
  server    the same duel over the wire: 50 matches of 2 clients on Cardwright, its peers and plain ws (1-3 minutes)

Options:
  --json    print one JSON object (with npm run --silent)
  --quick   one short repetition, to see that everything runs
  --only    for page: nothing but whole matches of the game with this id
  --help    this text

The exit code is 1 if a floor is missed or the engines do not agree, 2 if this was called wrongly.
`;

const benches = { bots: runBots, core: runCore, lab: runLab, page: runPage, server: runServer };

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean", default: false },
      quick: { type: "boolean", default: false },
      only: { type: "string", default: "" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const [name, revision, ...others] = positionals;
  if (name === "against" && others.length === 0) return runAgainst({ ...values, revision });
  if (name === undefined || revision !== undefined || !Object.hasOwn(benches, name)) {
    process.stderr.write(help);
    return 2;
  }
  return benches[name as keyof typeof benches](values);
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  process.stderr.write(isUsage ? `${error.message}\n\n${help}` : `${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
