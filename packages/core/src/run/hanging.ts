import type { Piece } from "../declare.ts";
import type { ActiveEffect } from "../protocol/index.ts";
import { type AnyState, EVERYONE, facesSeenBy, type Place, secretOf } from "./place.ts";
import type { Run } from "./run.ts";

/** What becomes of an effect when the piece that it hangs on, or is aimed at, gets another id or comes to light. */

/** Whether not everyone sees the piece that it hangs on, or it is a secret. */
export const isHidden = ({ id }: Pick<ActiveEffect, "id">): boolean => id.startsWith("h");
/** Named after its piece, so that who comes to see the one learns nothing of others from the name of the other. */
export function hiddenIdOf(effects: readonly ActiveEffect[], owner: number, piece: string): string {
  for (let k = 0; ; k++) {
    const id = `h${owner}-${piece}-${k}`;
    if (!effects.some((effect) => effect.id === id)) return id;
  }
}
/**
 * What hangs on a piece that stays in play follows it to its new id. Where everyone sees it now, it begins for everyone now:
 * with an open number, this turn, behind the others. Its age would tell which of the hidden pieces it was.
 */
export function carryEffects(state: AnyState, from: string, place: Place, piece: Piece, run: Run | null): void {
  if (!state.effects.some((effect) => effect.piece === from)) return;
  const isOpen = facesSeenBy(state, place, piece) === EVERYONE;
  const { id } = piece;
  const lit: ActiveEffect[] = [];
  const stay: ActiveEffect[] = [];
  for (const effect of state.effects) {
    if (effect.piece !== from) stay.push(effect);
    else if (isOpen && isHidden(effect)) {
      const number = `e${state.nextEffect++}`;
      lit.push({ ...hungOn(effect, id), id: number, createdAtTurn: state.turn });
      run?.renamed(effect.id, number);
    } else if (from === id && isOpen !== isHidden(effect)) stay.push(effect);
    else {
      const name = isOpen ? effect.id : hiddenIdOf(stay, effect.owner, id);
      stay.push({ ...hungOn(effect, id), id: name });
      run?.renamed(effect.id, name);
    }
  }
  state.effects = [...stay, ...lit];
}
const hungOn = (effect: ActiveEffect, id: string): ActiveEffect => ({
  ...effect,
  piece: id,
  targets: effect.targets.map((target) => (target === effect.piece ? id : target)),
  expires: effect.expires.withPiece === effect.piece ? { ...effect.expires, withPiece: id } : effect.expires,
});
/**
 * What is aimed at a piece keeps it as its target while whoever sees the effect can follow the piece, to a new id too.
 * Otherwise it loses it: to name it any longer would tell where it went.
 */
export function aimEffects(state: AnyState, followedBy: number, id: string, as: string): void {
  if (!state.effects.some(({ targets }) => targets.includes(id))) return;
  state.effects = state.effects.map((effect) => {
    // What hangs on the piece goes wherever it goes.
    if (effect.piece === id || !effect.targets.includes(id)) return effect;
    const seenBy = isHidden(effect) ? secretOf(effect.owner) : EVERYONE;
    const targets =
      (seenBy & ~followedBy) === 0
        ? effect.targets.map((target) => (target === id ? as : target))
        : effect.targets.filter((target) => target !== id);
    return { ...effect, targets };
  });
}
/** Whether a move may change what is aimed at the piece. */
export const mayLose = ({ effects }: AnyState, from: Place, to: Place): boolean =>
  effects.length > 0 && (from.followedBy & to.followedBy) !== EVERYONE;
