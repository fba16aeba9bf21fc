import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { MODES } from "../modes.ts";
import { does } from "../sentences.ts";
import { WINDOWS } from "../windows.ts";
import { world } from "../world.ts";

/** A match comes about: created, set up, started. */

const counts = z.record(z.string(), z.int());
export const matchCreated = world.event(
  "MATCH_CREATED",
  { mode: open(z.literal([...MODES])), decks: open(z.array(counts)) },
  { say: ({ mode }) => `A match in ${String(mode)} mode is set up.` },
);
export const setupRequired = world.event(
  "SETUP_REQUIRED",
  { seat: open(world.seat), window: open(z.literal([...WINDOWS])) },
  {
    say: ({ seat, window }, names) =>
      window === "SETUP.MULLIGAN"
        ? `${does(names, seat, "hold")} no creature that can fight.`
        : `${does(names, seat, "choose")} an active creature and a bench.`,
    // By rule the other player learns that a hand has no creature to fight with.
    reveals: ["window"],
  },
);
export const mulliganTaken = world.event(
  "MULLIGAN_TAKEN",
  { seat: open(world.seat), count: open(z.int()) },
  { say: ({ seat }, names) => `${does(names, seat, "take")} a new opening hand; the other player gets a card for it.` },
);
export const matchStarted = world.event(
  "MATCH_STARTED",
  { first: open(world.seat), decidedBy: open(z.literal(["SPEED", "COIN"])) },
  {
    say: ({ first, decidedBy }, names) =>
      decidedBy === "SPEED"
        ? `The match starts. ${does(names, first, "go", "goes")} first, being faster.`
        : `The match starts. ${does(names, first, "go", "goes")} first by the toss of a coin.`,
    reveals: ["first", "decidedBy"],
  },
);
