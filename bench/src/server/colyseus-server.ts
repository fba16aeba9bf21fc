import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Client, Room, Server } from "@colyseus/core";
import { ArraySchema, schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { type CardName, cardNamed, type Decks, openingHand, playsPerTurn, startingLife } from "../core/duel.ts";
import type { Served } from "./contest.ts";

const DuelState = schema({
  active: t.number(),
  plays: t.number(),
  winner: t.number(),
  lives: t.array("number"),
  rallies: t.array("number"),
  hands: t.array("number"),
  decks: t.array("number"),
  discard0: t.array("string"),
  discard1: t.array("string"),
});
type State = InstanceType<typeof DuelState> &
  Record<"lives" | "rallies" | "hands" | "decks", ArraySchema<number>> &
  Record<"discard0" | "discard1", ArraySchema<string>> & { active: number; plays: number; winner: number };

/** The duel as Colyseus's guides write a room: the open part in synchronised state, hands in messages to their owners. */
class DuelRoom extends Room {
  override maxClients = 2;
  override patchRate = null;
  override maxMessagesPerSecond = Number.POSITIVE_INFINITY;
  private readonly players: Client[] = [];
  private cards: { deck: CardName[]; hand: CardName[] }[] = [];

  override onCreate({ decks }: { decks: Decks }): void {
    const state = new DuelState() as State;
    Object.assign(state, { active: 0, plays: 0, winner: -1 });
    this.cards = decks.map((deck) => {
      const left = deck.slice();
      return { hand: left.splice(left.length - openingHand).reverse(), deck: left };
    });
    state.lives = new ArraySchema(startingLife, startingLife);
    state.rallies = new ArraySchema(0, 0);
    state.hands = new ArraySchema(openingHand, openingHand);
    state.decks = new ArraySchema(...this.cards.map(({ deck }) => deck.length));
    state.discard0 = new ArraySchema<string>();
    state.discard1 = new ArraySchema<string>();
    this.state = state;
    this.onMessage("move", (client: Client, [id, index]: [number, number]) => this.move(client, id, index));
    this.onMessage("hand", (client: Client) => client.send("hand", this.cards[this.players.indexOf(client)]!.hand));
  }
  override onJoin(client: Client): void {
    this.players.push(client);
  }
  private move(client: Client, id: number, index: number): void {
    const seat = this.players.indexOf(client);
    const state = this.state as State;
    if (state.active !== seat || state.winner >= 0) {
      client.send("refused", id);
      return;
    }
    const { hand } = this.cards[seat]!;
    if (index >= 0 && index < hand.length && state.plays < playsPerTurn) this.play(state, seat, index);
    else this.pass(state, seat);
    client.send("hand", hand);
    this.broadcastPatch();
    client.send("ok", id);
  }
  private play(state: State, seat: number, index: number): void {
    const [card] = this.cards[seat]!.hand.splice(index, 1) as [CardName];
    (seat === 0 ? state.discard0 : state.discard1).push(card);
    state.plays++;
    state.hands[seat]!--;
    const { kind, amount } = cardNamed(card);
    if (kind === "heal") state.lives[seat]! += amount;
    else if (kind === "rally") state.rallies[seat]!++;
    else {
      state.lives[1 - seat]! -= amount + state.rallies[seat]!;
      if (state.lives[1 - seat]! <= 0) state.winner = seat;
    }
  }
  private pass(state: State, seat: number): void {
    const next = 1 - seat;
    state.active = next;
    state.plays = 0;
    state.rallies[next] = 0;
    const { deck, hand } = this.cards[next]!;
    const card = deck.pop();
    if (card === undefined) state.winner = seat;
    else {
      hand.push(card);
      state.decks[next]!--;
      state.hands[next]!++;
      this.players[next]?.send("hand", hand);
    }
  }
}
export async function serveColyseus(): Promise<Served> {
  const http = createServer();
  const server = new Server({
    transport: new WebSocketTransport({ server: http }),
    greet: false,
    gracefullyShutdown: false,
  });
  server.define("duel", DuelRoom);
  await server.listen(0, "127.0.0.1");
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}
