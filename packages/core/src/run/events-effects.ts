import { expiresOf } from "../effects.ts";
import type { ActiveEffect, AnyEvent, Modifiers } from "../protocol/index.ts";
import { type AnyState, bit, EVERYONE } from "./place.ts";
import { fact, type RecordSpec } from "./record.ts";
import type { Run } from "./run.ts";

/** Lasting effects begin and end as events, so that a log can tell of them and a replay needs no rules. */

/** Where the hidden effects of an owner are counted: those of nobody behind those of the seats. */
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
  const { nextEffect, nextSecret } = run.state;
  const { definition, piece, owner } = unnumbered;
  const seenBy = run.effectSeenBy({ definition, piece, owner });
  // Hidden effects count on their own, so that the numbers of open ones do not tell that there are hidden ones.
  const id = seenBy === EVERYONE ? `e${nextEffect}` : `h${owner}-${nextSecret[counterOf(run.state, owner)] ?? 0}`;
  const effect: ActiveEffect = { ...unnumbered, id };
  return { effect, seenBy, type: "EFFECT_STARTED" };
}

export const effectRecords: readonly RecordSpec[] = [
  fact("EFFECT_STARTED", {
    idFields: ["piece", "targets"],
    completes: (run, event) => numbered(run, (event["effect"] as ActiveEffect | undefined) ?? effectOf(run, event)),
    writes(state, event) {
      const effect = event["effect"] as ActiveEffect;
      if (event["seenBy"] === EVERYONE) state.nextEffect++;
      else {
        const next = state.nextSecret.slice();
        const counter = counterOf(state, effect.owner);
        next[counter] = (next[counter] ?? 0) + 1;
        state.nextSecret = next;
      }
      state.effects = [...state.effects, effect];
    },
    sees: (_, event, viewer) =>
      ((event["seenBy"] as number) & bit(viewer)) === 0 ? null : { effect: event["effect"], type: event.type },
    say: (event, names) => `${names.face((event["effect"] as ActiveEffect).source.ref)} takes effect.`,
  }),
  fact("EFFECT_ENDED", {
    idFields: ["effect"],
    completes(run, event) {
      const effect = run.state.effects.find(({ id }) => id === event["effect"]);
      if (effect === undefined) return { effect: event["effect"], seenBy: 0, type: event.type };
      return {
        effect: effect.id,
        definition: effect.definition,
        source: effect.source,
        owner: effect.owner,
        seenBy: run.effectSeenBy(effect),
        type: event.type,
      };
    },
    writes(state, event) {
      state.effects = state.effects.filter(({ id }) => id !== event["effect"]);
    },
    sees: (_, event, viewer) =>
      ((event["seenBy"] as number) & bit(viewer)) === 0
        ? null
        : {
            effect: event["effect"],
            definition: event["definition"],
            source: event["source"],
            owner: event["owner"],
            type: event.type,
          },
    say: (event, names) => `${names.face((event["source"] as ActiveEffect["source"] | undefined)?.ref)} ends.`,
  }),
];
