import { government } from "../card.ts";

export const amadouLinde = government({
  id: "amadou-linde",
  name: "Governor Amadou Linde",
  text: "",
  influence: 4,
  hp: 3,
});
