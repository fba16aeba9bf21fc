import { defineWorld, fact, open, type Piece, quantity, z, zone } from "@cardwright/core";

/** Two seats, hidden hands, chance in the deck, an effect that lasts, and an opinion of its own about positions. */

type Seat = 0 | 1;
type Face = `strike${1 | 2 | 3 | 4 | 5}` | `heal${1 | 2}` | "rally";
type Card = Piece<Face>;
const STRIKES: readonly Face[] = ["strike1", "strike2", "strike3", "strike4", "strike5"];
const OTHERS: readonly Face[] = ["heal1", "heal2", "rally", "rally", "rally"];
const FACES: readonly Face[] = [...STRIKES, ...STRIKES, ...OTHERS, ...OTHERS];

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {
    deck: zone.each<Card>("nobody"),
    hand: zone.each<Card>("owner", { order: "row" }),
    discard: zone.each<Card>("everyone"),
  },
  facts: { life: fact.each(20, "everyone"), plays: fact.each(0, "everyone", { resets: "turn" }) },
  questions: { damage: quantity<{ seat: Seat }>("seat", { floor: 0 }) },
} as const;
interface Duel extends Readonly<typeof declares> {}
const world = defineWorld<Duel>(declares);

const lifeChanged = world.event(
  "lifeChanged",
  { seat: open(world.seat), by: open(z.int()) },
  {
    apply: ({ life }, { seat, by }) => ({ life: seat === 0 ? [life[0] + by, life[1]] : [life[0], life[1] + by] }),
    say: ({ seat, by = 0 }, names) => `${names.seat(seat)} ${by < 0 ? "loses" : "gains"} ${Math.abs(by)} life.`,
  },
);
const rally = world.effect("rally", {
  name: "Rally",
  duration: { type: "untilNextTurnOfOwner" },
  hooks: { damage: { add: 2 } },
});
const noLife = world.rule("noLife", {
  react: [
    world.on(lifeChanged, ({ seat }, table) =>
      table.state.life[seat] <= 0 ? [table.win(table.next(seat), "no life left")] : undefined,
    ),
  ],
});
const play = world.action("play", {
  takes: { card: "piece" },
  label: "Play",
  play(turn) {
    const { state, seat } = turn;
    turn.need(state.plays[seat] < 3, "CAP_EXCEEDED", "at most three cards a turn");
    const card = turn.oneOf("card", state.hand[seat]);
    const amount = Number(card.face.at(-1));
    const does = card.face.startsWith("strike")
      ? lifeChanged({ seat: turn.next(seat), by: -turn.ask("damage", { seat }, amount) })
      : card.face.startsWith("heal")
        ? lifeChanged({ seat, by: amount })
        : rally.start({ owner: seat });
    return [turn.move(card, ["discard", seat]), turn.add("plays", seat, 1), does];
  },
});
const pass = world.action("pass", { label: "Pass", play: (turn) => [turn.endTurn()] });

export const duel = world.game({
  id: "duel",
  name: "Duel",
  version: "1",
  actionsMax: 400,
  pilesInPlace: true,
  setup: (table) =>
    table.seats.flatMap((seat) => [
      table.create(["deck", seat], FACES),
      table.shuffle(["deck", seat]),
      table.draw(4, ["deck", seat], ["hand", seat]),
    ]),
  effects: [rally],
  rules: [noLife],
  actions: [play, pass],
  onTurnStart(table) {
    const { activeSeat, turn, deck } = table.state;
    if (turn === 1) return [];
    if (deck[activeSeat].length === 0) return [table.win(table.next(activeSeat), "no card left to draw")];
    return [table.draw(1, ["deck", activeSeat], ["hand", activeSeat])];
  },
  evaluate(view, seat) {
    const life = view["life"] as readonly number[];
    return life[seat]! - life[1 - seat]!;
  },
});
