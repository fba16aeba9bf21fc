import { government } from "../card.ts";

export const ingridMbale = government({
  id: "ingrid-mbale",
  name: "Minister Ingrid Mbale",
  text: "",
  influence: 6,
  hp: 5,
  tags: ["EU"],
});
