import type { AnyEvent } from "../../protocol/index.ts";
import { NO_EVENTS } from "../ledger.ts";
import { ownerIn, type Place } from "../place.ts";
import type { Surroundings } from "./kind.ts";
import { endEffect } from "./requests.ts";
import { type StartAsked, startEffect } from "./start-effect.ts";

/** Effects that a face has while it lies in play. */

export function passivesOf({ ledger }: Surroundings, id: string, face: string, place: Place): readonly StartAsked[] {
  const passives = ledger.rules.passives(face);
  if (passives.length === 0) return [];
  const piece = ledger.pile(place).find((candidate) => candidate.id === id);
  const owner = piece === undefined ? place.seat : ownerIn(place, piece);
  return passives.map((effect) => startEffect(effect.id, { owner, piece: id, source: { kind: "card", ref: face } }));
}
/** They start when the piece enters play, end when it leaves, and change sides with it. */
export function inAndOutOfPlay(
  around: Surroundings,
  from: Place,
  to: Place,
  id: string,
  as: string,
  face: string,
): readonly AnyEvent[] {
  if (!from.inPlay) return passivesOf(around, as, face, to);
  if (to.inPlay) return changesSides(around, to, as, face);
  return around.ledger.state.effects
    .filter(({ expires, piece }) => expires.withPiece === id || piece === id)
    .map((effect) => endEffect(effect.id));
}
/** A piece that has another owner now, by where it lies or by its mark. */
export function changesSides(around: Surroundings, place: Place, id: string, face: string): readonly AnyEvent[] {
  const passives = passivesOf(around, id, face, place);
  const lost = around.ledger.state.effects.filter(
    ({ piece, definition, owner }) =>
      piece === id && passives.some((passive) => passive.definition === definition && passive.owner !== owner),
  );
  return lost.length === 0 ? NO_EVENTS : [...lost.map((effect) => endEffect(effect.id)), ...passives];
}
