import { cardOf, cards, DECK } from "./cards.ts";
import { world } from "./world.ts";

/** One plain function: the engine runs it to check an answer, to list every move, to draw one for a bot, and to say why not. */
const play = world.action("play", {
  takes: { card: "piece" },
  label: "__PLAY__",
  play(turn) {
    const { seat, state } = turn;
    const chosen = turn.oneOf("card", state.hand[seat] ?? [], { ask: "__WHICH_CARD__" });
    const { value, draws = 0, steals = 0 } = cardOf(chosen.face);
    const others = turn.others(seat).filter((other) => (state.score[other] ?? 0) >= steals);
    return [
      turn.move(chosen, ["market", seat]),
      ...(value === 0 ? [] : [turn.add("score", seat, value)]),
      ...(steals === 0 ? [] : others.map((other) => turn.add("score", other, -steals))),
      ...(draws === 0 ? [] : [turn.draw(Math.min(draws, state.deck.length), "deck", ["hand", seat])]),
      turn.endTurn(),
    ];
  },
});

export const game = world.game({
  id: "__GAME_ID__",
  name: "__NAME__",
  version: "1",
  actionsMax: 200,
  cards,
  setup: (table) => [
    table.create("deck", DECK),
    table.shuffle("deck"),
    ...table.seats.map((seat) => table.draw(table.state.options.hand, "deck", ["hand", seat])),
  ],
  actions: [play],
  onTurnStart(table) {
    const { activeSeat, deck, score } = table.state;
    if (deck.length > 0) return [table.draw(1, "deck", ["hand", activeSeat])];
    const most = Math.max(...score);
    return [
      table.win(
        table.seats.filter((seat) => score[seat] === most),
        "empty",
      ),
    ];
  },
  /** How good a position is for a seat, from what that seat sees: bots need it to look ahead. */
  evaluate(view, seat) {
    const score = Array.isArray(view["score"]) ? view["score"].map(Number) : [];
    const best = Math.max(0, ...score.filter((_, other) => other !== seat));
    return (score[seat] ?? 0) - best;
  },
});
