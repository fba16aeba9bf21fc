import { startQueueWorker } from "../src/index.ts";

const [url, catalog] = process.argv.slice(2) as [string, string];
await startQueueWorker({ url, catalog, threads: 1, lostAfter: 2_000 });
process.send?.("ready");
