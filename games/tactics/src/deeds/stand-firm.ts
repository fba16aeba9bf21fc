import type { Deed } from "../deed.ts";

export const standFirm: Deed = {
  id: "stand_firm",
  name: "Stand Firm",
  color: "blue",
  copies: 1,
  text: "Attack 2 or Block 2. Powered: Block 5.",
  basic: [
    {
      does: "choose",
      from: [
        { does: "gain", stat: "attack", amount: 2 },
        { does: "gain", stat: "block", amount: 2 },
      ],
    },
  ],
  powered: [{ does: "gain", stat: "block", amount: 5 }],
};
