import { defineWorld, fact, type Game, type Piece, z, zone } from "@cardwright/core";

/** A game whose cards meet early, late, under one option only, in decks that someone has to think of, or never; and one that no rule lets anyone play. */

const CARDS = ["ant", "bee", "owl", "fox", "hen", "sun", "elk", "yak", "cat", "dog", "moa", "yeti"] as const;
type Card = Piece<(typeof CARDS)[number]>;
const LATE = 14;
const LAST = 40;
const DECK = ["ant", "ant", "bee", "bee", "owl", "owl"];
const DECK_WORDS = "a deck has six cards of ant, bee, owl, cat and dog";
const APART_WORDS = "a cat and a dog never sit at one table";

const deck = z.array(z.string()).refine((cards) => {
  const known = cards.every((card) => ["ant", "bee", "owl", "cat", "dog"].includes(card));
  return known && cards.length === DECK.length;
}, DECK_WORDS);
const declares = {
  seats: 2,
  phases: ["main"],
  options: z
    .object({
      farm: z.enum(["foxes", "hens"]).default("foxes"),
      wild: z.boolean().default(false),
      decks: z.tuple([deck, deck]).default([DECK, DECK]),
    })
    .refine(({ decks }) => !(decks.flat().includes("cat") && decks.flat().includes("dog")), APART_WORDS),
  zones: {
    deck: zone.each<Card>("nobody", { order: "stack" }),
    hand: zone.each<Card>("owner"),
    table: zone.each<Card>("everyone", { order: "stack" }),
  },
  facts: { played: fact.each(0, "everyone") },
  questions: {},
} as const;
interface Meeting extends Readonly<typeof declares> {}
const world = defineWorld<Meeting>(declares);

const play = world.action("play", {
  takes: { card: "piece" },
  label: "Play",
  play(turn) {
    const { state, seat } = turn;
    const cards = state.hand[seat].filter(({ face }) => {
      if (face === "moa") return state.turn > LAST;
      return face !== "owl" || state.turn >= LATE;
    });
    const card = turn.oneOf("card", cards);
    return [turn.move(card, ["table", seat]), turn.add("played", seat, 1)];
  },
});
/** What lies on the table comes back, so that no card is gone before the late ones may be played. */
const gather = world.action("gather", {
  label: "Gather",
  play: (turn) => [turn.gather(["table", turn.seat], ["hand", turn.seat]), turn.endTurn()],
});
const pass = world.action("pass", { label: "Pass", play: (turn) => [turn.endTurn()] });

export const meeting = world.game({
  id: "meeting",
  name: "Meeting",
  version: "1",
  actionsMax: 400,
  cards: CARDS.map((id) => ({ id, name: id, text: "" })),
  setup: (table) =>
    table.seats.flatMap((seat) => {
      const { farm, wild, decks } = table.state.options;
      const own = [...decks[seat]] as (typeof CARDS)[number][];
      const farmed = farm === "foxes" ? (["fox", "fox"] as const) : (["hen", "hen"] as const);
      return [
        table.create(["deck", seat], [...own, ...farmed, "moa"]),
        ...(wild ? [table.create(["deck", seat], ["elk", "elk", "yak"])] : []),
        ...(seat === 0 ? [table.create(["deck", seat], ["sun"])] : []),
        table.draw(20, ["deck", seat], ["hand", seat]),
      ];
    }),
  actions: [play, gather, pass],
  onTurnStart: (table) => (table.state.turn > LAST ? [table.win(null, "it is evening")] : []),
}) as unknown as Game;
export const WORDS = { deck: DECK_WORDS, apart: APART_WORDS };
