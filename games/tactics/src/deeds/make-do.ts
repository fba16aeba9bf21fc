import type { Deed } from "../deed.ts";

export const makeDo: Deed = {
  id: "make_do",
  name: "Make Do",
  color: "red",
  copies: 1,
  text: "Discard another card that is not a wound: Move, Influence, Attack or Block 3. Powered: 5.",
  basic: [{ does: "discardFor", amount: 3 }],
  powered: [{ does: "discardFor", amount: 5 }],
};
