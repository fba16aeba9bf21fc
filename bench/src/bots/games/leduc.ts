import { defineWorld, fact, type Piece, zone } from "@cardwright/core";

/** Leduc poker: six cards of three ranks, two rounds of betting, at most two bets in each, one open card between them. */

type Card = Piece<"jack" | "queen" | "king">;
const RANKS: Readonly<Record<Card["face"], number>> = { jack: 0, queen: 1, king: 2 };
const DECK: readonly Card["face"][] = ["jack", "jack", "queen", "queen", "king", "king"];
const BETS_MAX = 2;
/** The size of a bet in the first round and in the second. */
const BET = [2, 4] as const;

const declares = {
  seats: 2,
  phases: ["main"],
  zones: {
    deck: zone.shared<Card>("nobody", { pool: "cards" }),
    hand: zone.each<Card>("owner", { pool: "cards" }),
    shown: zone.each<Card>("everyone"),
    open: zone.shared<Card>("everyone"),
  },
  facts: { staked: fact.each(1, "everyone"), said: fact.shared("", "everyone") },
  questions: {},
} as const;
interface Leduc extends Readonly<typeof declares> {}
const world = defineWorld<Leduc>(declares);

/** The words of the round that is being bet: c calls or checks, r raises, a stroke begins the second round. */
const wordsOf = (said: string): string => said.split("/").at(-1) ?? "";
const roundOf = (said: string): 0 | 1 => (said.includes("/") ? 1 : 0);

/** Hands are shown before they are judged, so that the outcome tells nothing that is hidden. */
const showdown = world.step("showdown", {}, (table) => [
  ...table.seats.flatMap((seat) => table.state.hand[seat].map((card) => table.move(card, ["shown", seat]))),
  judged({}),
]);
const judged = world.step("judged", {}, (table) => {
  const { shown, open } = table.state;
  const worth = (seat: 0 | 1): number => {
    const face = shown[seat][0]?.face ?? "jack";
    return RANKS[face] + (open[0]?.face === face ? 10 : 0);
  };
  const [first, second] = [worth(0), worth(1)];
  const chips = first === second ? 0 : first > second ? table.state.staked[0] : -table.state.staked[0];
  return [table.finish({ scores: [chips, -chips], reason: "the better hand" })];
});
const call = world.action("call", {
  label: "Check or call",
  play(turn) {
    const { seat, state } = turn;
    const words = wordsOf(state.said);
    const missing = state.staked[turn.next(seat)] - state.staked[seat];
    const paid = turn.add("staked", seat, missing);
    const said = (text: string) => turn.set("said", `${state.said}c${text}`);
    // A check that opens the round leaves the word to the other; any other call ends the round.
    if (words === "") return [paid, said(""), turn.endTurn()];
    if (roundOf(state.said) === 1) return [paid, said(""), showdown({})];
    const ends = seat === 1 ? [turn.endTurn()] : [turn.endTurn(), turn.endTurn()];
    return [paid, said("/"), turn.draw(1, "deck", "open"), ...ends];
  },
});
const raise = world.action("raise", {
  label: "Bet or raise",
  play(turn) {
    const { seat, state } = turn;
    const bets = [...wordsOf(state.said)].filter((word) => word === "r").length;
    turn.need(bets < BETS_MAX, "CAP_EXCEEDED", "two bets in a round");
    const missing = state.staked[turn.next(seat)] - state.staked[seat];
    return [
      turn.add("staked", seat, missing + BET[roundOf(state.said)]),
      turn.set("said", `${state.said}r`),
      turn.endTurn(),
    ];
  },
});
const fold = world.action("fold", {
  label: "Fold",
  play(turn) {
    turn.need(wordsOf(turn.state.said).endsWith("r"), "NOTHING_TO_FOLD", "there is no bet to answer");
    const { seat, state } = turn;
    const lost = state.staked[seat];
    return [turn.finish({ scores: seat === 0 ? [-lost, lost] : [lost, -lost], reason: "the other folded" })];
  },
});
export const leduc = world.game({
  id: "leduc",
  name: "Leduc poker",
  version: "1",
  actionsMax: 12,
  counts: { leadUpTo: 26 },
  setup: (table) => [
    table.create("deck", DECK),
    table.shuffle("deck"),
    ...table.seats.map((seat) => table.draw(1, "deck", ["hand", seat])),
  ],
  actions: [call, raise, fold],
});
