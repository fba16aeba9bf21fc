import type { Deed } from "../deed.ts";

export const longStride: Deed = {
  id: "long_stride",
  name: "Long Stride",
  color: "green",
  copies: 2,
  text: "Move 2. Powered: Move 4.",
  basic: [{ does: "gain", stat: "move", amount: 2 }],
  powered: [{ does: "gain", stat: "move", amount: 4 }],
};
