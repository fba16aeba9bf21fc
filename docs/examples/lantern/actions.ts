import type { Events, Turn } from "@cardwright/core";
import { cards } from "./cards.ts";
import { oilLost, rollWager } from "./events.ts";
import { bidOil, compareBids, takeOne } from "./prompts.ts";
import { type Lantern, world } from "./world.ts";

const PLAYS_A_TURN = 2;
// #region play
export const play = world.action("play", {
  takes: { card: "piece" },
  label: "Play a card",
  play(turn) {
    const { seat, state } = turn;
    turn.need(state.played[seat] < PLAYS_A_TURN, "ENOUGH_PLAYED", "two cards a turn");
    const card = turn.oneOf("card", state.hand[seat], {
      ask: "Which card do you play?",
      check: (piece) => turn.check("mayPlay", { card: piece }),
    });
    const { kind, wind = 0 } = cards.byId(card.face);
    const counted = turn.add("played", seat, 1);
    if (kind === "snare") return [turn.move(card, ["snares", seat]), counted];
    const used = [turn.move(card, ["discard", seat]), counted];
    if (kind === "gust") return [...used, oilLost({ seat: turn.next(seat), by: turn.ask("wind", { seat }, wind) })];
    return [...used, ...charm(turn, card.face)];
  },
});
// #endregion play
function charm(turn: Turn<Lantern>, face: string): Events {
  const { seat, state } = turn;
  switch (face) {
    // #region spyglass
    case "spyglass": {
      const top = state.deck[seat].slice(-2);
      return top.length === 0 ? [] : [...turn.show(top, seat), takeOne(seat, { count: top.length })];
    }
    // #endregion spyglass
    // #region parley
    case "parley":
      return [...turn.seats.map((each) => bidOil(each, {}, `parley ${state.turn}`)), compareBids({})];
    // #endregion parley
    case "wager":
      return [rollWager({ seat })];
    default:
      return cards.creating(turn, face, seat);
  }
}
export const pass = world.action("pass", { label: "End the turn", play: (turn) => [turn.endTurn()] });
