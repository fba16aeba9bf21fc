import { open, z } from "@cardwright/core";
import { oilLost } from "./events.ts";
import { world } from "./world.ts";

// #region look
export const takeOne = world.prompt("TAKE_ONE", {
  takes: { card: "piece" },
  memo: { count: open(z.int()) },
  ask: "Which card do you take?",
  answer(turn, { count }) {
    const card = turn.oneOf("card", turn.state.deck[turn.seat].slice(-count));
    return [turn.move(card, ["hand", turn.seat])];
  },
});
// #endregion look
// #region sealed
export const bidOil = world.prompt("BID_OIL", {
  takes: { oil: "number" },
  memo: {},
  ask: "How much oil do you bid?",
  answer: (turn) => [turn.set("bid", turn.seat, turn.number("oil", 0, Math.min(3, turn.state.oil[turn.seat] - 1)))],
});
export const compareBids = world.step("COMPARE_BIDS", {}, (table) => {
  const [first, second] = table.state.bid;
  const paid = table.seats.map((seat) => oilLost({ seat, by: table.state.bid[seat] }));
  if (first === second) return paid;
  const higher = first > second ? 0 : 1;
  return [...paid, table.draw(2, ["deck", higher], ["hand", higher])];
});
// #endregion sealed
