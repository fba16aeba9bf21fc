import { existsSync } from "node:fs";
import { withoutPassword } from "@cardwright/lab";
import { ConfigError, KeyFileError, keyFileOf, openStore, readConfig, rotateKeyFile } from "@cardwright/server";
import type { Command } from "commander";
import { nearestProject } from "../config/project.ts";
import { CallError, print, printJson } from "../output.ts";

interface KeysFlags {
  readonly db?: string;
  readonly signingKey?: string;
  readonly rotate?: true;
  readonly json?: true;
}
export function keysCommand(program: Command): void {
  program
    .command("keys")
    .description("list the keys that a server signs matches with, or put a new one in the place of its own")
    .option("--db <url>", "the server's store, sqlite:<file> or postgres://... (default: as for serve)")
    .option("--signing-key <file>", "the file of the node's own key (default: beside the store, or in ./data)")
    .option("--rotate", "make a new key; the old one stays listed for what it has signed until now")
    .option("--json", "print [{ id, key, since, until }]")
    .addHelpText(
      "after",
      "\nA server that runs signs with the new key from its next match on.\n\nExamples:\n  cardwright keys\n  cardwright keys --rotate",
    )
    .action(async ({ rotate, json, ...flags }: KeysFlags) => {
      const config = await settings(flags);
      const file = config.db.startsWith("sqlite:") ? config.db.slice("sqlite:".length) : undefined;
      if (config.db === "memory" || (file !== undefined && !existsSync(file)))
        throw new CallError(`${withoutPassword(config.db)} is no store that is there; name the server's with --db`);
      const store = openStore(config.db);
      await store.open();
      try {
        if (rotate) {
          const { old, now } = rotateKeyFile(keyFileOf(config)!);
          const at = Date.now();
          await store.addSigningKey({ id: now.id, key: now.publicKey, since: at, until: null });
          if (old !== null) await store.retireSigningKey(old.id, at);
        }
        const keys = await store.signingKeys();
        if (json) printJson(keys);
        else
          for (const { id, since, until } of keys)
            print(`${id}: since ${day(since)}${until === null ? "" : `, retired ${day(until)}`}`);
      } catch (error) {
        throw error instanceof KeyFileError ? new CallError(error.message) : error;
      } finally {
        await store.close();
      }
    });
}
const day = (at: number): string => new Date(at).toISOString();
async function settings(flags: { readonly db?: string; readonly signingKey?: string }) {
  try {
    return readConfig({ ...flags }, process.env, (await nearestProject())?.config.server);
  } catch (error) {
    throw error instanceof ConfigError ? new CallError(error.message) : error;
  }
}
