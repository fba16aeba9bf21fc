import { pass, play } from "./actions.ts";
import { cards } from "./cards.ts";
import { bidOil, takeOne } from "./prompts.ts";
import { dark, mirror } from "./snare.ts";
import { world } from "./world.ts";

const DECK = cards.all.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
// #region game
export const game = world.game({
  id: "lantern",
  name: "Lantern",
  version: "1",
  actionsMax: 400,
  cards: cards.all,
  setup: (table) =>
    table.seats.flatMap((seat) => [
      table.set("oil", seat, table.state.options.oil),
      table.create(["deck", seat], DECK),
      table.shuffle(["deck", seat]),
      table.draw(4, ["deck", seat], ["hand", seat]),
    ]),
  actions: [play, pass],
  prompts: [takeOne, bidOil, cards.prompt],
  effects: [...cards.effects, mirror],
  passives: (face) => (face === "mirror" ? [mirror] : []),
  rules: [dark],
  onTurnStart(table) {
    const { activeSeat, deck, turn } = table.state;
    if (turn === 1) return [];
    if (deck[activeSeat].length === 0) return [table.win(table.next(activeSeat), "no card left to draw")];
    return [table.draw(1, ["deck", activeSeat], ["hand", activeSeat])];
  },
});
// #endregion game
