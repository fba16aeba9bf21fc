import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { world } from "../world.ts";

export const MODES = ["basic", "powered", "night", "sideways"] as const;
const HOW = { basic: "", powered: ", powered", night: ", by night", sideways: ", sideways" } as const;
export const cardPlayed = world.event(
  "card_played",
  { playerId: open(world.seat), cardId: open(z.string()), mode: open(z.literal([...MODES])) },
  {
    say: ({ playerId, cardId, mode = "basic" }, names) =>
      `${names.seat(playerId)} played ${names.face(cardId)}${HOW[mode]}.`,
  },
);
