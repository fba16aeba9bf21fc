import { instant } from "../card.ts";

export const filibusterWall = instant({
  id: "filibuster-wall",
  name: "Filibuster Wall",
  text: "Your opponent plays no more initiatives this round.",
  hp: 4,
  effects: ({ opponent, log }) => [
    { type: "LOCK_PLAY", player: opponent, kind: "initiative", until: "round" },
    log("no more initiatives for the other side"),
  ],
});
