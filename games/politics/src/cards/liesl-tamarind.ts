import { government } from "../card.ts";

export const lieslTamarind = government({
  id: "liesl-tamarind",
  name: "Minister Liesl Tamarind",
  text: "",
  influence: 7,
  hp: 6,
  tags: ["EU"],
});
