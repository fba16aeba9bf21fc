import { fork } from "node:child_process";
import { once } from "node:events";
import { ATTACKS, type Attack, type AttackReport } from "./attacks.ts";
import { startProcess } from "./crash.ts";
import { Crowd } from "./players.ts";

export interface SqueezeOptions {
  readonly db: string;
  /** How many honest matches, and how long each attack lasts. */
  readonly matches: number;
  readonly seconds: number;
  readonly attacks?: readonly Attack[];
}
export interface Squeezed extends AttackReport {
  readonly attack: Attack;
  /** Milliseconds within which ninety-nine of a hundred honest commands were answered. */
  readonly p99: number;
  readonly commands: number;
}
export interface SqueezeReport {
  readonly quiet: number;
  readonly quietCommands: number;
  readonly squeezed: readonly Squeezed[];
}
const WARM_MS = 5_000;
/** From an attacker that failed itself. */
const NOTHING: AttackReport = { tried: 0, refused: 0 };
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
export function p99(milliseconds: readonly number[]): number {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN;
}
/** People play; one address does its worst, one thing after the other; between those it is quiet. */
export async function squeeze(options: SqueezeOptions): Promise<SqueezeReport> {
  const { db, matches, seconds, attacks = ATTACKS } = options;
  const { child, url } = await startProcess({ config: { port: 0, db, logLevel: "silent" } });
  const crowd = new Crowd({
    urls: [url],
    matches,
    games: ["duel", "seers"],
    pause: 600,
    name: "squeeze",
    witnesses: false,
  });
  crowd.start();
  const taken = (): readonly number[] => crowd.latencies.splice(0);
  await later(WARM_MS);
  taken();
  const quiet: number[] = [];
  const squeezed: Squeezed[] = [];
  for (const kind of attacks) {
    await later((seconds * 1_000) / 2);
    quiet.push(...taken());
    const attacker = fork(new URL("./attacker-process.ts", import.meta.url), [], { execArgv: [] });
    attacker.send({ kind, url, ms: seconds * 1_000 });
    const ended = once(attacker, "exit").then(() => [NOTHING]);
    const [report] = (await Promise.race([once(attacker, "message"), ended])) as [AttackReport];
    const under = taken();
    squeezed.push({ attack: kind, ...report, p99: p99(under), commands: under.length });
    await ended;
    // A second passes before the next quiet stretch, so that leftovers of the attack are not measured as quiet.
    await later(1_000);
    taken();
  }
  await crowd.settle(async () => 0).catch(() => []);
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
  return { quiet: p99(quiet), quietCommands: quiet.length, squeezed };
}
