import { fork } from "node:child_process";
import { once } from "node:events";
import { ATTACKS, type Attack, type AttackReport } from "./attacks.ts";
import { startProcess } from "./crash.ts";
import { Crowd } from "./players.ts";

export interface SqueezeOptions {
  readonly db: string;
  /** The folder of a page that the server delivers. */
  readonly web: string;
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
  /** The same just before and just after each stretch of the attack: the machine may have been busy with other things too. */
  readonly quiet: number;
  readonly quietCommands: number;
}
const WARM_MS = 5_000;
/** An attack that lasts longer comes in several stretches, so that what else the machine does falls on it and on quiet alike. */
const STRETCH_S = 60;
/** Some three thousand commands are answered meanwhile. */
const QUIET_MAX_MS = 20_000;
/** From an attacker that failed itself. */
const NOTHING: AttackReport = { tried: 0, refused: 0 };
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
export function p99(milliseconds: readonly number[]): number {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN;
}
/** All that was measured of one attack. */
class Measured {
  readonly attack: Attack;
  readonly under: number[] = [];
  readonly quiet: number[] = [];
  tried = 0;
  refused = 0;
  constructor(attack: Attack) {
    this.attack = attack;
  }
  squeezed(): Squeezed {
    const { attack, under, quiet, tried, refused } = this;
    const honest = { p99: p99(under), commands: under.length, quiet: p99(quiet), quietCommands: quiet.length };
    return { attack, tried, refused, ...honest };
  }
}
async function attackFor(kind: Attack, url: string, ms: number, atEnd: () => void): Promise<AttackReport> {
  const attacker = fork(new URL("./attacker-process.ts", import.meta.url), [], { execArgv: [] });
  attacker.send({ kind, url, ms });
  const ended = once(attacker, "exit").then(() => [NOTHING]);
  const [report] = (await Promise.race([once(attacker, "message"), ended])) as [AttackReport];
  atEnd();
  await ended;
  return report;
}
/** People play; one address does its worst, one thing after the other; between those it is quiet. */
export async function squeeze(options: SqueezeOptions): Promise<readonly Squeezed[]> {
  const { db, web, matches, seconds, attacks = ATTACKS } = options;
  const { child, url } = await startProcess({ config: { port: 0, db, web, logLevel: "silent" } });
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
  const stretches = Math.max(1, Math.round(seconds / STRETCH_S));
  const ms = (seconds * 1_000) / stretches;
  const measured = attacks.map((attack) => new Measured(attack));
  let last: Measured | null = null;
  const quietly = async (next: Measured | null): Promise<void> => {
    taken();
    await later(Math.min(ms / 2, QUIET_MAX_MS));
    const latencies = taken();
    last?.quiet.push(...latencies);
    next?.quiet.push(...latencies);
  };
  for (let stretch = 0; stretch < stretches; stretch++) {
    for (const one of measured) {
      await quietly(one);
      const { tried, refused } = await attackFor(one.attack, url, ms, () => one.under.push(...taken()));
      one.tried += tried;
      one.refused += refused;
      last = one;
      // A second passes before the next quiet stretch, so that leftovers of the attack are not measured as quiet.
      await later(1_000);
    }
  }
  await quietly(null);
  await crowd.settle(async () => 0).catch(() => []);
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
  return measured.map((one) => one.squeezed());
}
