import { government } from "../card.ts";

export const salomeDrift = government({
  id: "salome-drift",
  name: "Secretary Salome Drift",
  text: "",
  influence: 5,
  hp: 4,
});
