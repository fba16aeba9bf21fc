import * as z from "zod/mini";
import { type Fields, hidden, open } from "./declare.ts";
import { activeEffectSchema } from "./effect-schemas.ts";
import { pieceId, pieceIds } from "./piece-id.ts";

/** The engine's own events as rules and effects hear them: `world.on(engineEvents.PIECE_MOVED, ...)`. */

const seat = z.int();
const listens = <const Type extends string, F extends Fields>(type: Type, fields: F) => ({ type, fields });
export const engineEvents = {
  PIECE_MOVED: listens("PIECE_MOVED", {
    /** Its id before, and from now on. */
    piece: open(pieceId),
    as: open(pieceId),
    face: open(z.string()),
    from: open(z.string()),
    to: open(z.string()),
  }),
  PIECES_GATHERED: listens("PIECES_GATHERED", { from: open(z.string()), to: open(z.string()), pieces: open(pieceIds) }),
  PIECES_SHUFFLED: listens("PIECES_SHUFFLED", { place: open(z.string()) }),
  PIECE_FLIPPED: listens("PIECE_FLIPPED", { piece: open(pieceId), place: open(z.string()), up: open(z.boolean()) }),
  PIECE_MARKED: listens("PIECE_MARKED", {
    piece: open(pieceId),
    place: open(z.string()),
    marks: open(z.record(z.string(), z.json())),
  }),
  FACT_CHANGED: listens("FACT_CHANGED", {
    fact: open(z.string()),
    /** -1 for a shared fact. */
    seat: open(seat),
    by: open(z.nullable(z.number())),
    value: open(z.json()),
  }),
  EFFECT_STARTED: listens("EFFECT_STARTED", { effect: hidden(activeEffectSchema) }),
  EFFECT_CHANGED: listens("EFFECT_CHANGED", {
    effect: open(z.string()),
    definition: open(z.string()),
    owner: open(seat),
  }),
  EFFECT_ENDED: listens("EFFECT_ENDED", { effect: open(z.string()), definition: open(z.string()), owner: open(seat) }),
  CHOICE_RESOLVED: listens("CHOICE_RESOLVED", {
    prompt_id: open(z.string()),
    prompt_type: open(z.string()),
    seat: open(seat),
  }),
  TURN_ENDED: listens("TURN_ENDED", { seat: open(seat), turn: open(z.int()) }),
  TURN_STARTED: listens("TURN_STARTED", {
    seat: open(seat),
    turn: open(z.int()),
    round: open(z.int()),
    turnInRound: open(z.int()),
    newRound: open(z.boolean()),
  }),
  PHASE_STARTED: listens("PHASE_STARTED", { phase: open(z.string()) }),
  SEAT_OUT: listens("SEAT_OUT", { seat: open(seat) }),
  SEAT_BACK: listens("SEAT_BACK", { seat: open(seat) }),
  MATCH_ENDED: listens("MATCH_ENDED", {
    winners: open(z.array(seat)),
    reason: open(z.string()),
    scores: open(z.optional(z.array(z.number()))),
    places: open(z.optional(z.array(z.int()))),
  }),
} as const;
