import { access, appendFile, constants, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { lockFile, UnusableFile } from "./file-lock.ts";
import { makeFolder } from "./make-folder.ts";
import { Mistake } from "./mistake.ts";

/**
 * What has been done so far, one line for each chunk, so that an interrupted run goes on where it stopped. A last line
 * that was cut off in the middle is done again.
 */
export class ProgressFile {
  readonly done = new Map<number, unknown>();
  private readonly path: string;
  private readonly patience: number;
  private readonly opened = performance.now();
  private head = "";
  private pending = "";
  private started = false;
  private writing: Promise<void> = Promise.resolve();
  private unlock: (() => Promise<void>) | undefined;

  /** Nothing is written before `patience` milliseconds have passed: a short run leaves no trace. */
  constructor(path: string, patience = 2_000) {
    this.path = path;
    this.patience = patience;
  }
  /** Reads what is there; throws when it belongs to another plan, or when another run is writing it. */
  async open(id: string): Promise<void> {
    this.unlock = await lockFile(this.path);
    try {
      await this.read(id);
    } catch (error) {
      await this.close();
      throw error;
    }
  }
  private async read(id: string): Promise<void> {
    this.head = JSON.stringify({ plan: id });
    const text = await this.textSoFar();
    const [head, ...lines] = text.split("\n");
    if (text === "") return;
    if (head !== this.head) {
      throw new Mistake(
        `${this.path} is the progress of another run, or of other rules; delete it or name another file with --progress`,
      );
    }
    for (const line of lines) {
      const read = parsed(line);
      if (read !== undefined) this.done.set(read.index, read.result);
    }
    // Written anew, so that a broken last line does not spoil the next one.
    this.pending = [...this.done].map(([index, result]) => `${JSON.stringify({ index, result })}\n`).join("");
    await this.flush();
  }
  /** That it cannot be written is told before anything is played, not when the first results are lost. */
  private async textSoFar(): Promise<string> {
    try {
      await access(this.path, constants.W_OK);
      return await readFile(this.path, "utf8");
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "ENOENT") return "";
      throw new UnusableFile(this.path, message);
    }
  }
  async add(index: number, result: unknown): Promise<void> {
    this.done.set(index, result);
    this.pending += `${JSON.stringify({ index, result })}\n`;
    if (performance.now() - this.opened >= this.patience) await this.flush();
  }
  /** One write after the other: the first makes the file that the next ones go on with. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }
  private async write(): Promise<void> {
    const lines = this.pending;
    this.pending = "";
    if (this.started) return appendFile(this.path, lines);
    this.started = true;
    // It may have been cleared away since.
    await makeFolder(dirname(resolve(this.path)));
    await writeFile(this.path, `${this.head}\n${lines}`);
  }
  async remove(): Promise<void> {
    if (this.started) await rm(this.path, { force: true });
  }
  /** Lets others have the file. */
  async close(): Promise<void> {
    await this.unlock?.();
  }
}
function parsed(line: string): { readonly index: number; readonly result: unknown } | undefined {
  try {
    return line === "" ? undefined : (JSON.parse(line) as { readonly index: number; readonly result: unknown });
  } catch {
    return undefined;
  }
}
