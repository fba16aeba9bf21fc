import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import {
  type CardName,
  cardNamed,
  type Decks,
  openingHand,
  playsPerTurn,
  type Seat,
  startingLife,
} from "../core/duel.ts";
import type { Served } from "./contest.ts";

/** The duel as a good engineer writes it straight onto `ws`: in memory, no log, no repeat of lost messages. */
interface Seated {
  socket: WebSocket | null;
  life: number;
  rallies: number;
  readonly deck: CardName[];
  readonly hand: CardName[];
  readonly discard: CardName[];
}
interface Match {
  readonly seats: readonly [Seated, Seated];
  active: Seat;
  plays: number;
  winner: Seat | null;
}
const matches = new Map<string, Match>();

function newMatch(decks: Decks): Match {
  const seat = (deck: readonly CardName[]): Seated => {
    const left = deck.slice();
    const hand = left.splice(left.length - openingHand).reverse();
    return { socket: null, life: startingLife, rallies: 0, deck: left, hand, discard: [] };
  };
  return { seats: [seat(decks[0]), seat(decks[1])], active: 0, plays: 0, winner: null };
}
function play(match: Match, seat: Seat, index: number): CardName | null {
  const me = match.seats[seat];
  if (match.plays >= playsPerTurn || index < 0 || index >= me.hand.length) return null;
  const [card] = me.hand.splice(index, 1) as [CardName];
  me.discard.push(card);
  match.plays++;
  const { kind, amount } = cardNamed(card);
  const other = match.seats[seat === 0 ? 1 : 0];
  if (kind === "heal") me.life += amount;
  else if (kind === "rally") me.rallies++;
  else {
    other.life -= amount + me.rallies;
    if (other.life <= 0) match.winner = seat;
  }
  return card;
}
function pass(match: Match): CardName | null {
  const next: Seat = match.active === 0 ? 1 : 0;
  match.active = next;
  match.plays = 0;
  const player = match.seats[next];
  player.rallies = 0;
  const card = player.deck.pop() ?? null;
  if (card === null) match.winner = next === 0 ? 1 : 0;
  else player.hand.push(card);
  return card;
}
/** What a seat may know of what just happened: its own cards by name, the other's by number. */
function tell(match: Match, seat: Seat, what: object): void {
  const [a, b] = match.seats;
  const { socket, hand } = match.seats[seat];
  if (socket?.readyState !== WebSocket.OPEN) return;
  const frame = {
    ...what,
    active: match.active,
    plays: match.plays,
    lives: [a.life, b.life],
    rallies: [a.rallies, b.rallies],
    hands: [a.hand.length, b.hand.length],
    decks: [a.deck.length, b.deck.length],
    hand,
    winner: match.winner,
  };
  socket.send(JSON.stringify(frame));
}
function receive(match: Match, seat: Seat, text: string): void {
  const message = JSON.parse(text) as { id?: unknown; play?: unknown; pass?: unknown };
  const { socket } = match.seats[seat];
  if (match.active !== seat || match.winner !== null) {
    socket?.send(JSON.stringify({ id: message.id, error: "not your turn" }));
    return;
  }
  let what: object;
  if (typeof message.play === "number") {
    const card = play(match, seat, message.play);
    if (card === null) {
      socket?.send(JSON.stringify({ id: message.id, error: "you cannot play that" }));
      return;
    }
    what = { played: card, by: seat };
  } else {
    pass(match);
    what = { passed: seat };
  }
  tell(match, seat, { id: message.id, ...what });
  tell(match, seat === 0 ? 1 : 0, what);
}
export async function serveHandwritten(): Promise<Served> {
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const id = String(matches.size);
      matches.set(id, newMatch(JSON.parse(Buffer.concat(chunks).toString()) as Decks));
      response.end(id);
    });
  });
  const sockets = new WebSocketServer({ server: http, maxPayload: 16_384, perMessageDeflate: false });
  sockets.on("connection", (socket, { url }) => {
    const [, id = "", seatText] = (url ?? "").split("/");
    const match = matches.get(id);
    const seat: Seat = seatText === "1" ? 1 : 0;
    if (match === undefined) {
      socket.close();
      return;
    }
    match.seats[seat].socket = socket;
    socket.on("message", (data) => receive(match, seat, String(data)));
    tell(match, seat, {});
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}
