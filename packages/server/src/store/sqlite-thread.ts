import { Worker } from "node:worker_threads";
import type { Statement } from "./sqlite-writing.ts";
import type { Append, Appended } from "./store.ts";

export interface ThreadData {
  readonly path: string;
  /** For a test harness alone. */
  readonly insertionsUntilDeath: number | null;
}
export type ThreadRequest =
  | { readonly appends: readonly unknown[] }
  | { readonly statements: readonly Statement[]; readonly guards: number };
const VALUES_OF_ONE = 9;
/** Appends as one list of plain values: whatever goes to a thread is copied, and names of fields would be half of it. */
function flat(appends: readonly Append[]): unknown[] {
  const values: unknown[] = [];
  for (const { match, revision, seatsVersion, seat, intent, ackSeq, entry, hash, change } of appends) {
    values.push(match, revision, seatsVersion, seat, intent, ackSeq, entry, hash, change);
  }
  return values;
}
export function appendsOf(values: readonly unknown[]): readonly Append[] {
  const appends: Append[] = [];
  for (let i = 0; i < values.length; i += VALUES_OF_ONE) {
    const one = {
      match: values[i],
      revision: values[i + 1],
      seatsVersion: values[i + 2],
      seat: values[i + 3],
      intent: values[i + 4],
      ackSeq: values[i + 5],
      entry: values[i + 6],
      hash: values[i + 7],
      change: values[i + 8],
    };
    appends.push(one as Append);
  }
  return appends;
}
export type ThreadAnswer = { readonly done: readonly (Appended | number)[] } | { readonly failed: unknown };

interface Waiting {
  resolve(done: readonly (Appended | number)[]): void;
  reject(error: unknown): void;
}
/**
 * The thread that writes, seen from outside. It answers in the order in which it was asked. Should it end by itself, nothing
 * can be stored any more, so nothing is acknowledged, the server says that it is not ready, and whoever runs it is told.
 */
export class SqliteThread {
  private readonly worker: Worker;
  private readonly waiting: Waiting[] = [];
  private readonly broken: (error: Error) => void;
  private ended: Error | null = null;
  private closing = false;
  private readonly exited: Promise<void>;

  constructor(data: ThreadData, broken: (error: Error) => void) {
    this.broken = broken;
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: data });
    // A server that has nothing else to do ends; what was asked for keeps it alive until it is answered.
    this.worker.unref();
    this.worker.on("message", (answers: readonly ThreadAnswer[]) => {
      for (const answer of answers) this.answered(answer);
    });
    this.worker.on("error", (error) => this.fail(error));
    this.exited = new Promise((resolve) => {
      this.worker.once("exit", () => {
        this.fail(new Error("the thread that writes has ended"));
        resolve();
      });
    });
  }
  /** Resolves once the thread has the file, and a commit waits for the disk. */
  ready(): Promise<void> {
    return this.expect<never>().then(() => undefined);
  }
  append(appends: readonly Append[]): Promise<readonly Appended[]> {
    return this.ask<Appended>({ appends: flat(appends) });
  }
  change(statements: readonly Statement[], guards: number): Promise<readonly number[]> {
    return this.ask<number>({ statements, guards });
  }
  async close(): Promise<void> {
    this.closing = true;
    if (this.ended === null) this.worker.postMessage("close");
    this.worker.ref();
    await this.exited;
  }
  private ask<Result>(request: ThreadRequest): Promise<readonly Result[]> {
    if (this.ended !== null) return Promise.reject(this.ended);
    const answer = this.expect<Result>();
    this.worker.postMessage(request);
    return answer;
  }
  private expect<Result>(): Promise<readonly Result[]> {
    if (this.waiting.length === 0) this.worker.ref();
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve: resolve as Waiting["resolve"], reject });
    });
  }
  private answered(answer: ThreadAnswer): void {
    const first = this.waiting.shift()!;
    if (this.waiting.length === 0) this.worker.unref();
    if ("failed" in answer) first.reject(answer.failed);
    else first.resolve(answer.done);
  }
  private fail(error: Error): void {
    if (this.ended === null && !this.closing) this.broken(error);
    this.ended ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(this.ended);
  }
}
