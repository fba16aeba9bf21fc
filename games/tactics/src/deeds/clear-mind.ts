import type { Deed } from "../deed.ts";

export const clearMind: Deed = {
  id: "clear_mind",
  name: "Clear Mind",
  color: "green",
  copies: 1,
  text: "Gain a blue, white or red token. Powered: play another deed with its powered effect without mana, and with 2 more points.",
  basic: [{ does: "token", colors: ["blue", "white", "red"] }],
  powered: [{ does: "empower", bonus: 2 }],
};
