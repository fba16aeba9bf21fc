import type { Worker } from "node:worker_threads";
import { closeOnSignals, createServer } from "../../src/index.ts";
import { games } from "../games/index.ts";

/** A server as it is run, whose writing thread ends by itself as soon as the parent says so. */
const server = await createServer({ port: 0, db: process.argv[2]!, logLevel: "silent" }, { games });
closeOnSignals(server);
process.once("message", () => {
  void (server.store as unknown as { thread: { worker: Worker } }).thread.worker.terminate();
});
process.send!(server.url);
