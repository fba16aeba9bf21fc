import type { Deed } from "../deed.ts";

export const lightFeet: Deed = {
  id: "light_feet",
  name: "Light Feet",
  color: "white",
  copies: 2,
  text: "Move 2. Powered: Ranged 3.",
  basic: [{ does: "gain", stat: "move", amount: 2 }],
  powered: [{ does: "gain", stat: "ranged", amount: 3 }],
};
