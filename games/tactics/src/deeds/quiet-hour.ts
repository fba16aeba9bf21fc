import type { Deed } from "../deed.ts";

export const quietHour: Deed = {
  id: "quiet_hour",
  name: "Quiet Hour",
  color: "green",
  copies: 1,
  text: "Heal 1 wound or draw 1 card. Powered: heal 2 or draw 2. Night: heal 3 or draw 3.",
  basic: [
    {
      does: "choose",
      from: [
        { does: "heal", amount: 1 },
        { does: "draw", amount: 1 },
      ],
    },
  ],
  powered: [
    {
      does: "choose",
      from: [
        { does: "heal", amount: 2 },
        { does: "draw", amount: 2 },
      ],
    },
  ],
  night: [
    {
      does: "choose",
      from: [
        { does: "heal", amount: 3 },
        { does: "draw", amount: 3 },
      ],
    },
  ],
};
