import { government } from "../card.ts";

export const davitMarsh = government({
  id: "davit-marsh",
  name: "Envoy Davit Marsh",
  text: "Once a turn you may move 1 influence between your governments.",
  influence: 7,
  hp: 6,
  keywords: ["Diplomat"],
});
