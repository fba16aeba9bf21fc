import type { Viewer } from "./declare.ts";
import { countOf } from "./engine/events/prompts.ts";
import { isHidden } from "./engine/hanging.ts";
import { type AnyState, bit } from "./engine/place.ts";
import type { FieldsSeen } from "./engine/state-fields.ts";
import type { ActiveEffect, Prompt } from "./protocol/index.ts";
import { seeFields } from "./redact.ts";
import type { Rules } from "./rules.ts";
import type { PromptView } from "./seen-state.ts";

/** The engine's fields that a viewer sees in part. All others are seen as they are, or not at all. */

/** The viewers who see an effect of a state, as bits. */
export type EffectSeenBy = (state: AnyState, effect: ActiveEffect) => number;

/** A field as a viewer sees it. */
export interface PartlySeen {
  see(state: AnyState, viewer: Viewer): unknown;
  /** True where viewers might see another value although the field itself is the same. */
  mayTurn?(before: AnyState): boolean;
}
export function partlySeen(
  rules: Rules,
  effectSeenBy: EffectSeenBy,
): { readonly [K in FieldsSeen<"partly">]: PartlySeen } {
  return {
    effects: {
      see: (state, viewer) => (state.effects.length === 0 ? state.effects : seeEffects(effectSeenBy, state, viewer)),
      // An effect that hangs on a piece is seen by those who see the piece, wherever it lies now.
      mayTurn: ({ effects }) => effects.some(({ piece }) => piece !== null),
    },
    seatsOut: { see: ({ seatsOut }) => seatsOut ?? NOBODY },
    prompts: {
      see: ({ prompts }, viewer) => (prompts.length === 0 ? NO_PROMPTS : seePrompts(rules, prompts, viewer)),
    },
    extensions: {
      see: (state, viewer) => (rules.expansions.length === 0 ? NO_SLICES : seeSlices(rules, state, viewer)),
    },
  };
}
function seeEffects(effectSeenBy: EffectSeenBy, state: AnyState, viewer: Viewer): readonly ActiveEffect[] {
  const { effects } = state;
  const mine = bit(viewer);
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    const isSeen = (effectSeenBy(state, effect) & mine) !== 0;
    if (!isSeen || (isHidden(effect) && effect.owner !== viewer)) return someEffects(effectSeenBy, state, viewer);
  }
  return effects;
}
function someEffects(effectSeenBy: EffectSeenBy, state: AnyState, viewer: Viewer): readonly ActiveEffect[] {
  const mine = bit(viewer);
  const isOthers = (effect: ActiveEffect): boolean => isHidden(effect) && effect.owner !== viewer;
  const seen = state.effects.filter((effect) => (effectSeenBy(state, effect) & mine) !== 0);
  return seen.some(isOthers) ? [...seen.filter((effect) => !isOthers(effect)), ...ageless(seen, isOthers)] : seen;
}
/** A viewer who has looked at a hidden piece sees what it does, but not since when: that would tell how it came to lie there. */
function ageless(seen: readonly ActiveEffect[], isOthers: (effect: ActiveEffect) => boolean): readonly ActiveEffect[] {
  const found = seen.filter(isOthers).map((effect) => ({ ...effect, createdAtTurn: 0 }));
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}
const NOBODY: readonly number[] = [];
const NO_PROMPTS: readonly PromptView[] = [];
function seePrompts(rules: Rules, prompts: readonly Prompt[], viewer: Viewer): readonly PromptView[] {
  return prompts.map((prompt) => {
    const spec = rules.prompts.get(prompt.type)!;
    const memo = seeFields(spec.memo, prompt.memo, viewer, prompt.seat);
    const base = { id: prompt.id, type: prompt.type, seat: prompt.seat, answered: prompt.answer !== null };
    const shown = prompt.seat === viewer ? base : { ...base, redacted: true as const };
    return { ...shown, ...countOf(spec, prompt.memo), memo };
  });
}
const NO_SLICES = {};
function seeSlices(rules: Rules, state: AnyState, viewer: Viewer): Readonly<Record<string, unknown>> {
  const out: Record<string, unknown> = {};
  for (const { id, slice } of rules.expansions) {
    if (slice === undefined || slice.sight === "nobody") continue;
    out[id] = slice.sight === "everyone" ? state.extensions[id] : slice.sight.shows(state.extensions[id], viewer);
  }
  return out;
}
