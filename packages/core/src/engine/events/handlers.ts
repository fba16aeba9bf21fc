import type { Declaration } from "../../declare.ts";
import type { EffectContext, EffectHandler, EffectPrompt, EffectResolution } from "../../definitions.ts";
import type { AnyEvent } from "../../protocol/index.ts";
import { bit, facesSeenBy } from "../place.ts";
import type { EventParts, StepParts, Surroundings } from "./kind.ts";
import type { PromptAsked } from "./prompts.ts";
import { type Activated, addFact, type ShowAsked } from "./requests.ts";

/** Activated effects (spec 001): begin, perhaps prompts and continue, resolved or failed. Handlers run as steps. */

type Any = Declaration;
const contextOf = ({ ledger, stepTable: table }: Surroundings): EffectContext<Any> => ({
  state: table.state,
  config: ledger.state.options,
  rng: table.random,
  tracker: {
    get: (name, seat) => (ledger.factOf(name, seat) as number | undefined) ?? 0,
    count: (name, seat, by = 1) => addFact(name, seat, by),
  },
  redaction: {
    sees(viewer, id) {
      const piece = ledger.findAnywhere(id);
      return piece !== undefined && (facesSeenBy(ledger.state, ledger.place(piece.at), piece) & bit(viewer)) !== 0;
    },
  },
  table,
});
const aboutOf = ({ effect_id, source_instance_id, seat }: Activated) => ({ effect_id, source_instance_id, seat });

/** An attempt is told once: as activated, with what it leads to, or as failed. */
function begun(asked: Activated, resolution: EffectResolution<Any>): readonly AnyEvent[] {
  const { events, failed } = resolution;
  const about = aboutOf(asked);
  return failed === undefined
    ? [{ ...about, type: "EFFECT_ACTIVATED" }, ...led(asked, resolution)]
    : [...events, { ...about, ...failed, type: "EFFECT_FAILED" }];
}
/** An effect that was activated and then comes to nothing is resolved all the same, and says why. */
function led(asked: Activated, { events, prompts = [], failed }: EffectResolution<Any>): readonly AnyEvent[] {
  if (failed !== undefined || prompts.length === 0) {
    return [...events, { ...aboutOf(asked), ...failed, type: "EFFECT_RESOLVED" }];
  }
  return [...events, ...prompts.map((prompt) => prompted(asked, prompt, prompt.count ?? revealedFor(prompt, events)))];
}
const isShown = (event: AnyEvent): event is ShowAsked => event.type === "PIECES_SHOWN";
/** Number of cards that a reveal shows to the chooser. The number of legal ones is secret: it would tell what they are. */
function revealedFor({ type, seat }: EffectPrompt<Any>, events: readonly AnyEvent[]): number | null {
  if (type !== "SELECT_CARD_FROM_REVEAL") return null;
  const shown = events.filter(isShown).filter((event) => event.seat === seat);
  return shown.flatMap(({ pieces }) => pieces).length || null;
}
function prompted(
  { effect_id, source_instance_id }: Activated,
  prompt: EffectPrompt<Any>,
  count: number | null,
): PromptAsked {
  const memo = {
    effect_id,
    source_instance_id,
    choices: prompt.choices,
    min: prompt.min ?? 1,
    max: prompt.max ?? 1,
    count,
    zones: prompt.zones ?? [],
    filter: prompt.filter ?? "all",
    memo: prompt.memo ?? {},
  };
  return { prompt_type: prompt.type, seat: prompt.seat, memo, sealed: null, type: "CHOICE_PROMPTED" };
}
function handlerOf({ ledger }: Surroundings, { effect_id }: Activated): EffectHandler<Any> {
  const handler = ledger.rules.handlers.get(effect_id);
  if (handler === undefined) throw new Error(`no handler for effect ${effect_id}`);
  return handler;
}

/** Announcements about an activation: everyone hears them, and they change nothing. */
const announcement = (type: string): EventParts<Activated> => ({
  type,
  idFields: ["source_instance_id"],
  isAnnouncement: true,
  sees: (_, told) => told,
});
export const effectActivated = announcement("EFFECT_ACTIVATED");
export const effectResolved = announcement("EFFECT_RESOLVED");
export const effectFailed = announcement("EFFECT_FAILED");

interface BeginAsked extends Activated {
  readonly intent_id?: string;
}
export const effectBegins: StepParts<BeginAsked> = {
  type: "EFFECT_BEGINS",
  idFields: ["source_instance_id"],
  becomes(around, asked) {
    const { effect_id, source_instance_id, seat, intent_id } = asked;
    const activation = { seat, sourceInstanceId: source_instance_id, effectId: effect_id, intentId: intent_id };
    return begun(asked, handlerOf(around, asked).begin(contextOf(around), activation));
  },
};
export interface ContinueAsked extends Activated {
  readonly prompt_id: string;
  readonly selections: readonly (string | number | boolean)[];
  readonly memo: PromptAsked["memo"];
}
export const effectContinues: StepParts<ContinueAsked> = {
  type: "EFFECT_CONTINUES",
  idFields: ["source_instance_id"],
  becomes(around, asked) {
    const handler = handlerOf(around, asked);
    if (handler.continue === undefined) throw new Error(`${handler.effectId} asks but never continues`);
    const { prompt_id, seat, source_instance_id, selections, memo } = asked;
    const choice = { promptId: prompt_id, seat, sourceInstanceId: source_instance_id, selections, memo };
    return led(asked, handler.continue(contextOf(around), choice));
  },
};
