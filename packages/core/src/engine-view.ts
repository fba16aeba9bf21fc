import type { Viewer } from "./declare.ts";
import type { Asking } from "./engine/asking.ts";
import { isHidden } from "./engine/hanging.ts";
import { type AnyState, bit } from "./engine/place.ts";
import { type Change, diffPart } from "./patch.ts";
import type { ActiveEffect, AnyEvent, EngineState, Prompt } from "./protocol/index.ts";
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
export function engineView(out: EngineView, rules: Rules, asking: Asking, viewer: Viewer): void {
  const { state } = asking.ledger;
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
  out.effects = state.effects.length === 0 ? state.effects : seeEffects(asking, state, viewer);
  out.prompts = state.prompts.length === 0 ? NO_PROMPTS : seePrompts(rules, state.prompts, viewer);
  out.extensions = rules.expansions.length === 0 ? NO_SLICES : seeSlices(rules, state, viewer);
}
/** Paths that every patch may share; nobody writes into one. */
const PATHS = {
  you: ["you"],
  seats: ["seats"],
  turn: ["turn"],
  round: ["round"],
  turnInRound: ["turnInRound"],
  roundStartPlayerIndex: ["roundStartPlayerIndex"],
  activeSeat: ["activeSeat"],
  phase: ["phase"],
} as const;
/** What has changed in it, in the same order. */
export function enginePatch(before: EngineView, after: EngineView, changes: Change[]): void {
  if (before.you !== after.you) changes.push([PATHS.you, after.you]);
  if (before.seats !== after.seats) changes.push([PATHS.seats, after.seats]);
  diffPart("options", before.options, after.options, changes);
  if (before.turn !== after.turn) changes.push([PATHS.turn, after.turn]);
  if (before.round !== after.round) changes.push([PATHS.round, after.round]);
  if (before.turnInRound !== after.turnInRound) changes.push([PATHS.turnInRound, after.turnInRound]);
  if (before.roundStartPlayerIndex !== after.roundStartPlayerIndex) {
    changes.push([PATHS.roundStartPlayerIndex, after.roundStartPlayerIndex]);
  }
  if (before.activeSeat !== after.activeSeat) changes.push([PATHS.activeSeat, after.activeSeat]);
  if (before.phase !== after.phase) changes.push([PATHS.phase, after.phase]);
  diffPart("outcome", before.outcome, after.outcome, changes);
  diffPart("effects", before.effects, after.effects, changes);
  diffPart("prompts", before.prompts, after.prompts, changes);
  diffPart("extensions", before.extensions, after.extensions, changes);
}
function seeEffects(asking: Asking, state: AnyState, viewer: Viewer): readonly ActiveEffect[] {
  const { effects } = state;
  const mine = bit(viewer);
  const isOthers = (effect: ActiveEffect): boolean => isHidden(effect) && effect.owner !== viewer;
  if (effects.every((effect) => (asking.effectSeenBy(effect) & mine) !== 0 && !isOthers(effect))) return effects;
  const seen = effects.filter((effect) => (asking.effectSeenBy(effect) & mine) !== 0);
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
    const memo = seeFields(
      rules.prompts.get(prompt.type)!.memo,
      prompt.memo as unknown as AnyEvent,
      viewer,
      prompt.seat,
    );
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
