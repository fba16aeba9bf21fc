import { flushCompileCache } from "node:module";
import { dieAfter, type Faults } from "../../src/faults.ts";
import { type ConfigInput, createServer, type RuleBundle } from "../../src/index.ts";
import { openStore } from "../../src/store/open.ts";
import { catalogUrl, games } from "../games/index.ts";
import { type Sabotage, sabotage } from "./sabotage.ts";

/** A server in a process of its own, which a harness may end at any moment, or which ends itself at a named one. */
export interface Order {
  readonly config: ConfigInput;
  /** Dies when this point is passed for the n-th time. */
  readonly dieAt?: { readonly point: Parameters<Faults>[0]; readonly times: number };
  readonly sabotage?: Sabotage;
  /** The rules of its duel, to be kept with their matches. */
  readonly rules?: RuleBundle;
  /** How far the clock of its machine is off, in milliseconds. */
  readonly clockOffMs?: number;
}
async function obey({ config, dieAt, sabotage: how, rules, clockOffMs = 0 }: Order): Promise<void> {
  const right = Date.now;
  Date.now = () => right() + clockOffMs;
  const die = dieAfter(dieAt?.times ?? null);
  const reached = (point: Parameters<Faults>[0]): void => {
    if (point === dieAt?.point) die();
  };
  // A thread that writes counts for itself.
  const insertions = dieAt?.point === "after insert" ? { insertionsUntilDeath: dieAt.times } : {};
  const faults: Faults = Object.assign(reached, insertions);
  const store = sabotage(
    how,
    openStore(config.db ?? "memory", faults, undefined, () => process.exit(1)),
  );
  const kept = games.map((entry) => (entry.game.id === "duel" ? { ...entry, bundle: rules } : entry));
  const server = await createServer(config, { games: kept, catalog: catalogUrl, faults, store });
  process.send?.({ url: server.url });
  // A process that is killed has no time left for it.
  flushCompileCache();
  process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
}
process.once("message", (order: Order) => void obey(order).catch((error) => process.send?.({ failed: String(error) })));
process.on("disconnect", () => process.exit(0));
