import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Served } from "./contest.ts";
import type { ServeRequest } from "./serve.ts";

const script = fileURLToPath(new URL("./serve.ts", import.meta.url));

export interface RunningServer {
  readonly url: string;
  cpu(): Promise<number>;
  heap(): Promise<number>;
  stop(): Promise<void>;
}
export async function startServer(
  serve: Extract<ServeRequest, { serve: string }>["serve"],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const child = fork(script, [], {
    env: { ...process.env, NODE_ENV: "production", ...environment },
    execArgv: ["--expose-gc"],
    stdio: ["ignore", 2, 2, "ipc"],
  });
  const gone = once(child, "exit").then(() => {
    throw new Error(`the server of ${serve} ended`);
  });
  gone.catch(() => undefined);
  const ask = async <T>(request: ServeRequest): Promise<T> => {
    child.send(request);
    const [reply] = (await Promise.race([once(child, "message"), gone])) as [{ value?: T; error?: string }];
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply.value as T;
  };
  const { url } = await ask<Served>({ serve });
  return {
    url,
    cpu: () => ask<number>({ ask: "cpu" }),
    heap: () => ask<number>({ ask: "heap" }),
    async stop() {
      // It ends by itself then, and takes its files along.
      child.disconnect();
      await gone.catch(() => undefined);
    },
  };
}
