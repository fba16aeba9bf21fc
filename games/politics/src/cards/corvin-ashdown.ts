import { government } from "../card.ts";

export const corvinAshdown = government({
  id: "corvin-ashdown",
  name: "Minister Corvin Ashdown",
  text: "",
  influence: 7,
  hp: 6,
});
