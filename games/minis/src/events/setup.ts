import { open, z } from "@cardwright/core";
import { MODES } from "../modes.ts";
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
        ? `${names.seat(seat)}: no creature to fight with in the opening hand.`
        : `${names.seat(seat)}: choose an active creature and the bench.`,
    // By rule the other player learns that a hand has no creature to fight with.
    reveals: ["window"],
  },
);
export const mulliganTaken = world.event(
  "MULLIGAN_TAKEN",
  { seat: open(world.seat), count: open(z.int()) },
  { say: ({ seat }, names) => `${names.seat(seat)}: a new opening hand, and a card for the other player later.` },
);
export const matchStarted = world.event(
  "MATCH_STARTED",
  { first: open(world.seat), decidedBy: open(z.literal(["SPEED", "COIN"])) },
  {
    say: ({ first, decidedBy }, names) =>
      decidedBy === "SPEED"
        ? `The match starts. First by speed: ${names.seat(first)}.`
        : `The match starts. First by the toss of a coin: ${names.seat(first)}.`,
    reveals: ["first", "decidedBy"],
  },
);
export const setupEvents = [matchCreated, setupRequired, mulliganTaken, matchStarted];
