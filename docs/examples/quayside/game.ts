import { defineWorld, fact, refuse, z } from "@cardwright/core";

/** Quayside: cargoes are auctioned, one after the other. Who has spent everything sails home; cargo and coins are the score. */

const CARGOES = [3, 5, 2, 6, 4];
const declares = {
  seats: [2, 8],
  phases: ["bidding", "loading"],
  options: z.object({ coins: z.int().min(1).max(20).default(8) }),
  zones: {},
  facts: {
    coins: fact.each(0, "everyone"),
    cargo: fact.each(0, "everyone"),
    passed: fact.each(false, "everyone"),
    bid: fact.shared(0, "everyone"),
    auctioned: fact.shared(0, "everyone"),
  },
  questions: {},
} as const;
interface Quayside extends Readonly<typeof declares> {}
const world = defineWorld<Quayside>(declares);

// #region actions
const raise = world.action("raise", {
  label: "Bid more",
  phase: "bidding",
  takes: { coins: "number" },
  play(turn) {
    const { bid, coins } = turn.state;
    turn.stop(coins[turn.seat] > bid ? undefined : refuse("TOO_DEAR", "you have no more than that"));
    return [turn.set("bid", turn.number("coins", bid + 1, coins[turn.seat])), turn.endTurn()];
  },
});
const pass = world.action("pass", {
  label: "Pass",
  phase: "bidding",
  play(turn) {
    turn.need(turn.state.bid > 0, "BID_FIRST", "somebody has to begin, and it is you");
    return [turn.set("passed", turn.seat, true), turn.endTurn()];
  },
});
const load = world.action("load", {
  label: "Pay and load",
  phase: "loading",
  play(turn) {
    const { seat, state } = turn;
    const isSpent = state.coins[seat] === state.bid;
    return [
      turn.add("coins", seat, -state.bid),
      turn.add("cargo", seat, CARGOES[state.auctioned] ?? 0),
      turn.add("auctioned", 1),
      turn.set("bid", 0),
      ...turn.seats.map((each) => turn.set("passed", each, false)),
      // Whoever has nothing left sails home; that ends the turn by itself.
      ...(isSpent ? [turn.eliminate(seat)] : [turn.endTurn()]),
      turn.phase("bidding"),
      closes({}),
    ];
  },
});
// #endregion actions
// #region end
const closes = world.step("CLOSES", {}, (table) => {
  const { auctioned, cargo, coins } = table.state;
  const left = table.seats.filter((seat) => !table.isOut(seat));
  if (auctioned < CARGOES.length && left.length > 1) return [];
  const scores = table.seats.map((seat) => cargo[seat] * 2 + coins[seat]);
  return [table.finish({ scores, reason: "the quay is empty" })];
});
// #endregion end

export const game = world.game({
  id: "quayside",
  name: "Quayside",
  version: "1",
  actionsMax: 600,
  setup: (table) => table.seats.map((seat) => table.set("coins", seat, table.state.options.coins)),
  actions: [raise, pass, load],
  // #region lasting
  /** Bidding goes round and round until one is left who has not passed. */
  lastingPhases: ["bidding"],
  onTurnStart: (table) => {
    const { activeSeat, bid, passed } = table.state;
    const rivals = table.others(activeSeat).filter((seat) => !passed[seat]);
    return bid > 0 && rivals.length === 0 ? [table.phase("loading")] : [];
  },
  turnOrder: (table) => {
    const { activeSeat, passed } = table.state;
    let seat = table.next(activeSeat);
    while (passed[seat] && seat !== activeSeat) seat = table.next(seat);
    return { seat, newRound: seat <= activeSeat };
  },
  // #endregion lasting
  counts: { leadUpTo: 20 },
});
