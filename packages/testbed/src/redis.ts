import type { ChildProcess } from "node:child_process";
import { type RedisProgram, redisFromDebian } from "./debian-redis.ts";
import { onFreePort } from "./ports.ts";
import { findOnPath } from "./programs.ts";
import { endServer, startServer } from "./server-process.ts";
import { orRemove, temporaryFolder } from "./temporary-folder.ts";

export interface Redis {
  readonly url: string;
  /** An outage: the server is gone, and its data with it. */
  stop(): Promise<void>;
  /** Comes back on the same port, empty. */
  start(): Promise<void>;
  /** It hangs: connections stay open, and nothing is answered until `resume`. */
  pause(): void;
  resume(): void;
  /** Ends the server for good. */
  close(): Promise<void>;
}

/** A real Redis or Valkey for one test file. A server given by TEST_REDIS_URL is shared, so tests name their keys apart. */
export async function startRedis(): Promise<Redis> {
  const given = process.env.TEST_REDIS_URL;
  return given ? useGivenServer(given) : startOwnServer(findProgram());
}

function findProgram(): RedisProgram {
  const installed = findOnPath("redis-server") ?? findOnPath("valkey-server");
  if (installed) return { file: installed, libraries: undefined };
  const problems: string[] = [];
  const extracted = redisFromDebian(problems);
  if (extracted) return extracted;
  throw new Error(
    `No Redis server: install one (Debian: apt-get install redis-server; macOS: brew install valkey) or set TEST_REDIS_URL. ${problems.join(" ")}`,
  );
}

async function startOwnServer(program: RedisProgram): Promise<Redis> {
  const folder = temporaryFolder("redis");
  let child: ChildProcess | undefined;
  const start = async (port: number) => {
    child = await runServer(program, port, folder.path);
  };
  const stop = async () => {
    if (child) await endServer(child, "SIGKILL");
  };
  const port = await orRemove(folder, () => onFreePort(start));
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    start: () => start(port),
    pause: () => void child?.kill("SIGSTOP"),
    resume: () => void child?.kill("SIGCONT"),
    async close() {
      await stop();
      folder.remove();
    },
  };
}

function runServer(program: RedisProgram, port: number, folder: string): Promise<ChildProcess> {
  const settings = { port: String(port), bind: "127.0.0.1", save: "", appendonly: "no", dir: folder };
  return startServer({
    program: program.file,
    parameters: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    options: {
      // Debian ships one program that acts by the name it is called with.
      ...(program.libraries && {
        argv0: "redis-server",
        env: { ...process.env, LD_LIBRARY_PATH: program.libraries },
      }),
    },
    ready: /Ready to accept connections/i,
  });
}

function useGivenServer(url: string): Redis {
  const refuse = async () => {
    throw new Error("This test stops and starts Redis: unset TEST_REDIS_URL, so that it gets its own server.");
  };
  return { url, stop: refuse, start: refuse, pause: refuse, resume: refuse, close: async () => {} };
}
