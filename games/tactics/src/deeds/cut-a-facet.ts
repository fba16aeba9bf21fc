import type { Deed } from "../deed.ts";

export const cutAFacet: Deed = {
  id: "cut_a_facet",
  name: "Cut a Facet",
  color: "blue",
  copies: 1,
  text: "Pay a basic mana from a die or a token: gain a crystal of its colour. Powered: gain a crystal of any colour.",
  basic: [{ does: "crystal", of: "paid" }],
  powered: [{ does: "crystal", of: "any" }],
};
