import type { Declaration } from "../declare.ts";
import type { EffectChoice, EffectContext, EffectPrompt, EffectResolution } from "../definitions.ts";
import { does } from "../grammar.ts";
import type { AnyEvent } from "../protocol/index.ts";
import { bit, facesSeenBy } from "./place.ts";
import { fact, type RecordSpec, step } from "./record.ts";
import type { Run } from "./run.ts";

/** Activated effects (spec 001): begin, perhaps prompts and continue, resolved or failed. Handlers run as steps. */

const contextOf = (run: Run): EffectContext<Declaration> => ({
  state: run.state as never,
  config: run.state.options as never,
  rng: run.random,
  tracker: {
    get: (name, seat) => (run.state[name] as readonly number[])[seat] ?? 0,
    count: (name, seat, by = 1) => run.add(name, seat, by),
  },
  redaction: {
    sees(viewer, id) {
      const piece = run.findAnywhere(id);
      return piece !== undefined && (facesSeenBy(run.state, run.place(piece.at), piece) & bit(viewer)) !== 0;
    },
  },
  table: run as never,
});

function told(event: AnyEvent, { events, prompts = [], failed }: EffectResolution<Declaration>): AnyEvent[] {
  const about = { effect_id: event["effect_id"], source_instance_id: event["source_instance_id"], seat: event["seat"] };
  if (failed !== undefined)
    return [...events, { ...about, code: failed.code, message: failed.message, type: "EFFECT_FAILED" }];
  if (prompts.length === 0) return [...events, { ...about, type: "EFFECT_RESOLVED" }];
  return [...events, ...prompts.map((prompt) => prompted(event, prompt, prompt.count ?? revealedFor(prompt, events)))];
}
/** How many cards a reveal shows to who chooses. Not how many of them can be chosen: that would tell what they are. */
function revealedFor({ type, seat }: EffectPrompt<Declaration>, events: readonly AnyEvent[]): number | null {
  if (type !== "SELECT_CARD_FROM_REVEAL") return null;
  const shown = events.filter((event) => event.type === "PIECES_SHOWN" && event["seat"] === seat);
  return shown.flatMap((event) => event["pieces"] as readonly string[]).length || null;
}
function prompted(event: AnyEvent, prompt: EffectPrompt<Declaration>, count: number | null): AnyEvent {
  const memo = {
    effect_id: event["effect_id"],
    source_instance_id: event["source_instance_id"],
    choices: prompt.choices,
    min: prompt.min ?? 1,
    max: prompt.max ?? 1,
    count,
    memo: prompt.memo ?? {},
  };
  return { prompt_type: prompt.type, seat: prompt.seat, memo, sealed: null, type: "CHOICE_PROMPTED" };
}
const seesAll = (_: unknown, event: AnyEvent): AnyEvent => event;
const handlerOf = (run: Run, event: AnyEvent) => {
  const handler = run.rules.handlers.get(event["effect_id"] as string);
  if (handler === undefined) throw new Error(`no handler for effect ${String(event["effect_id"])}`);
  return handler;
};

export const handlerRecords: readonly RecordSpec[] = [
  fact("EFFECT_ACTIVATED", {
    idFields: ["source_instance_id"],
    sees: seesAll,
    say: (event, names) =>
      `${does(names, event["seat"] as number, "use")} ${names.face(event["effect_id"] as string)}.`,
  }),
  fact("EFFECT_RESOLVED", { idFields: ["source_instance_id"], sees: seesAll, say: () => "" }),
  fact("EFFECT_FAILED", {
    idFields: ["source_instance_id"],
    sees: seesAll,
    say: (event) => `It comes to nothing: ${String(event["message"])}.`,
  }),
  step(
    "EFFECT_BEGINS",
    (run, event) =>
      told(
        event,
        handlerOf(run, event).begin(contextOf(run), {
          seat: event["seat"] as number,
          sourceInstanceId: event["source_instance_id"] as string,
          effectId: event["effect_id"] as string,
          intentId: event["intent_id"] as string | undefined,
        }),
      ),
    { idFields: ["source_instance_id"] },
  ),
  step(
    "EFFECT_CONTINUES",
    (run, event) => {
      const handler = handlerOf(run, event);
      const choice: EffectChoice<Declaration> = {
        promptId: event["prompt_id"] as string,
        seat: event["seat"] as number,
        sourceInstanceId: event["source_instance_id"] as string,
        selections: event["selections"] as EffectChoice<Declaration>["selections"],
        memo: event["memo"] as EffectChoice<Declaration>["memo"],
      };
      if (handler.continue === undefined) throw new Error(`${handler.effectId} asks but never continues`);
      return told(event, handler.continue(contextOf(run), choice));
    },
    { idFields: ["source_instance_id"] },
  ),
];
