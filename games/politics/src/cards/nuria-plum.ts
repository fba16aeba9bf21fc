import { government } from "../card.ts";

export const nuriaPlum = government({
  id: "nuria-plum",
  name: "Councillor Nuria Plum",
  text: "",
  influence: 3,
  hp: 2,
});
