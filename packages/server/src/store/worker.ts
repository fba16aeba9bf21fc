import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { dieAfter } from "../faults.ts";
import { assertDurable, openFile } from "./sqlite-file.ts";
import { appendsOf, type ThreadAnswer, type ThreadData, type ThreadRequest } from "./sqlite-thread.ts";
import { SqliteWriting } from "./sqlite-writing.ts";
import type { Append } from "./store.ts";

/** The inside of the thread that writes. Steps that came in while it waited for the disk share the next transaction. */
const { path, insertionsUntilDeath } = workerData as ThreadData;
const port = parentPort!;
const file = openFile(path);
assertDurable(file);
const writing = new SqliteWriting(file, dieAfter(insertionsUntilDeath));

/** SQLite's own number for it is SQLITE_IOERR, with what was being done above the lowest eight bits. */
const isDiskFailure = (error: unknown): boolean =>
  (((error as { readonly errcode?: number }).errcode ?? 0) & 0xff) === 10;
function attempt(work: () => Extract<ThreadAnswer, { done: unknown }>["done"]): ThreadAnswer {
  try {
    return { done: work() };
  } catch (error) {
    // After a write that failed nobody knows what is on the disk; the store is read anew by a new process.
    if (isDiskFailure(error)) throw error;
    return { failed: error };
  }
}
/** One transaction; every request gets its own part of what came of it. */
function append(requests: readonly (readonly Append[])[]): ThreadAnswer[] {
  if (requests.length === 0) return [];
  const answer = attempt(() => writing.append(requests.flat()));
  if ("failed" in answer || requests.length === 1) return requests.map(() => answer);
  let from = 0;
  return requests.map(({ length }) => {
    from += length;
    return { done: answer.done.slice(from - length, from) };
  });
}
/** In the order in which they came: what is not a step is a transaction of its own. */
function answersTo(requests: readonly ThreadRequest[]): ThreadAnswer[] {
  const answers: ThreadAnswer[] = [];
  let steps: (readonly Append[])[] = [];
  for (const request of requests) {
    if ("appends" in request) steps.push(appendsOf(request.appends));
    else {
      answers.push(...append(steps));
      steps = [];
      answers.push(attempt(() => writing.change(request.statements, request.guards)));
    }
  }
  answers.push(...append(steps));
  return answers;
}
const REST_MS = 20;
const WORTH_MOVING = 500;
let written = 0;
/** Moves pages from SQLite's own log to their place while nobody waits; under constant load SQLite does it by itself. */
const rest = setTimeout(() => {
  if (written < WORTH_MOVING) return;
  written = 0;
  // A page that cannot be moved now stays where it is, as safe as before.
  attempt(() => {
    file.exec("pragma wal_checkpoint(passive)");
    return [];
  });
}, REST_MS).unref();
type Message = ThreadRequest | "close";
port.on("message", (first: Message) => {
  const requests: ThreadRequest[] = [];
  let message: Message | undefined = first;
  for (; message !== undefined && message !== "close"; message = receiveMessageOnPort(port)?.message) {
    requests.push(message);
  }
  if (requests.length > 0) port.postMessage(answersTo(requests));
  written += requests.length;
  rest.refresh();
  if (message !== "close") return;
  clearTimeout(rest);
  file.close();
  port.close();
});
port.postMessage([{ done: [] }] satisfies ThreadAnswer[]);
