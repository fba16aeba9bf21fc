import { open, pieceId, replaceAt } from "@cardwright/core";
import * as z from "zod/mini";
import { world } from "../world.ts";

/** [R14.2] The turn remembers that influence was moved. */
export const INFLUENCE_TRANSFERRED = world.event(
  "INFLUENCE_TRANSFERRED",
  { player: open(world.seat) },
  {
    apply: ({ transferred }, { player }) => ({ transferred: replaceAt(transferred, player, true) }),
    say: ({ player }, names) => `${names.seat(player)} moved influence between governments.`,
  },
);
/** [R14.4] A government used its ability: once a round by card, once a match by name. */
export const ABILITY_USED = world.event(
  "ABILITY_USED",
  { player: open(world.seat), card: open(pieceId), face: open(z.string()), once: open(z.literal(["round", "match"])) },
  {
    apply({ abilitiesUsed, abilitiesSpent }, { player, card, face, once }) {
      if (once === "match") {
        return { abilitiesSpent: replaceAt(abilitiesSpent, player, [...abilitiesSpent[player], face]) };
      }
      return { abilitiesUsed: replaceAt(abilitiesUsed, player, [...abilitiesUsed[player], card]) };
    },
    say: ({ player, face }, names) => `${names.seat(player)} used the ability of ${names.face(face)}.`,
  },
);
