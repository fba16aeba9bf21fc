import { trap } from "../card.ts";

/** [R15.5] Lies in wait for traps, not for cards. */
export const friendlyInquiry = trap({
  id: "friendly-inquiry",
  name: "Friendly Inquiry",
  text: "A trap of your opponent springs: it comes to nothing.",
  hp: 2,
  cancelsTraps: true,
});
