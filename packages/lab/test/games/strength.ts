import { defineWorld, fact, type Piece, z, zone } from "@cardwright/core";

/**
 * A game whose balance is known by construction: two seats draw five of twenty cards, each is worth its strength, chance
 * adds the rest, and the higher sum wins. Tests plant a strength or a bonus for a seat and look whether it is found.
 */
type Card = Piece<string>;
export const CARDS = Array.from({ length: 20 }, (_, i) => ({
  id: `card${i}`,
  name: `Card ${i}`,
  text: "Worth its strength.",
  strength: 10,
}));
const NEVER = { id: "locked", name: "Locked", text: "Cannot be played.", strength: 0 };
const all = [...CARDS, NEVER];
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({ bonus: z.int().default(0) }),
  zones: {
    deck: zone.each<Card>("nobody"),
    hand: zone.each<Card>("owner"),
    table: zone.each<Card>("everyone"),
  },
  facts: { score: fact.each(0, "everyone"), deckName: fact.each("", "everyone") },
  questions: {},
} as const;
interface Strength extends Readonly<typeof declares> {}
const world = defineWorld<Strength>(declares);

const scored = world.step("scored", { seat: world.seat, strength: z.int() }, (table, { seat, strength }) => [
  table.add("score", seat, strength + table.random.int(9)),
]);
const ends = world.step("ends", {}, (table) => {
  const { score, options } = table.state;
  const lead = score[0] + options.bonus - score[1];
  return [table.win(lead === 0 ? null : lead > 0 ? 0 : 1, "the higher sum")];
});
const play = world.action("play", {
  takes: { card: "piece" },
  label: "Play",
  play(turn) {
    const { hand } = turn.state;
    const playable = hand[turn.seat].filter(({ face }) => face !== "locked");
    const card = turn.oneOf("card", playable);
    const strength = all.find(({ id }) => id === card.face)?.strength ?? 0;
    return [turn.move(card, ["table", turn.seat]), scored({ seat: turn.seat, strength }), turn.endTurn()];
  },
});
export const strengthGame = world.game({
  id: "strength",
  name: "Strength",
  version: "1",
  actionsMax: 40,
  setup: (table) =>
    table.seats.flatMap((seat) => [
      table.create(
        ["deck", seat],
        CARDS.map(({ id }) => id),
      ),
      table.shuffle(["deck", seat]),
      table.create(["hand", seat], ["locked"]),
      table.draw(5, ["deck", seat], ["hand", seat]),
      table.set("deckName", seat, seat === 0 ? "dawn" : "dusk"),
    ]),
  actions: [play],
  cards: all,
  onTurnStart: ({ state }) => (state.hand[state.activeSeat].length === 1 ? [ends({})] : []),
  evaluate: (view, seat) => view.score?.[seat] ?? 0,
});
