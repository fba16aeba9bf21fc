import { Packer, PROTOCOL_VERSION, type ServerMessage, Unpacker, type Vocabulary } from "@cardwright/protocol";
import type { Decks } from "../core/duel.ts";
import type { Contestant } from "./contest.ts";
import { LeanPlayer } from "./lean-player.ts";

interface Moved {
  readonly type: string;
  readonly as?: string;
  readonly to?: string;
}
/** A frame that begins with one of these two bytes tells of a move: found out once, by reading such a frame whole. */
const tellsOfMove = new Map<number, boolean>();
const SHAPES = { first: 128, last: 159 };

/** Made once, by the first who is told the words of the duel: they are the same for every player. */
let speech: { readonly packer: Packer; readonly unpacker: Unpacker } | null = null;
const speechOf = (words: Vocabulary) => ({ packer: new Packer(words), unpacker: new Unpacker(words) });

class CardwrightPlayer extends LeanPlayer {
  private readonly zone: string;
  private readonly seat: number;
  private readonly name = Math.random().toString(36).slice(2, 12);
  private moves = 0;
  private seq = 0;
  private hand: string[] = [];
  private intent = Buffer.alloc(0);
  /** The last frame of the other player's moves: the one that began this player's turn, and the only one with a card in it. */
  private unread: Buffer | null = null;

  constructor(url: string, match: string, token: string, seat: number) {
    super(url);
    this.seat = seat;
    this.zone = `hand/${seat}`;
    const hello = { type: "HELLO", version: PROTOCOL_VERSION, match, token, encoding: "packed" };
    void this.socket.open.then(() => this.socket.send(JSON.stringify(hello)));
  }
  protected hear(data: Buffer, isText: boolean): void {
    if (isText || !this.isMove(data)) {
      this.read((isText ? JSON.parse(data.toString()) : speech!.unpacker.unpack(data)) as ServerMessage);
      return;
    }
    this.seq++;
    // The intent that a frame acknowledges stands at its end.
    const own = endsWith(data, this.intent);
    if (!own) this.unread = Buffer.from(data);
    this.toldOf(own);
  }
  private isMove(data: Buffer): boolean {
    if (data[0]! < SHAPES.first || data[0]! > SHAPES.last) return false;
    const beginning = data[0]! * 256 + data[1]!;
    let known = tellsOfMove.get(beginning);
    if (known === undefined) {
      known = (speech!.unpacker.unpack(data) as ServerMessage).type === "EVENTS";
      tellsOfMove.set(beginning, known);
    }
    return known;
  }
  private read(message: ServerMessage): void {
    switch (message.type) {
      case "WELCOME":
        speech ??= speechOf(message.vocabulary!);
        return;
      case "STATE_SNAPSHOT": {
        const { hand } = message.view as unknown as { hand: { id: string }[][] };
        this.seq = message.seq;
        this.hand = hand[this.seat]!.map(({ id }) => id);
        this.sit();
        return;
      }
      case "EVENTS":
        throw new Error("a frame of events that does not begin like one");
      case "COMMAND_REJECTED":
      case "ERROR":
        throw new Error(`Cardwright refused: ${message.code}`);
    }
  }
  private drawCards(frame: Buffer): void {
    const { seq, events } = speech!.unpacker.unpack(frame) as { seq: number; events: Moved[] };
    if (seq !== this.seq) throw new Error(`frame ${seq} came as frame ${this.seq}`);
    for (const { type, as, to } of events) if (type === "PIECE_MOVED" && to === this.zone) this.hand.push(as!);
  }
  protected messageOf(card: number | null): Uint8Array {
    if (this.unread !== null) this.drawCards(this.unread);
    this.unread = null;
    const asked =
      card === null ? { action: "pass" } : { action: "play", payload: { card: this.hand.splice(card, 1)[0]! } };
    const intent_id = `${this.name}.${(this.moves++).toString(36)}`;
    this.intent = Buffer.from(intent_id);
    return speech!.packer.pack({ type: "ACTION", ...asked, intent_id, seen: this.seq });
  }
}
function endsWith(data: Buffer, end: Buffer): boolean {
  if (end.length === 0) return false;
  // From behind: what differs at all differs there.
  for (let i = 1; i <= end.length; i++) if (data[data.length - i] !== end[end.length - i]) return false;
  return true;
}
const BUSY = 503;
async function post(url: string, path: string, body: unknown): Promise<Record<string, string>> {
  const headers = { "content-type": "application/json" };
  for (;;) {
    const answer = await fetch(`${url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (answer.ok) return (await answer.json()) as Record<string, string>;
    const why = await answer.text();
    if (answer.status !== BUSY) throw new Error(`${path}: ${why}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
/** Players may sit at another node than the one that made the match. */
export async function seatCardwright(url: string, decks: Decks, others: readonly string[] = [url]) {
  const { match } = await post(url, "/matches", { game: "duel", options: { decks } });
  const sit = async (seat: number) => {
    const { token } = await post(url, `/matches/${match}/seats`, { name: `player ${seat}`, seat });
    return { token: token!, at: others[seat % others.length]! };
  };
  const seats = [await sit(0), await sit(1)] as const;
  const players = seats.map(
    ({ token, at }, seat) => new CardwrightPlayer(`${at.replace("http", "ws")}/play`, match!, token, seat),
  );
  await Promise.all(players.map(({ seated }) => seated));
  return [players[0]!, players[1]!] as const;
}
export const cardwright: Contestant = { seat: (url, decks) => seatCardwright(url, decks) };
