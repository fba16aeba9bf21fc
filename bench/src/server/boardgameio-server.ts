import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { boardgameioDuel } from "../core/boardgameio-game.ts";
import { peacefulDecks, type Served } from "./contest.ts";

interface Running {
  readonly appServer: { address(): AddressInfo };
}
type MakeServer = (options: object) => { run(options: object): Promise<Running> };
// The folders of this package cannot be imported by name from an ES module.
const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server") as {
  readonly Server: MakeServer;
  readonly Origins: { readonly LOCALHOST: unknown };
};
/** boardgame.io's own server, with its own storage in memory. */
export async function serveBoardgameio(): Promise<Served> {
  // A match is made by the first who asks for it, and then nobody can hand it decks: it has them from here.
  const game = { ...boardgameioDuel, setup: (context: never) => boardgameioDuel.setup?.(context, peacefulDecks(0)) };
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  // Its greeting would be the only thing on the output besides the figures.
  console.info = () => undefined;
  const { appServer } = await server.run({ port: 0 });
  return { url: `http://127.0.0.1:${appServer.address().port}` };
}
