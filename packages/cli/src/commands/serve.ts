import { constants, existsSync } from "node:fs";
import { access } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { makeFolder, withoutPassword } from "@cardwright/lab";
import {
  botPool,
  ConfigError,
  closeOnSignals,
  createServer,
  KeyFileError,
  readConfig,
  StoreError,
} from "@cardwright/server";
import type { Command } from "commander";
import { bundled } from "../config/bundled-games.ts";
import { type Project, project } from "../config/project.ts";
import { catalogAddress } from "../game-argument.ts";
import { CallError, printJson, tell } from "../output.ts";
import { voiceOf } from "../voice.ts";

interface ServeFlags {
  readonly host?: string;
  readonly port?: string;
  readonly db?: string;
  readonly bus?: string;
  readonly trustProxy?: string;
  readonly botThreads?: string;
  readonly web?: string;
  readonly logLevel?: string;
  readonly json?: true;
}
export function serveCommand(program: Command): void {
  program
    .command("serve")
    .description("host matches of the games in cardwright.config.ts: server, bots, and the page if it has been built")
    .option("--host <name>", "where to listen (default: 127.0.0.1)")
    .option("--port <n>", "which port (default: 4000; 0 takes any)")
    .option("--db <url>", "memory, sqlite:<file> or postgres://... (default: sqlite:./data/cardwright.db)")
    .option("--bus <url>", "redis://... when several servers share the matches")
    .option("--trust-proxy <addresses>", "proxies whose X-Forwarded-For is believed, such as loopback or 10.0.0.7")
    .option("--bot-threads <n>", "how many bots think at once (default: one less than there are processors)")
    .option("--web <folder>", "the built page (default: what cardwright build has made of this project)")
    .option("--log-level <level>", "silent, error, warn, info or debug")
    .option("--json", "print { url } once it listens")
    .addHelpText(
      "after",
      "\nEvery setting can also come from the environment, as CARDWRIGHT_PORT and so on.\n\nExamples:\n  cardwright serve\n  cardwright serve --port 8080 --db postgres://cards@localhost/cards --bus redis://localhost",
    )
    .action(async ({ json, ...flags }: ServeFlags) => {
      const here = await project();
      const given = settings({ ...flags }, here);
      if (given.web !== undefined && !existsSync(join(given.web, "index.html")))
        throw new CallError(
          `${flags.web === undefined ? "CARDWRIGHT_WEB" : "--web"} ${given.web}: there is no index.html in it; build the page with cardwright build`,
        );
      const web = given.web ?? builtPage(here);
      const config = web === undefined ? given : { ...given, web: resolve(web) };
      await examineFile(config.db);
      // A store that is gone with the process has no match that could outlive these rules.
      const entries = config.db === "memory" ? here.games : await bundled(here);
      const games = entries.map((entry) => ({ ...entry, voice: voiceIn(here, entry.game.id) }));
      const bots = botPool({ catalog: catalogAddress, threads: config.botThreads });
      const server = await createServer(config, { games, bots }).catch(async (error: unknown) => {
        await bots.close();
        throw cureOf(error, config);
      });
      // Before it is told: whoever has read the line may stop it.
      closeOnSignals(server);
      if (json) printJson({ url: server.url });
      else
        tell(
          `cardwright listens at ${server.url}${web === undefined ? " (no page: build it with cardwright build)" : ""}; Ctrl-C stops`,
        );
    });
}
const voiceIn = ({ games }: Project, id: string) => voiceOf(games.find(({ game }) => game.id === id)?.files.words);

/** What stands in the way of a start is mostly another program, and always something that can be set otherwise. */
function cureOf(error: unknown, { host, port, db }: { host: string; port: number; db: string }): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return new CallError(`port ${port} is taken; name another with --port, or 0 for any`);
  if (code === "EACCES") return new CallError(`port ${port} may not be used; name one above 1023 with --port`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new CallError(`${host} is no address of this machine; name one with --host (${message})`);
  if (/^postgres/.test(db))
    return new CallError(`${withoutPassword(db)} cannot be used: ${message}; name a database with --db`);
  if (error instanceof KeyFileError) return new CallError(message);
  // It says itself what can be done.
  if (error instanceof StoreError && db.startsWith("sqlite:") && message.includes("Node"))
    return new CallError(message);
  if (error instanceof StoreError || code === "ERR_SQLITE_ERROR")
    return new CallError(`${db} cannot be used: ${message}; name another file with --db sqlite:<file>`);
  return error;
}
/** A database file that cannot be made is told before anything starts. */
async function examineFile(db: string): Promise<void> {
  if (!db.startsWith("sqlite:")) return;
  const file = resolve(db.slice("sqlite:".length));
  try {
    await makeFolder(dirname(file));
    await access(existsSync(file) ? file : dirname(file), constants.W_OK);
  } catch (error) {
    throw new CallError(
      `${file} cannot be written (${(error as Error).message}); name another file with --db sqlite:<file>`,
    );
  }
}
/** Beside a config that was built, or where a project's build puts it. */
const builtPage = ({ file, folder }: Project): string | undefined =>
  [join(dirname(file), "page"), join(folder, "dist", "page")].find((page) => existsSync(join(page, "index.html")));

function settings(flags: Readonly<Record<string, unknown>>, { file, config }: Project) {
  try {
    return readConfig(flags, process.env, config.server);
  } catch (error) {
    if (error instanceof ConfigError)
      throw new CallError(
        config.server === undefined ? error.message : `${error.message}\n(flags, environment, and server in ${file})`,
      );
    throw error;
  }
}
