import type { Names } from "./definitions.ts";
import { does, has, isOrAre, whom, wordsOf } from "./grammar.ts";
import type { ActiveEffect } from "./protocol/index.ts";
import type { Rulebook } from "./rulebook.ts";

/**
 * Sentences about the engine's own events, for whoever reads a log without language files. They stand apart from the events, so that a page
 * which plays does not load them.
 */

/** Fields of the engine's events, as far as a viewer may see them. */
export interface Seen {
  readonly seat?: number;
  readonly place?: string;
  readonly from?: string;
  readonly to?: string;
  readonly face?: string;
  readonly up?: boolean;
  readonly count?: number;
  readonly effect?: ActiveEffect;
  readonly source?: ActiveEffect["source"];
  readonly effect_id?: string;
  readonly message?: string;
  readonly sealed?: boolean;
  readonly newRound?: boolean;
  readonly round?: number;
  readonly phase?: string;
  readonly winners?: readonly number[];
  readonly reason?: string;
  readonly agrees?: boolean;
}
type Sentence = (seen: Seen, names: Names, rules: Rulebook) => string;

/** Events that are not listed are told by what leads to them or comes of them. */
export const engineSentences: Readonly<Record<string, Sentence>> = {
  PIECES_CREATED: ({ place, count }, names) =>
    `${count === 1 ? "1 piece is" : `${Number(count)} pieces are`} put into ${names.zone(place)}.`,
  PIECE_MOVED: moved,
  PIECES_GATHERED: ({ from, to }, names) => `All of ${names.zone(from)} goes to ${names.zone(to)}.`,
  PIECES_SHUFFLED: ({ place }, names) => `${names.zone(place)} is shuffled.`,
  PIECES_SHOWN: ({ count, seat, place }, names) =>
    `${does(names, seat, "look")} at ${count === 1 ? "a card" : `${Number(count)} cards`} of ${names.zone(place)}.`,
  PIECE_FLIPPED: ({ up, face }, names) =>
    up === true ? `${names.face(face)} is turned face up.` : "A card is turned face down.",
  EFFECT_STARTED: ({ effect }, names) => `${names.face(effect?.source.ref)} takes effect.`,
  EFFECT_ENDED: ({ source }, names) => `${names.face(source?.ref)} ends.`,
  EFFECT_ACTIVATED: ({ seat, effect_id }, names) => `${does(names, seat, "use")} ${names.face(effect_id)}.`,
  EFFECT_RESOLVED: ({ message }) => (message === undefined ? "" : comesToNothing("It", message)),
  EFFECT_FAILED: ({ effect_id, message }, names) => comesToNothing(names.face(effect_id), message),
  CHOICE_PROMPTED: ({ seat }, names) => `${has(names, seat)} to choose.`,
  CHOICE_SEALED: ({ seat }, names) => `${has(names, seat)} chosen.`,
  CHOICE_RESOLVED: ({ seat, sealed }, names) => (sealed === true ? "" : `${has(names, seat)} chosen.`),
  CHOICE_REOPENED: ({ seat }, names) => `${has(names, seat)} to choose again.`,
  TURN_ENDED: ({ seat }, names) => `${does(names, seat, "end")} the turn.`,
  TURN_STARTED: ({ newRound, round, seat }, names) =>
    newRound === true ? `Round ${Number(round)} begins with ${whom(names, seat)}.` : `It is ${turnOf(names, seat)}.`,
  PHASE_STARTED: ({ phase }) => `The phase is now ${wordsOf(String(phase))}.`,
  ACTION_UNDONE: ({ seat }, names) => `${does(names, seat, "take")} back the last action.`,
  TAKEBACK_ASKED: ({ seat }, names) => `${does(names, seat, "ask")} to take the last action back.`,
  TAKEBACK_ANSWERED: ({ seat, agrees }, names) => `${does(names, seat, agrees === true ? "agree" : "decline")}.`,
  SEAT_OUT: ({ seat }, names) => `${isOrAre(names, seat)} out.`,
  SEAT_BACK: ({ seat }, names) => `${isOrAre(names, seat)} back.`,
  MATCH_ENDED: ended,
};

function moved({ face, from, to }: Seen, names: Names, { places }: Rulebook): string {
  const source = places.get(from!)!;
  const target = places.get(to!)!;
  const isOwnDraw = target.seat >= 0 && (source.seat < 0 || source.seat === target.seat);
  // A move from where nobody looks to where only its owner does is what drawing a card is.
  if (source.sight === "nobody" && target.sight === "owner" && isOwnDraw) {
    return `${does(names, target.seat, "draw")} ${face === undefined ? "a card" : names.face(face)}.`;
  }
  return `${names.face(face)} moves from ${names.zone(source.name)} to ${names.zone(target.name)}.`;
}
function ended({ winners = [], reason }: Seen, names: Names): string {
  const all = winners.map((seat) => names.seat(seat)).join(" and ");
  const who = winners.length === 0 ? "Nobody wins" : winners.length > 1 ? `${all} win` : does(names, winners[0], "win");
  return `${who}: ${String(reason)}.`;
}
const comesToNothing = (name: string, message: unknown): string => `${name} comes to nothing: ${String(message)}.`;
const turnOf = (names: Names, seat: number | undefined): string => {
  const who = whom(names, seat);
  return who === "you" ? "your turn" : `the turn of ${who}`;
};
