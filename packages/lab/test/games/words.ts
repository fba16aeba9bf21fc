import { defineWorld, type Piece, z, zone } from "@cardwright/core";

/** A game where cards are chosen by their names, before anyone holds a piece of them. */
type Card = Piece<"dawn" | "dusk">;
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: { taken: zone.each<Card>("everyone") },
  facts: {},
  questions: {},
} as const;
interface Words extends Readonly<typeof declares> {}
const world = defineWorld<Words>(declares);

const take = world.action("take", {
  takes: { name: "piece" },
  label: "Take a card",
  play(turn) {
    const name = turn.oneOf("name", ["dawn", "dusk"] as const);
    return [turn.create(["taken", turn.seat], [name]), turn.win(turn.seat, "took a card")];
  },
});
export const game = world.game({
  id: "words",
  name: "Words",
  version: "1",
  actionsMax: 4,
  setup: () => [],
  actions: [take],
  cards: [
    { id: "dawn", name: "Dawn", text: "" },
    { id: "dusk", name: "Dusk", text: "" },
  ],
});
