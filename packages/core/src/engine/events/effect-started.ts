import type { ActiveEffect } from "../../active-effect.ts";
import { examineDuration } from "../../durations.ts";
import { expiresOf, hasWaitedFor } from "../../effects.ts";
import type { AnyEvent } from "../../protocol/index.ts";
import { hiddenIdOf } from "../hanging.ts";
import { type Ledger, NO_EVENTS } from "../ledger.ts";
import { type AnyState, bit, EVERYONE } from "../place.ts";
import type { EventParts, Surroundings } from "./kind.ts";
import { endEffect } from "./requests.ts";
import type { StartAsked } from "./start-effect.ts";

/** EFFECT_STARTED: lasting effects begin as events, so that a log can tell of them and a replay runs no rule. */

export interface EffectStarted extends AnyEvent {
  readonly effect: ActiveEffect;
  readonly seenBy: number;
}
/** Rules ask for an effect without a number. A rule that replaced its start brings the old number, which is overwritten. */
type Asked = StartAsked | EffectStarted;
const hasEffect = (asked: Asked): asked is EffectStarted => "effect" in asked;

/** Secrets are counted by owner: those of nobody behind those of the seats. */
const counterOf = (state: AnyState, owner: number): number => (owner < 0 ? state.seats : owner);

function effectOf(ledger: Ledger, { asking }: Surroundings, asked: StartAsked): ActiveEffect {
  const { state, rules } = ledger;
  const { definition, owner } = asked;
  const record = rules.effects.get(definition);
  if (record === undefined) throw new Error(`effect ${definition} is not defined; list it in the game's effects`);
  const piece = asked.piece ?? null;
  const targets = asked.targets ?? [];
  if (!Number.isInteger(owner) || owner < -1 || owner >= state.seats) {
    throw new Error(`effect ${definition} is owned by a seat of this match or by -1, and not by ${owner}`);
  }
  const duration = asked.duration ?? record.spec.duration;
  if (asked.duration !== null) examineDuration(`effect "${definition}"`, duration, rules.declares.phases);
  if (duration.type === "whileInPlay" && piece === null)
    throw new Error(`effect ${definition} lasts while a piece is in play, and hangs on none`);
  const [target] = targets;
  const targeted = typeof target === "string" ? ledger.findAnywhere(target) : undefined;
  const seatMeant = targeted === undefined ? target : asking.ownerOf(targeted);
  return {
    id: "",
    definition,
    source: asked.source ?? { kind: "card", ref: definition },
    owner,
    piece,
    targets,
    createdAtTurn: state.turn,
    expires: expiresOf(duration, state, owner, piece, typeof seatMeant === "number" ? seatMeant : owner),
    params: asked.params ?? {},
    modifiers: asked.modifiers ?? record.spec.modifiers ?? null,
  };
}
/** Hidden effects count on their own, so that the numbers of open ones do not tell that there are hidden ones. */
function hiddenId({ state }: Ledger, { owner, piece }: ActiveEffect): string {
  if (piece !== null) return hiddenIdOf(state.effects, owner, piece);
  return `h${owner}-${state.nextSecret[counterOf(state, owner)] ?? 0}`;
}

export const effectStarted: EventParts<Asked, EffectStarted> = {
  type: "EFFECT_STARTED",
  idFields: ["piece", "targets"],
  // Numbered when its turn comes, also after a replacement: others may have begun meanwhile.
  plan(ledger, asked, around) {
    const unnumbered = hasEffect(asked) ? asked.effect : effectOf(ledger, around, asked);
    const { definition, piece, owner } = unnumbered;
    const seenBy = around.asking.effectSeenBy({ definition, piece, owner });
    const id = seenBy === EVERYONE ? `e${ledger.state.nextEffect}` : hiddenId(ledger, unnumbered);
    return { effect: { ...unnumbered, id }, seenBy, type: "EFFECT_STARTED" };
  },
  write(ledger, { effect, seenBy }) {
    const fields = ledger.fields();
    if (seenBy === EVERYONE) fields.nextEffect++;
    else if (effect.piece === null) {
      const next = fields.nextSecret.slice();
      const counter = counterOf(ledger.state, effect.owner);
      next[counter] = (next[counter] ?? 0) + 1;
      fields.nextSecret = next;
    }
    fields.effects = [...fields.effects, effect];
  },
  // A seat that is out has no next turn to wait for.
  follows({ ledger: { state } }, { effect }) {
    const { seatsOut } = state;
    if (seatsOut === undefined || !seatsOut.some((seat) => hasWaitedFor(effect, seat))) return NO_EVENTS;
    return [endEffect(effect.id)];
  },
  sees: (_, { effect, seenBy, type }, viewer) => ((seenBy & bit(viewer)) === 0 ? null : { effect, type }),
};
