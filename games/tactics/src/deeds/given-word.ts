import type { Deed } from "../deed.ts";

export const givenWord: Deed = {
  id: "given_word",
  name: "Given Word",
  color: "white",
  copies: 1,
  text: "Influence 2. Powered: Influence 4. Night: Influence 5.",
  basic: [{ does: "gain", stat: "influence", amount: 2 }],
  powered: [{ does: "gain", stat: "influence", amount: 4 }],
  night: [{ does: "gain", stat: "influence", amount: 5 }],
};
