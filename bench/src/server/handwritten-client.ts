import type { Decks } from "../core/duel.ts";
import type { Contestant } from "./contest.ts";
import { LeanPlayer } from "./lean-player.ts";

class HandwrittenPlayer extends LeanPlayer {
  private moves = 0;

  protected hear(data: Buffer): void {
    const text = data.toString("latin1", 0, 64);
    if (text.includes('"error"')) throw new Error(`the hand-written server refused: ${data}`);
    // The first frame says how the match stands and tells of no move.
    if (text.startsWith('{"active"')) this.sit();
    else this.toldOf(text.startsWith('{"id"'));
  }
  protected messageOf(card: number | null): string {
    const id = ++this.moves;
    return JSON.stringify(card === null ? { id, pass: true } : { id, play: card });
  }
}
export const handwritten: Contestant = {
  async seat(url: string, decks: Decks) {
    const match = await (await fetch(url, { method: "POST", body: JSON.stringify(decks) })).text();
    const address = `${url.replace("http", "ws")}/${match}`;
    const players = [new HandwrittenPlayer(`${address}/0`), new HandwrittenPlayer(`${address}/1`)] as const;
    await Promise.all(players.map(({ seated }) => seated));
    return players;
  },
};
