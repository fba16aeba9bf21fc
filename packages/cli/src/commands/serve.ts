import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { botPool, ConfigError, closeOnSignals, createServer, readConfig } from "@cardwright/server";
import type { Command } from "commander";
import { games } from "../hosted-games.ts";
import { CallError, printJson, tell } from "../output.ts";

const builtPage = fileURLToPath(new URL("../../../web/dist", import.meta.url));
interface ServeFlags {
  readonly host?: string;
  readonly port?: string;
  readonly db?: string;
  readonly bus?: string;
  readonly web?: string;
  readonly logLevel?: string;
  readonly json?: true;
}
export function serveCommand(program: Command): void {
  program
    .command("serve")
    .description("host matches of every game of the catalog: server, bots, and the page if it has been built")
    .option("--host <name>", "where to listen (default: 127.0.0.1)")
    .option("--port <n>", "which port (default: 4000; 0 takes any)")
    .option("--db <url>", "memory, sqlite:<file> or postgres://... (default: sqlite:./data/cardwright.db)")
    .option("--bus <url>", "redis://... when several servers share the matches")
    .option("--web <folder>", "the built page (default: packages/web/dist, if it is there)")
    .option("--log-level <level>", "silent, error, warn, info or debug")
    .option("--json", "print { url } once it listens")
    .addHelpText(
      "after",
      "\nEvery setting can also come from the environment, as CARDWRIGHT_PORT and so on.\n\nExamples:\n  cardwright serve\n  cardwright serve --port 8080 --db postgres://cards@localhost/cards --bus redis://localhost",
    )
    .action(async ({ json, ...flags }: ServeFlags) => {
      const web = flags.web ?? (existsSync(builtPage) ? builtPage : undefined);
      const config = settings({ ...flags, ...(web === undefined ? {} : { web }) });
      const bots = botPool({ catalog: new URL("../hosted-games.ts", import.meta.url).href });
      const server = await createServer(config, { games, bots });
      if (json) printJson({ url: server.url });
      else
        tell(
          `cardwright listens at ${server.url}${web === undefined ? " (no page: build it with npm run build in packages/web)" : ""}; Ctrl-C stops`,
        );
      closeOnSignals(server);
    });
}
function settings(flags: Readonly<Record<string, unknown>>) {
  try {
    return readConfig(flags, process.env);
  } catch (error) {
    if (error instanceof ConfigError) throw new CallError(error.message);
    throw error;
  }
}
