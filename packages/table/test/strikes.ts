import { defineWorld, fact, open, type Piece, z, zone } from "@cardwright/core";

/** The least that is a game: cards that take life. */
type Card = Piece<"strike3" | "heal1">;
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {
    hand: zone.each<Card>("owner", { order: "row" }),
    discard: zone.each<Card>("everyone"),
  },
  facts: { life: fact.each(30, "everyone") },
  questions: {},
} as const;
interface Strikes extends Readonly<typeof declares> {}
const world = defineWorld<Strikes>(declares);

const lifeChanged = world.event(
  "lifeChanged",
  { seat: open(world.seat), by: open(z.int()) },
  {
    apply: ({ life }, { seat, by }) => ({ life: seat === 0 ? [life[0] + by, life[1]] : [life[0], life[1] + by] }),
    say: ({ seat, by = 0 }, names) => `${names.seat(seat)} ${by < 0 ? "loses" : "gains"} ${Math.abs(by)} life.`,
  },
);
const play = world.action("play", {
  label: "Play",
  takes: { card: "piece" },
  play(turn) {
    const { state, seat } = turn;
    const card = turn.oneOf("card", state.hand[seat]);
    const does =
      card.face === "strike3" ? lifeChanged({ seat: turn.next(seat), by: -3 }) : lifeChanged({ seat, by: 1 });
    return [turn.move(card, ["discard", seat]), does];
  },
});
export const strikes = world.game({
  id: "strikes",
  name: "Strikes",
  version: "1",
  actionsMax: 100,
  setup: (table) => [
    table.create(["hand", 0], ["strike3", "strike3", "heal1"]),
    table.create(["hand", 1], ["heal1", "heal1"]),
  ],
  actions: [play, world.action("pass", { label: "Pass", play: (turn) => [turn.endTurn()] })],
});
