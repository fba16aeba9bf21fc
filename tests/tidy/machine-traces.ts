import { homedir } from "node:os";
import { dirname } from "node:path";
import type { Rule } from "./rule.ts";

/** Folders that many machines have, or that a text may name for other reasons: they tell nothing about this machine. */
const usual = new Set([
  ...["/", "/tmp", "/var/tmp", "/home", "/root", "/Users", "/opt", "/srv", "/mnt", "/usr", "/usr/src", "/usr/local"],
  ...["/app", "/build", "/code", "/data", "/project", "/repo", "/src", "/test", "/tests", "/workspace", "/workspaces"],
]);

export interface Machine {
  readonly checkout: string;
  readonly home: string;
  readonly registry: string | undefined;
}

export const thisMachine = (checkout: string): Machine => ({
  checkout,
  home: homedir(),
  registry: process.env.npm_config_registry,
});

/** What would tell where this checkout lies or which registry filled it; derived here, so that it is written nowhere. */
export const noMachineTraces =
  (machine: Machine): Rule =>
  (files) => {
    const traces = tracesOf(machine);
    return files.flatMap(({ path, text }) =>
      traces.flatMap((trace) => {
        const match = trace.exec(text);
        if (!match) return [];
        const line = text.slice(0, match.index).split("\n").length;
        return [{ path, line, message: "names a folder or a registry of the machine it was written on" }];
      }),
    );
  };

function tracesOf({ checkout, home, registry }: Machine): RegExp[] {
  const folders = [checkout, dirname(checkout), home].filter((folder) => !usual.has(folder));
  // The public registry too: what a lock file or a text names, every machine would have to reach.
  const hosts = registry ? [new URL(registry).host] : [];
  // A longer path or a longer host that merely ends in the same words is another one.
  return [
    ...folders.map((folder) => new RegExp(`(?:(?<=file://)|(?<![\\w.~*)}/-]))${literally(folder)}/`)),
    ...hosts.map((host) => new RegExp(`(?<![\\w.-])${literally(host)}`)),
  ];
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
