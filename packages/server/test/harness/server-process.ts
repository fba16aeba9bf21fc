import type { Faults } from "../../src/faults.ts";
import { type ConfigInput, createServer } from "../../src/index.ts";
import { openStore } from "../../src/store/open.ts";
import { catalogUrl, games } from "../games/index.ts";
import { type Sabotage, sabotage } from "./sabotage.ts";

/** A server in a process of its own, which a harness may end at any moment, or which ends itself at a named one. */
export interface Order {
  readonly config: ConfigInput;
  /** Dies when this point is passed for the n-th time. */
  readonly dieAt?: { readonly point: Parameters<Faults>[0]; readonly times: number };
  readonly sabotage?: Sabotage;
}
async function obey({ config, dieAt, sabotage: how }: Order): Promise<void> {
  let passed = 0;
  const faults: Faults = (point) => {
    if (point !== dieAt?.point || ++passed < dieAt.times) return;
    process.kill(process.pid, "SIGKILL");
    // The signal may take a moment; nothing more may happen in it.
    for (;;);
  };
  const store = sabotage(how, openStore(config.db ?? "memory", faults));
  const server = await createServer(config, { games, catalog: catalogUrl, faults, store });
  process.send?.({ url: server.url });
  process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
}
process.once("message", (order: Order) => void obey(order).catch((error) => process.send?.({ failed: String(error) })));
process.on("disconnect", () => process.exit(0));
