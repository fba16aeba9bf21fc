import { government } from "../card.ts";

export const rubenAstleyVos = government({
  id: "ruben-astley-vos",
  name: "Minister Ruben Astley-Vos",
  text: "",
  influence: 6,
  hp: 5,
});
