import { readFileSync } from "node:fs";
import { Bundles, openStore, type RuleBundle } from "../../src/index.ts";
import { RollOver } from "../../src/rules/roll-over.ts";
import { loaded } from "./built-with.ts";
import { catalogWith } from "./history.ts";

/** A process that moves the matches of a store to new rules, tells each that has moved, and may be killed at any of them. */
const [db = "", file = ""] = process.argv.slice(2);
const bundle = JSON.parse(readFileSync(file, "utf8")) as RuleBundle;
const store = openStore(db);
await store.open();
const catalog = catalogWith(bundle, loaded(bundle));
const failed = (error: unknown): never => {
  throw error;
};
const moved = async (match: string): Promise<void> => void process.stdout.write(`${match}\n`);
await new RollOver({ store, catalog, bundles: new Bundles(store, catalog), failed, moved }).run();
process.stdout.write("done\n");
await store.close();
