import { government } from "../card.ts";

export const oldMayorFenwick = government({
  id: "old-mayor-fenwick",
  name: "Old Mayor Fenwick",
  text: "",
  influence: 3,
  hp: 2,
});
