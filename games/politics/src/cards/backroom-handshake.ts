import { instant } from "../card.ts";

export const backroomHandshake = instant({
  id: "backroom-handshake",
  name: "Backroom Handshake",
  text: "Your strongest government gains 2 influence.",
  hp: 2,
  tags: ["Economy"],
  effects: ({ player, log }) => [{ type: "BUFF_STRONGEST_GOV", player, amount: 2 }, log("a favour is called in")],
});
