import { constants } from "node:fs";
import { access, stat, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** What a command prints: results on stdout, everything else on stderr, so that results can be piped. */

/** Exit codes, the same for all commands. */
export const EXIT = {
  fine: 0,
  /** The command worked, and what it looked for is wrong: a law is broken, a replay is refused, rules differ. */
  found: 1,
  calledWrongly: 2,
  failed: 3,
  interrupted: 130,
} as const;

/** Something the user can put right; its text says how. */
export class CallError extends Error {}

export const print = (text: string): void => void process.stdout.write(`${text}\n`);
export const printJson = (value: unknown): void => print(JSON.stringify(value));
export const tell = (text: string): void => void process.stderr.write(`${text}\n`);

/** Whether a file can be written is told before the work of which it is to hold the result. */
export async function examineOutput(flag: string, file: string | undefined): Promise<void> {
  if (file === undefined) return;
  const folder = dirname(resolve(file));
  try {
    const there = await stat(file).catch(() => undefined);
    if (there?.isDirectory() === true) throw new Error("it is a folder");
    await access(there === undefined ? folder : file, constants.W_OK);
    if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is no folder`);
  } catch (error) {
    throw cannotWrite(flag, file, error);
  }
}
/** Last of all, so that a result that cannot be kept has at least been shown. */
export async function writeOutput(flag: string, file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: unknown) => {
    throw cannotWrite(flag, file, error);
  });
  tell(`wrote ${file}`);
}
const cannotWrite = (flag: string, file: string, error: unknown): CallError =>
  new CallError(`${flag} ${file} cannot be written (${(error as Error).message}); name another file`);

const BAR = 30;
const QUIET_MS = 5_000;
/** A bar that is drawn over itself on a terminal, and a line now and then elsewhere. */
export class Progress {
  private readonly what: string;
  private readonly began = performance.now();
  private last = 0;
  private drawn = false;

  constructor(what: string) {
    this.what = what;
  }
  readonly at = (done: number, of: number): void => {
    const now = performance.now();
    const terminal = process.stderr.isTTY === true;
    if (now - this.last < (terminal ? 100 : QUIET_MS) && done < of) return;
    if (!terminal && now - this.began < QUIET_MS) return;
    this.last = now;
    const share = of === 0 ? 1 : Math.min(1, done / of);
    const left = share === 0 ? "" : `, ${Math.round(((now - this.began) / share) * (1 - share) * 1e-3)} s left`;
    const filled = Math.round(share * BAR);
    const text = `${this.what} ${"=".repeat(filled)}${"-".repeat(BAR - filled)} ${done} of ${of}${left}`;
    process.stderr.write(terminal ? `\r${text}\u001b[K` : `${text}\n`);
    this.drawn = terminal;
  };
  end(): void {
    if (this.drawn) process.stderr.write("\r\u001b[K");
  }
}
/** Ctrl-C stops handing out work; a second one ends at once. */
export function interruptible(): AbortController {
  const stop = new AbortController();
  const onSignal = (): void => {
    if (stop.signal.aborted) process.exit(EXIT.interrupted);
    tell("\nstopping after what is under way; press Ctrl-C again to end at once");
    stop.abort(new Error("interrupted"));
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  return stop;
}
