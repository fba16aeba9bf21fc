import { government } from "../card.ts";

export const silasVendramin = government({
  id: "silas-vendramin",
  name: "Envoy Silas Vendramin",
  text: "Has 1 more influence while you have another government with a printed influence of 7 or more.",
  influence: 8,
  tier: 2,
  hp: 12,
  tags: ["EU"],
  keywords: ["Diplomat"],
  aura: {
    on: "self",
    add: 1,
    when: (board, owner, self) =>
      board.government[owner].some((piece) => {
        const card = board.cardOf(piece);
        return piece.id !== self && card.kind === "government" && card.influence >= 7;
      }),
  },
});
