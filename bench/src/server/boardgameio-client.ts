import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { playsPerTurn } from "../core/duel.ts";
import type { Contestant, Player } from "./contest.ts";

interface Socket {
  on(event: string, hear: (...rest: never[]) => void): void;
  emit(event: string, ...rest: unknown[]): void;
  close(): void;
}
interface State {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string; readonly numMoves?: number };
  readonly G: { readonly hand: readonly string[] };
}
const here = createRequire(import.meta.url);
// What its own client speaks through, without the second copy of the rules that its own client runs.
const { io } = createRequire(here.resolve("boardgame.io/multiplayer"))("socket.io-client") as {
  readonly io: (url: string, options: object) => Socket;
};

class BoardgameioPlayer implements Player {
  changed = (): void => undefined;
  readonly ready: Promise<void>;
  private readonly socket: Socket;
  private readonly match: string;
  private readonly playerID: string;
  private state: State | null = null;
  private done: () => void = () => undefined;
  constructor(url: string, match: string, playerID: string) {
    this.match = match;
    this.playerID = playerID;
    this.socket = io(`${url}/duel`, { transports: ["websocket"], forceNew: true });
    this.ready = new Promise((resolve) => {
      this.socket.on("connect", () => this.socket.emit("sync", match, playerID, undefined, 2));
      this.socket.on("sync", (_: never, { state }: { state: State }) => {
        this.state = state;
        resolve();
      });
    });
    this.socket.on("update", (_: never, state: State) => {
      if (state._stateID <= (this.state?._stateID ?? -1)) return;
      this.state = state;
      this.done();
      this.changed();
    });
  }
  legal(): number {
    if (this.state?.ctx.currentPlayer !== this.playerID) return 0;
    return (this.state.ctx.numMoves ?? 0) < playsPerTurn ? this.state.G.hand.length + 1 : 1;
  }
  move(index: number): Promise<void> {
    const { playerID } = this;
    const isPass = this.legal() === 1 || index === this.state!.G.hand.length;
    const payload = { type: isPass ? "endTurn" : "play", args: isPass ? [] : [index], playerID };
    const action = { type: isPass ? "GAME_EVENT" : "MAKE_MOVE", payload };
    return new Promise((resolve) => {
      this.done = resolve;
      this.socket.emit("update", action, this.state!._stateID, this.match, playerID);
    });
  }
  bytes(): number {
    return 0;
  }
  close(): void {
    this.socket.close();
  }
}
export const boardgameio: Contestant = {
  async seat(url: string) {
    const match = randomUUID();
    const first = new BoardgameioPlayer(url, match, "0");
    await first.ready;
    const second = new BoardgameioPlayer(url, match, "1");
    await second.ready;
    return [first, second];
  },
};
