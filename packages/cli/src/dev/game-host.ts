import { botPool, createServer, type Server } from "@cardwright/server";
import type { ConfiguredGame } from "../config/load-games.ts";
import { catalogAddress } from "../game-argument.ts";
import { voiceOf } from "../voice.ts";

/** A server for tables online while somebody develops: in memory, and started anew with every new set of rules. */
export interface GameHost {
  readonly port: number;
  hostAnew(games: readonly ConfiguredGame[]): Promise<void>;
  /** The page's own address: pages from elsewhere are refused. Known once it listens, and it needs this server's before. */
  openTo(origins: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
export async function gameHost(games: readonly ConfiguredGame[]): Promise<GameHost> {
  let hostedNow = games;
  let origins: readonly string[] = [];
  const start = (hosted: readonly ConfiguredGame[], port: number): Promise<Server> =>
    createServer(
      { port, db: "memory", logLevel: "error", origins: [...origins] },
      // New threads read the rules from the disk, as they are now.
      {
        games: hosted.map((game) => ({ ...game, voice: voiceOf(game.files.words) })),
        bots: botPool({ catalog: catalogAddress, threads: 1 }),
      },
    );
  let server = await start(games, 0);
  const port = Number(new URL(server.url).port);
  let turn: Promise<void> = Promise.resolve();
  const hostAnew = (next: readonly ConfiguredGame[]): Promise<void> => {
    hostedNow = next;
    turn = turn.then(async () => {
      await server.close();
      server = await start(next, port);
    });
    return turn;
  };
  return {
    port,
    hostAnew,
    openTo(those) {
      origins = those;
      return hostAnew(hostedNow);
    },
    close: async () => {
      await turn.catch(() => undefined);
      await server.close();
    },
  };
}
