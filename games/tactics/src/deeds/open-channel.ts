import type { Deed } from "../deed.ts";

export const openChannel: Deed = {
  id: "open_channel",
  name: "Open Channel",
  color: "white",
  copies: 1,
  text: "Use one more die of the source this turn. Powered: set a die of the source to any colour but gold and gain two tokens of that colour; it goes back as it lies.",
  basic: [{ does: "extraDie", amount: 1 }],
  powered: [{ does: "setDie", tokens: 2 }],
};
