import { createBot, drawOf, isBotName, toldAdvice } from "@cardwright/bots";
import { catalog } from "@cardwright/catalog";
import { createEngine } from "@cardwright/core/host";
import { createServer, type Server } from "@cardwright/server";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type ServedApp, serveApp } from "./serve-app.ts";
import { closeContexts, sharedBrowser } from "./shared.ts";

export interface HostedApp {
  readonly address: string;
  readonly server: Server;
  /** A match with options of its own; its seats are taken through the page. */
  createMatch(body: object): Promise<string>;
  breakConnections(): void;
  refuseConnections(): () => void;
  close(): Promise<void>;
}
/** One server for all tests of a file, with the browser of all files; they are there once the tests run. */
export function hosting(): { readonly app: HostedApp; readonly browser: Browser } {
  let app: HostedApp | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [app, browser] = await Promise.all([hostedApp(), sharedBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await closeContexts(browser);
    await app?.close();
  });
  return {
    get app() {
      return app!;
    },
    get browser() {
      return browser!;
    },
  };
}
/** A real server with every game in memory, and the application in front of it, as a browser meets them. */
async function hostedApp(): Promise<HostedApp> {
  let server: Server | undefined;
  const app: ServedApp = await serveApp(() => server?.url ?? "http://127.0.0.1:1");
  const engines = new Map(catalog.map(({ game }) => [game.id, createEngine(game)]));
  server = await createServer(
    {
      port: 0,
      db: "memory",
      logLevel: "silent",
      origins: [app.address],
      botDelayMs: 0,
      messagesPerSecond: 500,
      messageBurst: 2_000,
      requestsPerMinute: 100_000,
      // A machine that does many things at once makes everything late, and that is not what is tested.
      overloadMs: 600_000,
    },
    {
      games: catalog,
      bots: {
        kinds: ["random", "greedy"],
        choose: async ({ kind, game, imagined, seat, seed }) => {
          const engine = engines.get(game);
          if (engine === undefined || !isBotName(kind)) return null;
          return createBot(kind, engine).choose({ state: imagined as never, seat, draw: drawOf(seed) });
        },
        advise: async ({ game, asked, seed }) => toldAdvice(engines.get(game)!, asked, drawOf(seed)),
        close: async () => undefined,
      },
    },
  );
  const hosting = server;
  return {
    address: app.address,
    server: hosting,
    async createMatch(body) {
      const response = await fetch(`${app.address}/api/v1/matches`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`the match was not made: ${await response.text()}`);
      const { match } = (await response.json()) as { match: string };
      return match;
    },
    breakConnections: app.breakConnections,
    refuseConnections: app.refuseConnections,
    async close() {
      await app.close();
      await hosting.close();
    },
  };
}
