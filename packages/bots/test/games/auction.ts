import { defineWorld, fact, type Piece, z, zone } from "@cardwright/core";

/** Three or four seats bid for prizes in secret and at once; no opinion about positions, only the outcome counts. */

type Prize = Piece<`prize${1 | 2 | 3 | 4 | 5 | 6}`>;
type Bid = Piece<`bid${1 | 2 | 3 | 4 | 5 | 6}`>;
const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

const declares = {
  seats: [3, 4],
  phases: ["bidding"],
  options: z.object({}),
  zones: {
    prizes: zone.shared<Prize>("nobody"),
    offered: zone.shared<Prize>("everyone"),
    won: zone.each<Prize>("everyone"),
    hand: zone.each<Bid>("owner", { pool: "bids" }),
    spent: zone.each<Bid>("everyone", { pool: "bids" }),
  },
  facts: {
    points: fact.each(0, "everyone"),
    bids: fact.each(0, "nobody", { couldBe: (value) => value }),
  },
  questions: {},
} as const;
interface Auction extends Readonly<typeof declares> {}
const world = defineWorld<Auction>(declares);

const offer = world.step("offer", {}, (table) =>
  table.state.prizes.length === 0
    ? [ended({})]
    : [table.draw(1, "prizes", "offered"), ...table.seats.map((seat) => bidding(seat, {}, "bids")), award({})],
);
const ended = world.step("ended", {}, (table) => {
  const best = Math.max(...table.seats.map((seat) => table.state.points[seat]));
  return [
    table.win(
      table.seats.filter((seat) => table.state.points[seat] === best),
      "most points",
    ),
  ];
});
const bidding = world.prompt("bidding", {
  takes: { card: "piece" },
  memo: {},
  ask: "What do you bid?",
  answer(turn) {
    const card = turn.oneOf("card", turn.state.hand[turn.seat]);
    return [turn.set("bids", turn.seat, Number(card.face.at(-1))), turn.move(card, ["spent", turn.seat])];
  },
});
const award = world.step("award", {}, (table) => {
  const { bids, offered } = table.state;
  const [prize] = offered;
  const ranked = table.seats.filter((seat) => table.seats.filter((other) => bids[other] === bids[seat]).length === 1);
  const winner = ranked.toSorted((a, b) => bids[b] - bids[a])[0];
  if (prize === undefined) return [];
  if (winner === undefined) return [table.move(prize, "prizes", { position: "bottom" }), table.endTurn()];
  return [
    table.move(prize, ["won", winner]),
    table.add("points", winner, Number(prize.face.at(-1)) ** 3),
    table.endTurn(),
  ];
});
const wait = world.action("wait", { label: "Wait", play: () => [offer({})] });

export const auction = world.game({
  id: "auction",
  name: "Auction",
  version: "1",
  actionsMax: 200,
  setup: (table) => [
    table.create(
      "prizes",
      NUMBERS.map((n) => `prize${n}` as const),
    ),
    table.shuffle("prizes"),
    ...table.seats.map((seat) =>
      table.create(
        ["hand", seat],
        NUMBERS.map((n) => `bid${n}` as const),
      ),
    ),
  ],
  prompts: [bidding],
  actions: [wait],
  onTurnStart: (table) => (table.state.hand[0].length === 0 ? [ended({})] : [offer({})]),
});
