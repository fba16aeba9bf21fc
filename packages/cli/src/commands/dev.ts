import { dirname, isAbsolute, relative } from "node:path";
import { problemsIn } from "@cardwright/words/tool";
import type { Command } from "commander";
import { type Project, project } from "../config/project.ts";
import { type GameHost, gameHost } from "../dev/game-host.ts";
import { type RulesRunner, rulesRunner, type Trouble, troubleOf } from "../dev/rules-runner.ts";
import { stamp, whileItStays } from "../dev/settled.ts";
import { failureText } from "../failure-text.ts";
import { wholeNumber } from "../options.ts";
import { CallError, printJson, tell } from "../output.ts";
import { pageBuilder, pagePlan } from "../page-plan.ts";

interface DevFlags {
  readonly port: number;
  readonly host: string;
  readonly json?: true;
}
export function devCommand(program: Command): void {
  program
    .command("dev")
    .description("the page while you write: a saved rule, card, table or text is in the running match at once")
    .option("--port <n>", "which port (0 takes any)", wholeNumber, 4_000)
    .option("--host <name>", "where to listen", "127.0.0.1")
    .option("--json", "print { url } once it listens")
    .addHelpText(
      "after",
      "\nA match in the page is folded again from its moves, and the table says whether it is still the same.\nTables online are in memory, and end with every change of a rule.\n\nExamples:\n  cardwright dev\n  cardwright dev --port 8080",
    )
    .action(async (flags: DevFlags) => {
      const here = await project();
      const url = await develop(here, flags);
      if (flags.json) printJson({ url });
      else tell(`cardwright dev: ${url}; Ctrl-C stops`);
    });
}
/** Starts page and server; answers with the page's address. What was begun is ended where something after it fails. */
async function develop(here: Project, flags: DevFlags): Promise<string> {
  const begun: { close(): Promise<unknown> }[] = [];
  const close = (): Promise<unknown> => Promise.allSettled(begun.toReversed().map((each) => each.close()));
  try {
    const address = await begin(here, flags, (each) => begun.push(each));
    const leave = (): void => void close().then(() => process.exit(0));
    process.once("SIGINT", leave);
    process.once("SIGTERM", leave);
    return address;
  } catch (error) {
    await close();
    throw error;
  }
}
type Begun = (each: { close(): Promise<unknown> }) => void;
async function begin(here: Project, { port, host }: DevFlags, begun: Begun): Promise<string> {
  const plan = pagePlan(here);
  const { createServer: createVite } = await import("vite");
  const { developConfig } = await pageBuilder();
  const hosting = await gameHost(here.games);
  begun(hosting);
  let watching: Watching | undefined;
  const vite = await createVite(
    developConfig(plan, {
      host,
      port,
      backend: `http://127.0.0.1:${hosting.port}`,
      changed: async (file) => (await watching?.changed(file)) ?? "not a rule",
      failed: (why) => watching?.failed(why),
    }),
  );
  begun(vite);
  const rules = await rulesRunner(
    vite,
    here.games.map(({ files }) => files),
  );
  begun(rules);
  watching = new Watching(
    here,
    rules,
    hosting,
    (event, data) => vite.environments.client.hot.send(event, data),
    (file) => vite.watcher.emit("change", file),
  );
  await rules.load();
  await vite.listen().catch((error: unknown) => {
    throw new CallError(`${failureText(error)}; name another port with --port, or --port 0 for any`);
  });
  const [address = `http://${host}:${port}/`] = vite.resolvedUrls?.local ?? [];
  const { origin, port: taken } = new URL(address);
  await hosting.openTo([origin, `http://localhost:${taken}`]);
  return origin;
}
export type Verdict = "not a rule" | "rules are new" | "rules are broken";
type Send = (event: string, data: Trouble | null) => void;
/** The watcher keeps to itself a second change of a file that comes sooner than this after the first. */
const WATCHER_DEAF_MS = 150;

/** A saved file is loaded first: the page is told of new rules only when they can be loaded. */
class Watching {
  private readonly project: Project;
  private readonly rules: RulesRunner;
  private readonly hosting: GameHost;
  private readonly send: Send;
  private readonly tellAgain: (file: string) => void;
  private turn: Promise<unknown> = Promise.resolve();
  /** By file: the state of it that was loaded last. */
  private readonly loaded = new Map<string, string>();

  /** The errors that were printed last, until they are mended. */
  private readonly printed = new Map<"rules" | "page", string>();

  constructor(here: Project, rules: RulesRunner, hosting: GameHost, send: Send, tellAgain: (file: string) => void) {
    this.project = here;
    this.rules = rules;
    this.hosting = hosting;
    this.send = send;
    this.tellAgain = tellAgain;
  }
  /** One after the other: what was saved while rules were loaded is loaded after them. */
  changed(file: string): Promise<Verdict> {
    if (file.endsWith(".mf2")) for (const problem of problemsIn(dirname(file))) tell(problem);
    if (!this.rules.isRule(file)) return Promise.resolve("not a rule");
    const verdict = this.turn.then(() => this.reload(file));
    this.turn = verdict.catch(() => undefined);
    setTimeout(() => void this.lookAgain(file), WATCHER_DEAF_MS);
    return verdict;
  }
  /** A file that was saved while the watcher was deaf is taken for one that was saved just now. */
  private async lookAgain(file: string): Promise<void> {
    await this.turn;
    const loaded = this.loaded.get(file);
    const now = await stamp(file);
    if (loaded !== undefined && now !== "" && now !== loaded) this.tellAgain(file);
  }
  /** The page asks for a game twice, and names files by their addresses. */
  failed(why: string | null): void {
    const plain = why
      ?.replaceAll(/\?t=\d+/g, "")
      .replaceAll("/@fs/", "/")
      .replaceAll(`${this.project.folder}/`, "");
    if (plain === undefined) this.tellMended("page");
    else this.tellOnce("page", `the page cannot load the game: ${plain}`);
  }
  private tellOnce(what: "rules" | "page", text: string): void {
    if (text !== this.printed.get(what)) tell(text);
    this.printed.set(what, text);
  }
  private tellMended(what: "rules" | "page"): void {
    if (this.printed.delete(what))
      tell(what === "rules" ? "mended: the rules are loaded" : "mended: the page has the game");
  }
  private async reload(file: string): Promise<Verdict> {
    try {
      const games = await whileItStays(
        file,
        () => this.rules.load(file),
        (state) => this.loaded.set(file, state),
      );
      // Whoever plays in the page does not wait for it.
      this.hosting.hostAnew(games).catch((error: unknown) => tell(`tables online: ${String(error)}`));
      this.tellMended("rules");
      this.send("cardwright:broken", null);
      return "rules are new";
    } catch (error) {
      const trouble = troubleOf(error);
      const { file: place = "" } = trouble;
      const path = isAbsolute(place) ? relative(this.project.folder, place) : place;
      this.tellOnce("rules", `${path}${trouble.line === undefined ? "" : `:${trouble.line}`} ${trouble.message}`);
      this.send("cardwright:broken", { ...trouble, ...(path === "" ? {} : { file: path }) });
      return "rules are broken";
    }
  }
}
