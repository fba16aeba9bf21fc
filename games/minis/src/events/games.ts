import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { does } from "../sentences.ts";
import { world } from "../world.ts";

/** The games of a match that is the best of several. */

const seat = open(world.seat);
const game = open(z.int());

export const gameWon = world.event(
  "GAME_WON",
  { seat, game },
  { say: ({ seat, game }, names) => `${does(names, seat, "win")} game ${String(game)}.` },
);
export const gameDrawn = world.event("GAME_DRAWN", { game }, { say: ({ game }) => `Game ${String(game)} is a draw.` });
export const nextGameBegun = world.event(
  "NEXT_GAME",
  { game },
  { say: ({ game }) => `Game ${String(game)} begins. All cards go back to their players.` },
);
export const cardsExchanged = world.event(
  "CARDS_EXCHANGED",
  { seat, outFace: open(z.string()), face: open(z.string()) },
  {
    say: ({ seat, outFace, face }, names) =>
      `${does(names, seat, "exchange")} ${names.face(outFace)} for ${names.face(face)}.`,
  },
);
