import { randomUUID } from "node:crypto";
import type { Contestant } from "./contest.ts";
import { LeanPlayer } from "./lean-player.ts";

/** Speaks as boardgame.io's own client does, through Socket.IO's frames, without its second copy of the rules. */
class BoardgameioPlayer extends LeanPlayer {
  private readonly match: string;
  private readonly playerID: string;
  private moving = false;

  constructor(url: string, match: string, playerID: string) {
    super(`${url}/socket.io/?EIO=4&transport=websocket`);
    this.match = match;
    this.playerID = playerID;
  }
  private emit(...message: unknown[]): string {
    return `42/duel,${JSON.stringify(message)}`;
  }
  protected hear(data: Buffer): void {
    const text = data.toString("latin1", 0, 20);
    if (text.startsWith('42/duel,["update"')) {
      const own = this.moving;
      this.moving = false;
      this.toldOf(own);
    } else if (text.startsWith('42/duel,["sync"')) this.sit();
    else if (text.startsWith("40/duel")) this.socket.send(this.emit("sync", this.match, this.playerID, null, 2));
    else if (text.startsWith("0")) this.socket.send("40/duel,");
    else if (text.startsWith("2")) this.socket.send("3");
  }
  protected messageOf(card: number | null): string {
    const { playerID, match } = this;
    this.moving = true;
    const payload = { type: card === null ? "endTurn" : "play", args: card === null ? [] : [card], playerID };
    const action = { type: card === null ? "GAME_EVENT" : "MAKE_MOVE", payload };
    // Every move makes one new state, and states are numbered from 0.
    return this.emit("update", action, this.heard, match, playerID);
  }
}
export const boardgameio: Contestant = {
  async seat(url: string) {
    const match = randomUUID();
    const address = url.replace("http", "ws");
    // The first who asks for a match makes it.
    const first = new BoardgameioPlayer(address, match, "0");
    await first.seated;
    const second = new BoardgameioPlayer(address, match, "1");
    await second.seated;
    return [first, second];
  },
};
