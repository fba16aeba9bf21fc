import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../src/bin.ts", import.meta.url));
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
/** The config of this repository, which a test in a folder elsewhere would not find. */
export const CONFIG = fileURLToPath(new URL("../../../cardwright.config.ts", import.meta.url));
/** The command as a user runs it, in a process of its own. */
export function cardwright(
  parameters: readonly string[],
  options: { input?: string; cwd?: string; config?: string } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...parameters], {
      cwd: options.cwd ?? process.cwd(),
      env: { ...process.env, CARDWRIGHT_CONFIG: options.config ?? CONFIG },
    });
    let out = "";
    let err = "";
    child.stdout.on("data", (data) => {
      out += data;
    });
    child.stderr.on("data", (data) => {
      err += data;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
    child.stdin.end(options.input ?? "");
  });
}
