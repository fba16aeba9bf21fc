import { type ChildProcess, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { endServer } from "./server-process.ts";

/**
 * Kills a process together with its children. The parent is halted first, so that it neither starts another child nor
 * reacts to the death of one: no process outlives the others long enough to finish what it was doing.
 */
export async function killFamily(parent: ChildProcess): Promise<void> {
  if (parent.pid === undefined || process.platform === "win32") return endServer(parent, "SIGKILL");
  parent.kill("SIGSTOP");
  const children = childrenOf(parent.pid);
  for (const child of children) killIfAlive(child);
  await endServer(parent, "SIGKILL");
  // A process that waits for the disk ends when the disk has answered, and holds what it shares until then.
  for (let waited = 0; children.some(isRunning); waited += PAUSE_MS) {
    if (waited >= PATIENCE_MS) throw new Error("a process that was killed does not end");
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
const PAUSE_MS = 5;
const PATIENCE_MS = 30_000;

/** Dead, but not yet fetched by its parent, counts as gone. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return process.platform !== "linux" || stateOf(id) !== "Z";
  } catch {
    return false;
  }
}
function stateOf(id: number): string {
  const stat = readFileSync(`/proc/${id}/stat`, "utf8");
  return stat.charAt(stat.lastIndexOf(")") + 2);
}

function killIfAlive(id: number): void {
  try {
    process.kill(id, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function childrenOf(parent: number): number[] {
  const pairs = process.platform === "linux" ? pairsFromProc() : pairsFromPs();
  return pairs.filter((pair) => pair.parent === parent).map((pair) => pair.id);
}

interface Pair {
  readonly id: number;
  readonly parent: number;
}

/** A small Debian has no `ps`. In `stat` the name stands in brackets and may hold spaces; the parent is two words after it. */
function pairsFromProc(): Pair[] {
  return readdirSync("/proc").flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return [{ id: Number(entry), parent: Number(words[1]) }];
    } catch {
      return [];
    }
  });
}

function pairsFromPs(): Pair[] {
  const table = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).stdout;
  return table.split("\n").map((line) => {
    const [id, parent] = line.trim().split(/\s+/).map(Number);
    return { id: id ?? 0, parent: parent ?? 0 };
  });
}
