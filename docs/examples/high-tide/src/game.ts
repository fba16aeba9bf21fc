import { refuse } from "@cardwright/core";
import { type Coin, world } from "./world.ts";

const VALUES = { coin1: 1, coin2: 2, coin3: 3 } as const;
const four = <Face extends string>(face: Face): readonly Face[] => [face, face, face, face];
const DECK: readonly Coin["face"][] = [...four("coin1"), ...four("coin2"), ...four("coin3")];

const play = world.action("play", {
  takes: { coin: "piece" },
  label: "Play a coin",
  play(turn) {
    const { hand } = turn.state;
    const coin = turn.oneOf("coin", hand[turn.seat], { ask: "Which coin do you play?" });
    // [R2]
    return [turn.move(coin, ["played", turn.seat]), turn.add("score", turn.seat, VALUES[coin.face]), turn.endTurn()];
  },
});
// #region pair
/** Two equal coins at once score one more than each would alone. [R4] */
const pair = world.action("pair", {
  takes: { coin: "piece" },
  label: "Play a pair",
  play(turn) {
    const { seat, state } = turn;
    const twinOf = (coin: Coin) => state.hand[seat].find(({ id, face }) => face === coin.face && id !== coin.id);
    const coin = turn.oneOf("coin", state.hand[seat], {
      ask: "Which pair do you play?",
      check: (one) => (twinOf(one) === undefined ? refuse("NO_TWIN", "you hold only one of these") : undefined),
    });
    const both = state.hand[seat].filter(({ face }) => face === coin.face).slice(0, 2);
    return [
      ...both.map((one) => turn.move(one, ["played", seat])),
      turn.add("score", seat, 2 * VALUES[coin.face] + 1),
      turn.endTurn(),
    ];
  },
});
// #endregion pair
const pass = world.action("pass", { label: "Pass", play: (turn) => [turn.endTurn()] });

export const game = world.game({
  id: "high-tide",
  name: "High tide",
  version: "2",
  actionsMax: 60,
  setup: (table) =>
    table.seats.flatMap((seat) => [
      table.create(["deck", seat], DECK),
      table.shuffle(["deck", seat]),
      table.draw(3, ["deck", seat], ["hand", seat]),
    ]),
  actions: [play, pair, pass],
  faceName: (face) => `Coin of ${face.slice(-1)}`,
  onTurnStart(table) {
    const { activeSeat, deck, score } = table.state;
    if (deck[activeSeat].length > 0) return [table.draw(1, ["deck", activeSeat], ["hand", activeSeat])];
    // [R3]
    const [first, second] = score;
    return [table.win(first === second ? null : first > second ? 0 : 1, "the deck is empty")];
  },
  evaluate(view, seat) {
    const score = Array.isArray(view["score"]) ? view["score"].map(Number) : [0, 0];
    return (score[seat] ?? 0) - (score[1 - seat] ?? 0);
  },
});
