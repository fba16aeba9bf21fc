import type { CreatureCard } from "../card-types.ts";

/** SET-001, 019. */
export const murklet: CreatureCard = {
  id: "murklet",
  name: "Murklet",
  text: "In your main window: until it attacks, the other player cannot target your active creature except by attacks. Once a turn.",
  kind: "creature",
  number: "019",
  element: "shadow",
  stage: 1,
  rank: "mini",
  health: 10,
  attack: 0,
  defence: 0,
  speed: 1,
  digital: { app_effect_id: "EFF_MINI_STEALTH_001" },
};
