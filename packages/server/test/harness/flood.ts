import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** Many requests at once, as a hostile program sends them: few connections, never a pause. */

const CONNECTIONS = 64;
/** More than an address may ask at once, and fewer than the door shuts for: it then keeps each further connection for ten seconds. */
const PER_ADDRESS = 130;
/** Some that are answered, some that are not there, some that are refused, some that nobody could read. */
const QUESTIONS = [
  { method: "GET", path: "/api/v1/games" },
  { method: "GET", path: "/api/v1/matches?limit=50" },
  { method: "GET", path: "/api/v1/matches/no-such-match-at-all" },
  { method: "POST", path: "/api/v1/matches", body: '{"game":"duel"}' },
  { method: "POST", path: "/api/v1/matches", body: '{"game":' },
  { method: "GET", path: `/${"x".repeat(200)}` },
] as const;
/** The memory of a process that the system holds for it, in megabytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_024;
}
export interface Flood {
  readonly answers: ReadonlyMap<number, number>;
}
/** One address after the other, so that all of it is answered, if only with a refusal. */
export async function flood(url: string, count: number): Promise<Flood> {
  const answers = new Map<number, number>();
  const add = (status: number): void => void answers.set(status, (answers.get(status) ?? 0) + 1);
  for (let from = 0, i = 0; from < count; from += PER_ADDRESS, i++) {
    const address = `127.${1 + (i >> 16)}.${(i >> 8) & 255}.${i & 255}`;
    await floodFrom(url, Math.min(PER_ADDRESS, count - from), address, add);
  }
  return { answers };
}
async function floodFrom(url: string, count: number, localAddress: string, add: (status: number) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const one = (): Promise<void> =>
    new Promise((resolve) => {
      const { method, path, ...rest } = QUESTIONS[next++ % QUESTIONS.length]!;
      const body = "body" in rest ? rest.body : "";
      const headers = body === "" ? {} : { "content-type": "application/json", "content-length": body.length };
      const asked = request(`${url}${path}`, { method, agent, localAddress, headers }, (answer) => {
        add(answer.statusCode ?? 0);
        answer.resume();
        answer.once("close", resolve);
      });
      asked.once("error", () => {
        add(0);
        resolve();
      });
      asked.end(body);
    });
  const line = async (): Promise<void> => {
    while (next < count) await one();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, line));
  agent.destroy();
}
