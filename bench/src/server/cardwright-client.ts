import { applyPatch } from "@cardwright/core";
import { Packer, type ServerMessage, Unpacker } from "@cardwright/protocol";
import WebSocket from "ws";
import type { Decks } from "../core/duel.ts";
import type { Contestant, Player } from "./contest.ts";

interface DuelView {
  readonly activeSeat: number;
  readonly plays: readonly number[];
  readonly hand: readonly (readonly { readonly id: string }[])[];
}
const PLAYS_MAX = 3;

class CardwrightPlayer implements Player {
  changed = (): void => undefined;
  private readonly socket: WebSocket;
  private readonly seat: number;
  private readonly packer = new Packer();
  private readonly unpacker = new Unpacker();
  private readonly name = Math.random().toString(36).slice(2, 12);
  private counted = 0;
  private moves = 0;
  private seq = 0;
  private view: DuelView | null = null;
  private offers: unknown = null;
  private done: () => void = () => undefined;
  readonly ready: Promise<void>;

  constructor(url: string, match: string, token: string, seat: number) {
    this.seat = seat;
    this.socket = new WebSocket(`${url.replace("http", "ws")}/play`, { perMessageDeflate: false });
    let seated: () => void;
    this.ready = new Promise((resolve) => {
      seated = resolve;
    });
    this.socket.on("open", () =>
      this.socket.send(JSON.stringify({ type: "HELLO", version: 1, match, token, encoding: "packed" })),
    );
    this.socket.on("message", (data: Buffer, binary: boolean) => {
      this.counted += data.length;
      const message = (binary ? this.unpacker.unpack(data) : JSON.parse(data.toString())) as ServerMessage;
      if (message.type === "STATE_SNAPSHOT") {
        this.view = message.view as unknown as DuelView;
        this.offers = message.offers;
        seated();
      } else if (message.type === "EVENTS") {
        if (message.patch !== undefined) this.view = applyPatch(this.view, message.patch as never);
        if (message.offers !== undefined) this.offers = applyPatch(this.offers, message.offers as never);
        this.seq = message.seq;
        if (message.intent_id !== undefined) this.done();
      } else if (message.type === "COMMAND_REJECTED") throw new Error(`refused: ${message.code}`);
      this.changed();
    });
  }
  legal(): number {
    if (this.view === null || this.view.activeSeat !== this.seat) return 0;
    return this.view.plays[this.seat]! < PLAYS_MAX ? this.view.hand[this.seat]!.length + 1 : 1;
  }
  move(index: number): Promise<void> {
    const hand = this.view!.hand[this.seat]!;
    const isPass = this.legal() === 1 || index === hand.length;
    const asked = isPass ? { action: "pass" } : { action: "play", payload: { card: hand[index]!.id } };
    const intent_id = `${this.name}.${(this.moves++).toString(36)}`;
    const bytes = this.packer.pack({ type: "ACTION", ...asked, intent_id, seen: this.seq });
    this.counted += bytes.length;
    return new Promise((resolve) => {
      this.done = resolve;
      this.socket.send(bytes);
    });
  }
  bytes(): number {
    return this.counted;
  }
  close(): void {
    this.socket.close();
  }
}
async function post(url: string, path: string, body: unknown): Promise<Record<string, string>> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}
export const cardwright: Contestant = {
  async seat(url: string, decks: Decks) {
    const { match } = await post(url, "/matches", { game: "duel", options: { decks } });
    const sit = async (seat: number) => {
      const { token } = await post(url, `/matches/${match}/seats`, { name: `player ${seat}`, seat });
      return new CardwrightPlayer(url, match!, token!, seat);
    };
    const players = [await sit(0), await sit(1)] as const;
    await Promise.all(players.map(({ ready }) => ready));
    return players;
  },
};
