import { expiresOf } from "../effects.ts";
import type { ActiveEffect, AnyEvent, Modifiers } from "../protocol/index.ts";
import { hiddenIdOf } from "./hanging.ts";
import { type AnyState, bit, EVERYONE } from "./place.ts";
import { fact, type RecordSpec } from "./record.ts";
import type { Run } from "./run.ts";

/** Lasting effects begin and end as events, so that a log can tell of them and a replay needs no rules. */

/** Where the secrets of an owner are counted: those of nobody behind those of the seats. */
const counterOf = (state: AnyState, owner: number): number => (owner < 0 ? state.seats : owner);

function effectOf(run: Run, event: AnyEvent): ActiveEffect {
  const { state } = run;
  const definition = event["definition"] as string;
  const record = run.rules.effects.get(definition);
  if (record === undefined) throw new Error(`effect ${definition} is not defined; list it in the game's effects`);
  const owner = event["owner"] as number;
  const piece = (event["piece"] ?? null) as string | null;
  const targets = (event["targets"] ?? []) as ActiveEffect["targets"];
  const duration = (event["duration"] ?? record.spec.duration) as typeof record.spec.duration;
  if (duration.type === "whileInPlay" && piece === null)
    throw new Error(`effect ${definition} lasts while a piece is in play, and hangs on none`);
  const [target] = targets;
  const targeted = typeof target === "string" ? run.findAnywhere(target) : undefined;
  const seatMeant = targeted === undefined ? target : run.ownerOf(targeted);
  return {
    id: "",
    definition,
    source: (event["source"] ?? { kind: "card", ref: definition }) as ActiveEffect["source"],
    owner,
    piece,
    targets,
    createdAtTurn: state.turn,
    expires: expiresOf(duration, state, owner, piece, typeof seatMeant === "number" ? seatMeant : owner),
    params: (event["params"] ?? {}) as ActiveEffect["params"],
    modifiers: (event["modifiers"] ?? record.spec.modifiers ?? null) as Modifiers | null,
  };
}
/** Numbered when its turn comes, also after a replacement: others may have begun meanwhile. */
function numbered(run: Run, unnumbered: ActiveEffect): AnyEvent {
  const { nextEffect, nextSecret, effects } = run.state;
  const { definition, piece, owner } = unnumbered;
  const seenBy = run.effectSeenBy({ definition, piece, owner });
  // Hidden effects count on their own, so that the numbers of open ones do not tell that there are hidden ones.
  const hidden = (): string =>
    piece === null ? `h${owner}-${nextSecret[counterOf(run.state, owner)] ?? 0}` : hiddenIdOf(effects, owner, piece);
  const id = seenBy === EVERYONE ? `e${nextEffect}` : hidden();
  const effect: ActiveEffect = { ...unnumbered, id };
  return { effect, seenBy, type: "EFFECT_STARTED" };
}

/** What an event about an effect that lasts says of it; nobody hears of one that has ended meanwhile. */
function identified(run: Run, { type, effect: id }: AnyEvent): AnyEvent {
  const effect = run.state.effects.find((each) => each.id === id);
  if (effect === undefined) return { effect: id, seenBy: 0, type };
  const { definition, source, owner } = effect;
  return { effect: id, definition, source, owner, seenBy: run.effectSeenBy(effect), type };
}
const isSeen = (event: AnyEvent, viewer: number): boolean => ((event["seenBy"] as number) & bit(viewer)) !== 0;
const told = ({ effect, definition, source, owner, type }: AnyEvent): AnyEvent => ({
  effect,
  definition,
  source,
  owner,
  type,
});

export const effectRecords: readonly RecordSpec[] = [
  fact("EFFECT_STARTED", {
    idFields: ["piece", "targets"],
    completes: (run, event) => numbered(run, (event["effect"] as ActiveEffect | undefined) ?? effectOf(run, event)),
    writes(state, event) {
      const effect = event["effect"] as ActiveEffect;
      if (event["seenBy"] === EVERYONE) state.nextEffect++;
      else if (effect.piece === null) {
        const next = state.nextSecret.slice();
        const counter = counterOf(state, effect.owner);
        next[counter] = (next[counter] ?? 0) + 1;
        state.nextSecret = next;
      }
      state.effects = [...state.effects, effect];
    },
    sees: (_, event, viewer) => (isSeen(event, viewer) ? { effect: event["effect"], type: event.type } : null),
    say: (event, names) => `${names.face((event["effect"] as ActiveEffect).source.ref)} takes effect.`,
  }),
  fact("EFFECT_CHANGED", {
    idFields: ["effect"],
    completes: (run, event) => ({ ...identified(run, event), params: event["params"] }),
    writes(state, event) {
      const params = event["params"] as ActiveEffect["params"];
      state.effects = state.effects.map((effect) => (effect.id === event["effect"] ? { ...effect, params } : effect));
    },
    sees: (_, event, viewer) => (isSeen(event, viewer) ? { ...told(event), params: event["params"] } : null),
    // What the change means is told by the event that made it.
    say: () => "",
  }),
  fact("EFFECT_ENDED", {
    idFields: ["effect"],
    completes: identified,
    writes(state, event) {
      state.effects = state.effects.filter(({ id }) => id !== event["effect"]);
    },
    sees: (_, event, viewer) => (isSeen(event, viewer) ? told(event) : null),
    say: (event, names) => `${names.face((event["source"] as ActiveEffect["source"] | undefined)?.ref)} ends.`,
  }),
];
