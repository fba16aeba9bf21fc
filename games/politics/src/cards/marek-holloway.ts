import { government } from "../card.ts";

export const marekHolloway = government({
  id: "marek-holloway",
  name: "Secretary Marek Holloway",
  text: "",
  influence: 5,
  hp: 4,
  tags: ["EU"],
});
