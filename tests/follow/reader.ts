import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Step } from "./steps.ts";

export interface ReaderOptions {
  /** The copy that the reader works in. */
  readonly folder: string;
  /** The files that pages show, where they are not in that folder itself. */
  readonly sources?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Servers listen here, wherever a page says 4000. */
  readonly port: number;
  /** What is really run for a command; an empty text is nothing at all. */
  readonly rewrite?: (command: string) => string;
  readonly tell?: (line: string) => void;
  readonly secondsMax?: number;
}
/** What someone types who plays a few turns and gives up. */
const TYPED = "1\n1\n1\n1\nconcede\n";

/** Does what pages say, exactly as they say it, and is content only if what they promise is seen. */
export class Reader {
  private readonly options: ReaderOptions;
  private server: ChildProcess | null = null;
  ran = 0;

  constructor(options: ReaderOptions) {
    this.options = options;
  }
  async follow(step: Step): Promise<void> {
    const { folder, sources = folder } = this.options;
    if (step.kind === "save") {
      mkdirSync(dirname(join(folder, step.to)), { recursive: true });
      cpSync(join(sources, step.from), join(folder, step.to));
    } else if (step.kind === "edit") this.edit(step);
    else await this.run(step);
  }
  private edit({ file, before, after }: Extract<Step, { kind: "edit" }>): void {
    const path = join(this.options.folder, file);
    const text = readFileSync(path, "utf8");
    const found = text.split(before).length - 1;
    if (found !== 1) throw new Error(`${file}: the lines to change are there ${found} times:\n${before}`);
    writeFileSync(
      path,
      text.replace(before, () => after),
    );
  }
  private async run({ command, shows, line }: Extract<Step, { kind: "run" }>): Promise<void> {
    const { port, rewrite = (text: string) => text, tell = () => undefined } = this.options;
    this.ran++;
    const here = (text: string): string => text.replaceAll(":4000", `:${port}`);
    tell(`$ ${command}`);
    const typed = rewrite(command);
    if (typed === "") return;
    const seen = await this.output(here(typed), shows.map(here));
    const missing = shows.filter((shown) => !seenIn(seen, here(shown)));
    if (missing.length > 0)
      throw new Error(`line ${line}: ${command}\ndid not show:\n${missing.join("\n")}\nbut:\n${seen}`);
  }
  private output(command: string, shows: readonly string[]): Promise<string> {
    const isServer = /^npm (ci && npm )?start\b|cardwright -- serve\b/.test(command);
    const env = { ...(this.options.env ?? process.env), NO_COLOR: "1", CARDWRIGHT_PORT: String(this.options.port) };
    const { FORCE_COLOR: _, ...quiet } = env as Record<string, string>;
    const child = spawn(command, { cwd: this.options.folder, env: quiet, shell: true, detached: true });
    return new Promise((resolve, reject) => {
      let seen = "";
      const late = setTimeout(
        () => {
          kill(child);
          reject(new Error(`${command} took too long; it said:\n${seen}`));
        },
        (this.options.secondsMax ?? 240) * 1_000,
      );
      const hear = (data: Buffer): void => {
        seen += data.toString();
        if (!isServer || !shows.every((shown) => seenIn(seen, shown))) return;
        clearTimeout(late);
        this.server = child;
        resolve(seen);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("error", reject);
      child.on("close", (code) => {
        clearTimeout(late);
        if (code === 0) resolve(seen);
        else reject(new Error(`${command} ended with ${code}:\n${seen}`));
      });
      child.stdin.on("error", () => undefined);
      child.stdin.end(TYPED);
    });
  }
  /** Ctrl-C. */
  async stopServer(): Promise<void> {
    const { server } = this;
    if (server === null) return;
    this.server = null;
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    kill(server);
    await ended;
  }
}
function kill(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGINT");
  } catch {
    // It has ended by itself.
  }
}
function seenIn(text: string, shown: string): boolean {
  const pattern = shown
    .trim()
    .split("…")
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s+/g, "\\s+"));
  return new RegExp(pattern.join(".*")).test(text);
}
