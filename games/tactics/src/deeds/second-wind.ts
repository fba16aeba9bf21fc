import type { Deed } from "../deed.ts";

export const secondWind: Deed = {
  id: "second_wind",
  name: "Second Wind",
  color: "blue",
  copies: 2,
  text: "Move 2. Powered: Move 4. Night: Move 5.",
  basic: [{ does: "gain", stat: "move", amount: 2 }],
  powered: [{ does: "gain", stat: "move", amount: 4 }],
  night: [{ does: "gain", stat: "move", amount: 5 }],
};
