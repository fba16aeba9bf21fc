import { government } from "../card.ts";

export const philippaGorse = government({
  id: "philippa-gorse",
  name: "Governor Philippa Gorse",
  text: "",
  influence: 4,
  hp: 3,
});
