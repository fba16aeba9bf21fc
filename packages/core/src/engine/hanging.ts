import type { ActiveEffect } from "../active-effect.ts";
import type { Piece } from "../declare.ts";
import type { Ledger } from "./ledger.ts";
import { type AnyState, EVERYONE, facesSeenBy, type Place, secretOf } from "./place.ts";

/** The fate of an effect when the piece that it hangs on, or is aimed at, gets another id or comes to light. */

/** Hidden effects are secrets, or hang on a piece that not everyone sees. */
export const isHidden = ({ id }: Pick<ActiveEffect, "id">): boolean => id.startsWith("h");
/**
 * The id of a hidden effect counts the effects on its own piece alone: a viewer who comes to see the piece, and so the id,
 * cannot tell from it how many other hidden effects there are.
 */
export function hiddenIdOf(effects: readonly ActiveEffect[], owner: number, piece: string): string {
  for (let k = 0; ; k++) {
    const id = `h${owner}-${piece}-${k}`;
    if (!effects.some((effect) => effect.id === id)) return id;
  }
}
/**
 * Effects that hang on a piece that stays in play follow it to its new id. When everyone comes to see it, hidden ones begin anew behind the others:
 * an old number or turn would betray which hidden piece it was.
 */
export function carryEffects(ledger: Ledger, from: string, place: Place, piece: Piece): void {
  const { state } = ledger;
  if (!state.effects.some((effect) => effect.piece === from)) return;
  const isOpen = facesSeenBy(state, place, piece) === EVERYONE;
  const { id } = piece;
  const fields = ledger.fields();
  const lit: ActiveEffect[] = [];
  const stay: ActiveEffect[] = [];
  for (const effect of state.effects) {
    if (effect.piece !== from) stay.push(effect);
    else if (isOpen && isHidden(effect)) {
      const number = `e${fields.nextEffect++}`;
      lit.push({ ...hungOn(effect, id), id: number, createdAtTurn: state.turn });
      ledger.renamed(effect.id, number);
    } else if (from === id && isOpen !== isHidden(effect)) stay.push(effect);
    else {
      const name = isOpen ? effect.id : hiddenIdOf(stay, effect.owner, id);
      stay.push({ ...hungOn(effect, id), id: name });
      ledger.renamed(effect.id, name);
    }
  }
  fields.effects = [...stay, ...lit];
}
const hungOn = (effect: ActiveEffect, id: string): ActiveEffect => ({
  ...effect,
  piece: id,
  targets: effect.targets.map((target) => (target === effect.piece ? id : target)),
  expires: effect.expires.withPiece === effect.piece ? { ...effect.expires, withPiece: id } : effect.expires,
});
/**
 * Effects that are aimed at a piece keep it as their target while everyone who sees the effect can follow the piece, to
 * a new id too. Otherwise they lose it: to name it any longer would tell where it went.
 */
export function aimEffects(ledger: Ledger, followedBy: number, id: string, as: string): void {
  const { effects } = ledger.state;
  if (isAimedAt(effects, id)) ledger.fields().effects = effects.map((effect) => aimed(effect, followedBy, id, as));
}
/** Asked at nearly every move, so that it makes nothing. */
function isAimedAt(effects: readonly ActiveEffect[], id: string): boolean {
  for (let i = 0; i < effects.length; i++) {
    const { targets } = effects[i]!;
    if (targets.length > 0 && targets.includes(id)) return true;
  }
  return false;
}
function aimed(effect: ActiveEffect, followedBy: number, id: string, as: string): ActiveEffect {
  // An effect that hangs on the piece goes wherever it goes.
  if (effect.piece === id || !effect.targets.includes(id)) return effect;
  const seenBy = isHidden(effect) ? secretOf(effect.owner) : EVERYONE;
  const targets =
    (seenBy & ~followedBy) === 0
      ? effect.targets.map((target) => (target === id ? as : target))
      : effect.targets.filter((target) => target !== id);
  return { ...effect, targets };
}
/** Tells whether a move may change what is aimed at the piece. */
export const mayLose = ({ effects }: AnyState, from: Place, to: Place): boolean =>
  effects.length > 0 && (from.followedBy & to.followedBy) !== EVERYONE;
