import { government } from "../card.ts";

export const bettinaCrook = government({
  id: "bettina-crook",
  name: "Governor Bettina Crook",
  text: "",
  influence: 4,
  hp: 3,
});
