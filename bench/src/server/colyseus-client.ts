import { Client } from "@colyseus/sdk";
import type { Decks } from "../core/duel.ts";
import type { Contestant } from "./contest.ts";
import { LeanPlayer } from "./lean-player.ts";

/** First bytes of Colyseus's frames. */
const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;
const CODE_BITS = 31;
/** A short text as MessagePack has it, behind the first byte. */
const named = (name: string): Buffer => Buffer.from([ROOM_DATA, 0xa0 + name.length, ...Buffer.from(name)]);
const OK = named("ok");
const REFUSED = named("refused");
const MOVE = named("move");

class ColyseusPlayer extends LeanPlayer {
  private moves = 0;

  protected hear(data: Buffer): void {
    switch (data[0]! & CODE_BITS) {
      case JOIN_ROOM:
        this.socket.send(Uint8Array.of(JOIN_ROOM));
        return;
      case ROOM_STATE:
        this.sit();
        return;
      case ROOM_STATE_PATCH:
        this.toldOf(false);
        return;
      case ROOM_DATA:
        if (data.subarray(0, OK.length).equals(OK)) this.acknowledged();
        else if (data.subarray(0, REFUSED.length).equals(REFUSED)) throw new Error("Colyseus refused a move");
    }
  }
  protected messageOf(card: number | null): Uint8Array {
    // A list of two: the number of the move, and the place of the card or -1.
    return Buffer.concat([MOVE, Uint8Array.of(0x92, ++this.moves, card ?? 0xff)]);
  }
}
interface Reservation {
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId: string;
}
export const colyseus: Contestant = {
  async seat(url: string, decks: Decks) {
    const client = new Client(url);
    const sit = async (path: string, body: object) => {
      const { data } = await client.http.post(`/matchmake/${path}`, { body });
      const { processId, roomId, sessionId } = data as Reservation;
      const address = `${url.replace("http", "ws")}/${processId}/${roomId}?sessionId=${sessionId}`;
      const player = new ColyseusPlayer(address);
      await player.seated;
      return { player, roomId };
    };
    const { player, roomId } = await sit("create/duel", { decks });
    return [player, (await sit(`joinById/${roomId}`, {})).player];
  },
};
