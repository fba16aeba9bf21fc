import type { ItemCard } from "../card-types.ts";

export const steamFlask: ItemCard = {
  id: "steam-flask",
  name: "Steam Flask",
  text: "Until the end of the turn fire energy also pays for the attacks of one of your water creatures, and it has 2 more attack against nature.",
  kind: "item",
  does: { kind: "temper", element: "water", paidWith: "fire", against: "nature", attack: 2 },
};
