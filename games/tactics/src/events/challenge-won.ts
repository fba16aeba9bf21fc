import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { world } from "../world.ts";

export const challengeWon = world.event(
  "challenge_won",
  { playerId: open(world.seat), challengeId: open(z.string()), fame: open(z.int()), wounds: open(z.int()) },
  {
    say({ playerId, challengeId, fame, wounds = 0 }, names) {
      const price =
        wounds === 0 ? "" : wounds === 1 ? ", at the price of a wound" : `, at the price of ${wounds} wounds`;
      return `${names.seat(playerId)} won ${names.face(challengeId)} for ${fame} fame${price}.`;
    },
  },
);
