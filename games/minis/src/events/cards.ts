import { only, open, pieceId, pieceIds, replaceAt } from "@cardwright/core";
import * as z from "zod/mini";
import type { Card } from "../piece.ts";
import { does, listed, whom, whose } from "../sentences.ts";
import { world } from "../world.ts";

/** Cards are drawn, played and put away. */

const seat = open(world.seat);
const face = open(z.string());
const card = open(pieceId);

export const cardDrawn = world.event(
  "CARD_DRAWN",
  {
    seat,
    count: open(z.int()),
    cause: open(z.literal(["OPENING", "TURN", "EFFECT"])),
    cards: only("seat", pieceIds),
    faces: only("seat", z.array(z.string())),
  },
  {
    say: ({ seat, count = 0, faces }, names) =>
      `${does(names, seat, "draw")} ${faces === undefined ? `${count} ${count === 1 ? "card" : "cards"}` : listed(names, faces)}.`,
  },
);
export const handDiscard = world.event(
  "HAND_DISCARD",
  { seat, count: open(z.int()), faces: open(z.array(z.string())) },
  { say: ({ seat, faces = [] }, names) => `${does(names, seat, "discard")} ${listed(names, faces)}.` },
);
/** Everybody sees a hand. */
export const handShown = world.event(
  "HAND_SHOWN",
  { seat, faces: open(z.array(z.string())) },
  { say: ({ seat, faces = [] }, names) => `${does(names, seat, "show")} ${listed(names, faces)}.` },
);
export const energyAttached = world.event(
  "ENERGY_ATTACHED",
  { seat, card, face, creature: open(pieceId), creatureFace: open(z.string()) },
  { say: ({ face, creatureFace }, names) => `${names.face(creatureFace)} gets ${names.face(face)}.` },
);
export const energyPooled = world.event(
  "ENERGY_POOLED",
  { seat, card, face },
  { say: ({ seat, face }, names) => `${does(names, seat, "put")} ${names.face(face)} into the pool.` },
);
export const cardSummoned = world.event(
  "CARD_SUMMONED",
  { seat, card, face, cause: open(z.literal(["SETUP", "SUMMON", "RITUAL"])) },
  {
    say: ({ seat, face, cause }, names) =>
      `${whose(names, seat)} ${names.face(face)} ${cause === "RITUAL" ? "rises from the ritual" : "enters play"}.`,
  },
);
export const cardEvolved = world.event(
  "CARD_EVOLVED",
  { seat, card, face, fromFace: open(z.string()), morph: open(z.boolean()) },
  {
    say: ({ face, fromFace, morph }, names) =>
      `${names.face(fromFace)} ${morph === true ? "changes shape into" : "evolves into"} ${names.face(face)}.`,
  },
);
export const cardPlayedItem = world.event(
  "CARD_PLAYED_ITEM",
  { seat, card, face, supporter: open(z.boolean()) },
  { say: ({ seat, face }, names) => `${does(names, seat, "play")} ${names.face(face)}.` },
);
export const cardPlayedRelic = world.event(
  "CARD_PLAYED_RELIC",
  { seat, card, face, cost: open(z.int()), bearer: open(pieceId), bearerFace: open(z.string()) },
  {
    say: ({ seat, face, bearerFace }, names) =>
      bearerFace === ""
        ? `${does(names, seat, "lay")} out ${names.face(face)}.`
        : `${whose(names, seat)} ${names.face(bearerFace)} bears ${names.face(face)}.`,
  },
);
export const terrainChanged = world.event(
  "TERRAIN_CHANGED",
  { seat, card, face },
  { say: ({ face }, names) => `The terrain is now ${names.face(face)}.` },
);
export const switched = world.event("SWITCHED", {
  seat,
  incoming: open(pieceId),
  face,
  /** Empty after a knock-out. */
  outgoing: open(pieceId),
  cause: open(z.literal(["SWITCH", "ITEM", "FORCED", "KO", "RELIEF"])),
});
switched.does({
  // One event, because both places may be full: a bench of two and an active creature change without a free place.
  apply({ active, bench }, { seat, incoming, outgoing }) {
    const entering = bench[seat].find(({ id }) => id === incoming);
    if (entering === undefined) throw new Error(`creature ${incoming} is not on the bench`);
    const leaving = active[seat].find(({ id }) => id === outgoing);
    const moved = (piece: Card, zone: "active" | "bench"): Card => ({ ...piece, at: `${zone}/${seat}` });
    return {
      active: replaceAt(active, seat, [moved(entering, "active")]),
      bench: replaceAt(
        bench,
        seat,
        bench[seat].flatMap((piece) =>
          piece.id !== incoming ? [piece] : leaving === undefined ? [] : [moved(leaving, "bench")],
        ),
      ),
    };
  },
  say: ({ seat, face }, names) => `${names.face(face)} steps to the front for ${whom(names, seat)}.`,
});
