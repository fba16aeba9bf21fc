import type { Viewer } from "./declare.ts";
import { isHidden } from "./engine/hanging.ts";
import { type AnyState, bit } from "./engine/place.ts";
import { type Change, diffPart, spotOf } from "./patch.ts";
import type { ActiveEffect, EngineState, Prompt } from "./protocol/index.ts";
import { seeFields } from "./redact.ts";
import type { Rules } from "./rules.ts";

/** The engine's own part of a view, written out: every game has it, and reading by name is the fastest way to read. */

export interface PromptView {
  readonly id: string;
  readonly type: string;
  readonly seat: number;
  readonly answered: boolean;
  readonly redacted?: true;
  readonly memo: Readonly<Record<string, unknown>>;
}
type Shown = "seats" | "options" | "turn" | "round" | "turnInRound" | "roundStartPlayerIndex" | "activeSeat" | "phase";
export type EngineView = { -readonly [K in Shown | "outcome" | "effects" | "extensions"]: EngineState[K] } & {
  you: Viewer;
  prompts: readonly PromptView[];
};
export const NO_VIEW: { readonly [K in keyof EngineView]: null } = {
  you: null,
  seats: null,
  options: null,
  turn: null,
  round: null,
  turnInRound: null,
  roundStartPlayerIndex: null,
  activeSeat: null,
  phase: null,
  outcome: null,
  effects: null,
  prompts: null,
  extensions: null,
};
/** The viewers who see an effect of a state, as bits. */
export type EffectSeenBy = (state: AnyState, effect: ActiveEffect) => number;

export function engineView(
  out: EngineView,
  rules: Rules,
  state: AnyState,
  viewer: Viewer,
  effectSeenBy: EffectSeenBy,
): void {
  out.you = viewer;
  out.seats = state.seats;
  out.options = state.options;
  out.turn = state.turn;
  out.round = state.round;
  out.turnInRound = state.turnInRound;
  out.roundStartPlayerIndex = state.roundStartPlayerIndex;
  out.activeSeat = state.activeSeat;
  out.phase = state.phase;
  out.outcome = state.outcome;
  out.effects = state.effects.length === 0 ? state.effects : seeEffects(effectSeenBy, state, viewer);
  out.prompts = state.prompts.length === 0 ? NO_PROMPTS : seePrompts(rules, state.prompts, viewer);
  out.extensions = rules.expansions.length === 0 ? NO_SLICES : seeSlices(rules, state, viewer);
}
const SPOTS = {
  options: spotOf("options"),
  seats: spotOf("seats"),
  turn: spotOf("turn"),
  round: spotOf("round"),
  turnInRound: spotOf("turnInRound"),
  roundStartPlayerIndex: spotOf("roundStartPlayerIndex"),
  activeSeat: spotOf("activeSeat"),
  phase: spotOf("phase"),
  outcome: spotOf("outcome"),
  effects: spotOf("effects"),
  prompts: spotOf("prompts"),
  extensions: spotOf("extensions"),
} as const;
/** The changes of the engine's own part for one viewer, in the order in which it is built. */
export function enginePatch(
  rules: Rules,
  before: AnyState,
  after: AnyState,
  viewer: Viewer,
  effectSeenBy: EffectSeenBy,
  changes: Change[],
): void {
  if (before.seats !== after.seats) changes.push([SPOTS.seats.path, after.seats]);
  if (before.options !== after.options) diffPart(SPOTS.options, before.options, after.options, changes);
  if (before.turn !== after.turn) changes.push([SPOTS.turn.path, after.turn]);
  if (before.round !== after.round) changes.push([SPOTS.round.path, after.round]);
  if (before.turnInRound !== after.turnInRound) changes.push([SPOTS.turnInRound.path, after.turnInRound]);
  if (before.roundStartPlayerIndex !== after.roundStartPlayerIndex) {
    changes.push([SPOTS.roundStartPlayerIndex.path, after.roundStartPlayerIndex]);
  }
  if (before.activeSeat !== after.activeSeat) changes.push([SPOTS.activeSeat.path, after.activeSeat]);
  if (before.phase !== after.phase) changes.push([SPOTS.phase.path, after.phase]);
  if (before.outcome !== after.outcome) diffPart(SPOTS.outcome, before.outcome, after.outcome, changes);
  if (before.effects !== after.effects || before.effects.some(hangs)) {
    const old = seeEffects(effectSeenBy, before, viewer);
    diffPart(SPOTS.effects, old, seeEffects(effectSeenBy, after, viewer), changes);
  }
  if (before.prompts !== after.prompts) {
    const old = seePrompts(rules, before.prompts, viewer);
    diffPart(SPOTS.prompts, old, seePrompts(rules, after.prompts, viewer), changes);
  }
  if (before.extensions !== after.extensions) {
    diffPart(SPOTS.extensions, seeSlices(rules, before, viewer), seeSlices(rules, after, viewer), changes);
  }
}
/** Who sees an effect depends on the piece it hangs on; without one it stays as it began. */
const hangs = ({ piece }: ActiveEffect): boolean => piece !== null;
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
/** Who has looked at a hidden piece sees what it does, not since when, which would tell how it came to lie there. */
function ageless(seen: readonly ActiveEffect[], isOthers: (effect: ActiveEffect) => boolean): readonly ActiveEffect[] {
  const found = seen.filter(isOthers).map((effect) => ({ ...effect, createdAtTurn: 0 }));
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}
const NO_PROMPTS: readonly PromptView[] = [];
function seePrompts(rules: Rules, prompts: readonly Prompt[], viewer: Viewer): readonly PromptView[] {
  return prompts.map((prompt) => {
    const memo = seeFields(rules.prompts.get(prompt.type)!.memo, prompt.memo, viewer, prompt.seat);
    const base = { id: prompt.id, type: prompt.type, seat: prompt.seat, answered: prompt.answer !== null };
    return prompt.seat === viewer ? { ...base, memo } : { ...base, redacted: true, memo };
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
