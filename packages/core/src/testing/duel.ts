import { z } from "zod";
import { fact, open, type Piece, quantity, zone } from "../declare.ts";
import { defineWorld } from "../world.ts";

/** The small card duel that tests and benchmarks play: 30-card decks, hidden hands, a timed effect. */

type Seat = 0 | 1;
export type Face = `strike${1 | 2 | 3 | 4 | 5 | 6}` | `heal${1 | 2 | 3}` | "rally";
type Card = Piece<Face>;

interface CardEffect {
  readonly kind: "strike" | "heal" | "rally";
  readonly amount: number;
  readonly copies: number;
}
const CARDS: Readonly<Record<Face, CardEffect>> = {
  strike1: { kind: "strike", amount: 1, copies: 3 },
  strike2: { kind: "strike", amount: 2, copies: 3 },
  strike3: { kind: "strike", amount: 3, copies: 3 },
  strike4: { kind: "strike", amount: 4, copies: 3 },
  strike5: { kind: "strike", amount: 5, copies: 3 },
  strike6: { kind: "strike", amount: 6, copies: 3 },
  heal1: { kind: "heal", amount: 1, copies: 2 },
  heal2: { kind: "heal", amount: 2, copies: 2 },
  heal3: { kind: "heal", amount: 3, copies: 2 },
  rally: { kind: "rally", amount: 1, copies: 6 },
};
const DECK = (Object.keys(CARDS) as Face[]).flatMap((face) => Array.from({ length: CARDS[face].copies }, () => face));
const decks = z.tuple([z.array(z.string()), z.array(z.string())]).optional();
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({ decks }),
  zones: {
    deck: zone.each<Card>("nobody"),
    hand: zone.each<Card>("owner", { order: "row" }),
    discard: zone.each<Card>("everyone"),
  },
  facts: {
    life: fact.each(30, "everyone"),
    plays: fact.each(0, "everyone", { resets: "turn" }),
  },
  questions: { damage: quantity<{ seat: Seat }>("seat", { floor: 0 }) },
} as const;
interface Duel extends Readonly<typeof declares> {}
const world = defineWorld<Duel>(declares);

const PLAYS_MAX = 3;
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
  hooks: { damage: { add: 1 } },
});
const noLife = world.rule("noLife", {
  react: [
    world.on(lifeChanged, ({ seat }, table) =>
      table.state.life[seat] <= 0 ? [table.win(table.next(seat), "no life left")] : undefined,
    ),
  ],
});

const play = world.action("play", {
  label: "Play",
  takes: { card: "piece" },
  play(turn) {
    const { state, seat } = turn;
    turn.need(state.plays[seat] < PLAYS_MAX, "CAP_EXCEEDED", "at most three cards a turn");
    const card = turn.oneOf("card", state.hand[seat]);
    const { kind, amount } = CARDS[card.face];
    const does =
      kind === "strike"
        ? lifeChanged({ seat: turn.next(seat), by: -turn.ask("damage", { seat }, amount) })
        : kind === "heal"
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
    table.seats.flatMap((seat) => {
      const given = table.state.options.decks?.[seat] as readonly Face[] | undefined;
      return [
        table.create(["deck", seat], given ?? DECK),
        ...(given === undefined ? [table.shuffle(["deck", seat])] : []),
        table.draw(5, ["deck", seat], ["hand", seat]),
      ];
    }),
  effects: [rally],
  rules: [noLife],
  actions: [play, pass],
  onTurnStart(table) {
    const { activeSeat, turn, deck } = table.state;
    if (turn === 1) return [];
    if (deck[activeSeat].length === 0) return [table.win(table.next(activeSeat), "no card left to draw")];
    return [table.draw(1, ["deck", activeSeat], ["hand", activeSeat])];
  },
});
