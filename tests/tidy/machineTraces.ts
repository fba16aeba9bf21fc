import { homedir } from "node:os";
import { dirname } from "node:path";
import type { Rule } from "./rule.ts";

/** Folders that many machines have: their names in a text tell nothing about ours. */
const usual = new Set([
  "/",
  "/tmp",
  "/home",
  "/root",
  "/opt",
  "/srv",
  "/mnt",
  "/usr",
  "/usr/src",
  "/var/tmp",
  "/Users",
]);
const publicRegistry = "registry.npmjs.org";

/** What would tell where this checkout lies or which registry filled it; derived here, so that it is written nowhere. */
export function tracesOfThisMachine(root: string, registry: string | undefined): string[] {
  const folders = [root, dirname(root), homedir()].filter((folder) => !usual.has(folder)).map((folder) => `${folder}/`);
  const host = registry ? new URL(registry).host : publicRegistry;
  return host === publicRegistry ? folders : [...folders, host];
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export const noMachineTraces =
  (traces: readonly string[]): Rule =>
  (files) =>
    files.flatMap(({ path, text }) =>
      traces.flatMap((trace) => {
        // A longer path or host that merely ends in the same words is another one.
        const match = new RegExp(`(?<![\\w.~-])${literally(trace)}`).exec(text);
        if (!match) return [];
        const line = text.slice(0, match.index).split("\n").length;
        return [{ path, line, message: "names a folder or a registry of the machine it was written on" }];
      }),
    );
