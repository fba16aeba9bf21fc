import { parentPort, workerData } from "node:worker_threads";
import { dieAfter } from "../faults.ts";
import { appendsOf, type ThreadAnswer, type ThreadData, type ThreadRequest } from "./sqlite-thread.ts";
import { assertDurable, openFile, SqliteWriting } from "./sqlite-writing.ts";

/** The inside of the thread that writes: one request after the other, each in a transaction of its own. */
const { path, insertionsUntilDeath } = workerData as ThreadData;
const port = parentPort!;
const file = openFile(path);
assertDurable(file);
const writing = new SqliteWriting(file, dieAfter(insertionsUntilDeath));

function answerTo(request: ThreadRequest): ThreadAnswer {
  try {
    if ("appends" in request) return { done: writing.append(appendsOf(request.appends)) };
    return { done: writing.change(request.statements) };
  } catch (error) {
    return { failed: error };
  }
}
port.on("message", (request: ThreadRequest | "close") => {
  if (request !== "close") {
    port.postMessage(answerTo(request));
    return;
  }
  file.close();
  port.close();
});
port.postMessage({ done: [] } satisfies ThreadAnswer);
