import { Gauge, type Registry } from "prom-client";
import type { Store } from "../store/store.ts";

/** Rules that are kept, by what they take up and by how many living matches need them. */
export function measureRules(registry: Registry, store: Store): void {
  const living = new Gauge({
    name: "cardwright_rules_matches",
    help: "Matches that have not ended, by the rules that they pin.",
    labelNames: ["game", "rules"],
    registers: [registry],
  });
  new Gauge({
    name: "cardwright_rules_bytes",
    help: "Bytes of the rules that are kept in the store.",
    labelNames: ["game", "rules"],
    registers: [registry],
    async collect() {
      // The other metrics are wanted most when the store is away.
      const rules = await store.listRules().catch(() => []);
      this.reset();
      living.reset();
      for (const { game, hash, bytes, living: matches } of rules) {
        this.set({ game, rules: hash }, bytes);
        living.set({ game, rules: hash }, matches);
      }
    },
  });
}
