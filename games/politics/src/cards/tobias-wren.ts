import { government } from "../card.ts";

export const tobiasWren = government({
  id: "tobias-wren",
  name: "Secretary Tobias Wren",
  text: "",
  influence: 5,
  hp: 4,
});
