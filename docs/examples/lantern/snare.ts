import { oilLost } from "./events.ts";
import { world } from "./world.ts";

// #region snare
export const mirror = world.effect("mirror", {
  name: "Mirror",
  duration: { type: "whileInPlay" },
  react: [
    world.on(oilLost, ({ seat }, table, self) => {
      const card = self.piece === null ? undefined : table.find("snares", self.piece);
      if (card === undefined || seat !== self.owner) return undefined;
      return [table.move(card, ["discard", seat]), oilLost({ seat: table.next(seat), by: 2 })];
    }),
  ],
});
// #endregion snare
// #region rule
export const dark = world.rule("dark", {
  react: [
    world.on(oilLost, ({ seat }, table) =>
      table.state.oil[seat] <= 0 ? [table.win(table.next(seat), "the other lantern went out")] : undefined,
    ),
  ],
});
// #endregion rule
