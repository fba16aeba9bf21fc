import { defineWorld, fact, type Piece, z, zone } from "@cardwright/core";

/** Every card has a face that is nowhere else: 128 random bits. Whoever has it, has seen the card. */
type Card = Piece<string>;
const CARDS = 12;
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {
    deck: zone.each<Card>("nobody"),
    hand: zone.each<Card>("owner"),
    traps: zone.each<Card>("backs"),
    discard: zone.each<Card>("everyone"),
  },
  facts: { score: fact.each(0, "everyone") },
  questions: {},
} as const;
interface Canaries extends Readonly<typeof declares> {}
const world = defineWorld<Canaries>(declares);

const lay = world.step("lay", { seat: world.seat }, (table, { seat }) => {
  const word = (): string => table.random.int(0x1_0000_0000).toString(16).padStart(8, "0");
  const faces = Array.from({ length: CARDS }, () => `canary-${word()}${word()}${word()}${word()}`);
  return [table.create(["deck", seat], faces), table.draw(3, ["deck", seat], ["hand", seat])];
});
const play = world.action("play", {
  takes: { card: "piece" },
  play(turn) {
    const card = turn.oneOf("card", turn.state.hand[turn.seat]);
    return [turn.move(card, ["discard", turn.seat]), turn.add("score", turn.seat, 1), turn.endTurn()];
  },
});
const set = world.action("set", {
  takes: { card: "piece" },
  play(turn) {
    const card = turn.oneOf("card", turn.state.hand[turn.seat]);
    return [turn.move(card, ["traps", turn.seat]), turn.endTurn()];
  },
});
const bury = world.action("bury", {
  takes: { card: "piece" },
  play(turn) {
    const card = turn.oneOf("card", turn.state.hand[turn.seat]);
    return [turn.move(card, ["deck", turn.seat], { position: "bottom" }), turn.endTurn()];
  },
});
const pass = world.action("pass", { play: (turn) => [turn.endTurn()] });

export const canaries = world.game({
  id: "canaries",
  name: "Canaries",
  version: "1",
  actionsMax: 200,
  setup: (table) => table.seats.map((seat) => lay({ seat })),
  actions: [play, set, bury, pass],
  onTurnStart(table) {
    const { activeSeat, turn, deck } = table.state;
    if (turn > 30 || deck[activeSeat].length === 0) return [table.win(null, "the deck is empty")];
    return [table.draw(1, ["deck", activeSeat], ["hand", activeSeat])];
  },
});
