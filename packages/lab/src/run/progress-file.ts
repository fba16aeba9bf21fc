import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * What has been done so far, one line for each chunk, so that an interrupted run goes on where it stopped. A last line
 * that was cut off in the middle is done again.
 */
export class ProgressFile {
  readonly done = new Map<number, unknown>();
  private readonly path: string;
  private started = false;

  constructor(path: string) {
    this.path = path;
  }
  /** Reads what is there; throws when it belongs to another plan. */
  async open(id: string): Promise<void> {
    const text = await readFile(this.path, "utf8").catch(() => "");
    const [head, ...lines] = text.split("\n");
    if (head === undefined || head === "") return this.begin(id);
    if (head !== JSON.stringify({ plan: id })) {
      throw new Error(`${this.path} is the progress of another run; delete it or name another file with --progress`);
    }
    this.started = true;
    for (const line of lines) {
      const read = parsed(line);
      if (read !== undefined) this.done.set(read.index, read.result);
    }
    // Rewritten, so that a broken last line does not spoil the next one.
    await writeFile(
      this.path,
      [head, ...[...this.done].map(([index, result]) => JSON.stringify({ index, result })), ""].join("\n"),
    );
  }
  private async begin(id: string): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true });
    await writeFile(this.path, `${JSON.stringify({ plan: id })}\n`);
    this.started = true;
  }
  async add(index: number, result: unknown): Promise<void> {
    this.done.set(index, result);
    await appendFile(this.path, `${JSON.stringify({ index, result })}\n`);
  }
  async remove(): Promise<void> {
    if (this.started) await rm(this.path, { force: true });
  }
}
function parsed(line: string): { readonly index: number; readonly result: unknown } | undefined {
  try {
    return line === "" ? undefined : (JSON.parse(line) as { readonly index: number; readonly result: unknown });
  } catch {
    return undefined;
  }
}
