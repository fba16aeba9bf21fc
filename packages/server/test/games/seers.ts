import { defineWorld, fact, only, open, type Piece, z, zone } from "@cardwright/core";

/** A small game of secrets: a player looks into a deck and keeps one card; both seats bid a card in secret. */

type Face = "seer" | `rank${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;
type Card = Piece<Face>;
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const POINTS_TO_WIN = 4;

const declares = {
  seats: 2,
  phases: ["look", "bid"],
  options: z.object({ points: z.int().min(1).max(9).optional() }),
  zones: {
    deck: zone.each<Card>("nobody"),
    hand: zone.each<Card>("owner"),
    bench: zone.each<Card>("everyone", { inPlay: true }),
    spent: zone.each<Card>("everyone"),
  },
  facts: {
    points: fact.each(0, "everyone"),
    looked: fact.each(0, "everyone", { resets: "turn" }),
  },
  questions: {},
} as const;
interface Seers extends Readonly<typeof declares> {}
const world = defineWorld<Seers>(declares);
const rankOf = (card: Card): number => Number(card.face.at(-1));

const bidPlaced = world.event(
  "bidPlaced",
  { seat: open(world.seat), card: only("seat", z.string()) },
  { say: ({ seat }, names) => `${names.seat(seat)} shows a bid.` },
);
const bid = world.prompt("BID", {
  takes: { card: "piece" },
  memo: { round: open(z.int()) },
  ask: "Which card do you bid?",
  answer(turn) {
    const card = turn.oneOf("card", turn.state.hand[turn.seat]);
    return [bidPlaced({ seat: turn.seat, card: card.id }), turn.move(card, ["spent", turn.seat])];
  },
});
const settle = world.step("settle", {}, (table) => {
  const [mine, theirs] = [table.state.spent[0].at(-1), table.state.spent[1].at(-1)];
  const won = mine === undefined || theirs === undefined ? 0 : rankOf(mine) - rankOf(theirs);
  const scored = won === 0 ? [] : [table.add("points", won > 0 ? 0 : 1, 1)];
  return [...scored, table.endTurn()];
});
const openBids = world.action("openBids", {
  label: "Bid",
  play: (turn) => [
    ...turn.seats.map((seat) => bid(seat, { round: turn.state.turn }, `bids of turn ${turn.state.turn}`)),
    settle({}),
  ],
});
const keep = world.prompt("KEEP", {
  takes: { card: "piece" },
  memo: { count: open(z.int()) },
  ask: "Which card do you keep?",
  answer(turn) {
    const card = turn.oneOf("card", turn.state.deck[turn.seat].slice(-2));
    return [turn.move(card, ["hand", turn.seat]), turn.add("looked", turn.seat, 1)];
  },
});
const search = world.action("search", {
  label: "Search",
  play(turn) {
    const { seat, state } = turn;
    turn.need(state.looked[seat] === 0, "CAP_EXCEEDED", "once a turn");
    const seen = state.deck[seat].slice(-2);
    turn.need(seen.length === 2, "NO_CARDS", "the deck is nearly empty");
    return [...turn.show(seen, seat), keep(seat, { count: seen.length })];
  },
});
const draw = world.handler({
  effectId: "EFF_DRAW",
  name: "Draw",
  zones: ["bench"],
  windows: ["look"],
  gate: (turn) =>
    turn.state.looked[turn.seat] > 0 ? { code: "CAP_EXCEEDED", message: "a seer draws once a turn" } : undefined,
  begin: (_, { seat }) => ({ events: [], prompts: [{ type: "YES_NO", seat, choices: [] }] }),
  continue({ table, tracker }, { seat, selections }) {
    const drawn = selections[0] === true ? [table.draw(1, ["deck", seat], ["hand", seat])] : [];
    return { events: [...drawn, tracker.count("looked", seat)] };
  },
});

export const seers = world.game({
  id: "seers",
  name: "Seers",
  version: "1",
  actionsMax: 200,
  setup: (table) =>
    table.seats.flatMap((seat) => [
      table.create(
        ["deck", seat],
        RANKS.map((rank): Face => `rank${rank}`),
      ),
      table.shuffle(["deck", seat]),
      table.create(["bench", seat], ["seer"]),
      table.draw(3, ["deck", seat], ["hand", seat]),
    ]),
  prompts: [bid, keep],
  handlers: [draw],
  abilities: (face) => (face === "seer" ? ["EFF_DRAW"] : []),
  actions: [openBids, search],
  onTurnStart(table) {
    const { points, options, deck, hand, activeSeat, turn } = table.state;
    const goal = options.points ?? POINTS_TO_WIN;
    const leader = points[0] >= goal ? 0 : points[1] >= goal ? 1 : null;
    if (leader !== null) return [table.win(leader, "enough points")];
    if (turn > 1 && (deck[activeSeat].length === 0 || hand.some((cards) => cards.length === 0))) {
      return [table.win(points[0] === points[1] ? null : points[0] > points[1] ? 0 : 1, "no cards left")];
    }
    return turn === 1 ? [] : table.seats.map((seat) => table.draw(1, ["deck", seat], ["hand", seat]));
  },
});
