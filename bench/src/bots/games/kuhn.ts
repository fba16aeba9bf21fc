import { defineWorld, fact, type Piece, zone } from "@cardwright/core";

/** Kuhn's poker: three cards, a stake of one each, one bet of one. Solved by hand: the first seat loses 1/18 of a chip. */

type Card = Piece<"jack" | "queen" | "king">;
const RANKS: Readonly<Record<Card["face"], number>> = { jack: 0, queen: 1, king: 2 };

const declares = {
  seats: 2,
  phases: ["main"],
  zones: {
    deck: zone.shared<Card>("nobody", { pool: "cards" }),
    hand: zone.each<Card>("owner", { pool: "cards" }),
    shown: zone.each<Card>("everyone"),
  },
  facts: { staked: fact.each(1, "everyone"), said: fact.shared("", "everyone") },
  questions: {},
} as const;
interface Kuhn extends Readonly<typeof declares> {}
const world = defineWorld<Kuhn>(declares);

/** Hands are shown before they are judged, so that the outcome tells nothing that is hidden. */
const showdown = world.step("showdown", {}, (table) => [
  ...table.seats.flatMap((seat) => table.state.hand[seat].map((card) => table.move(card, ["shown", seat]))),
  judged({}),
]);
const judged = world.step("judged", {}, (table) => {
  const [first, second] = table.seats.map((seat) => RANKS[table.state.shown[seat][0]?.face ?? "jack"]);
  const chips = table.state.staked[0];
  const scores = (first ?? 0) > (second ?? 0) ? [chips, -chips] : [-chips, chips];
  return [table.finish({ scores, reason: "the higher card" })];
});
const bet = world.action("bet", {
  label: "Bet or call",
  play(turn) {
    const { seat, state } = turn;
    const isCall = state.said.endsWith("b");
    return [turn.add("staked", seat, 1), turn.set("said", `${state.said}b`), isCall ? showdown({}) : turn.endTurn()];
  },
});
const pass = world.action("pass", {
  label: "Pass or fold",
  play(turn) {
    const { seat, state } = turn;
    const said = turn.set("said", `${state.said}p`);
    if (state.said.endsWith("b")) {
      const lost = state.staked[seat];
      return [said, turn.finish({ scores: seat === 0 ? [-lost, lost] : [lost, -lost], reason: "the other folded" })];
    }
    return [said, state.said === "p" ? showdown({}) : turn.endTurn()];
  },
});
export const kuhn = world.game({
  id: "kuhn",
  name: "Kuhn's poker",
  version: "1",
  actionsMax: 3,
  counts: { leadUpTo: 4 },
  setup: (table) => [
    table.create("deck", ["jack", "queen", "king"]),
    table.shuffle("deck"),
    ...table.seats.map((seat) => table.draw(1, "deck", ["hand", seat])),
  ],
  actions: [bet, pass],
});
/** For `cardwright solve`. */
export { kuhn as game };
