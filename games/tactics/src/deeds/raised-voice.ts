import type { Deed } from "../deed.ts";

export const raisedVoice: Deed = {
  id: "raised_voice",
  name: "Raised Voice",
  color: "red",
  copies: 1,
  text: "Influence 2. Powered: Influence 5, and your reputation falls by 1.",
  basic: [{ does: "gain", stat: "influence", amount: 2 }],
  powered: [
    { does: "gain", stat: "influence", amount: 5 },
    { does: "reputation", by: -1 },
  ],
};
