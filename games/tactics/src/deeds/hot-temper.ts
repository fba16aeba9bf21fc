import type { Deed } from "../deed.ts";

export const hotTemper: Deed = {
  id: "hot_temper",
  name: "Hot Temper",
  color: "red",
  copies: 2,
  text: "Attack 2 or Block 2. Powered: Attack 4. Night: Attack 5.",
  basic: [
    {
      does: "choose",
      from: [
        { does: "gain", stat: "attack", amount: 2 },
        { does: "gain", stat: "block", amount: 2 },
      ],
    },
  ],
  powered: [{ does: "gain", stat: "attack", amount: 4 }],
  night: [{ does: "gain", stat: "attack", amount: 5 }],
};
