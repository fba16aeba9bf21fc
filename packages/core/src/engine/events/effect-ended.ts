import type { ActiveEffect } from "../../active-effect.ts";
import type { AnyEvent } from "../../protocol/index.ts";
import type { Asking } from "../asking.ts";
import type { Ledger } from "../ledger.ts";
import { bit } from "../place.ts";
import type { EventParts } from "./kind.ts";
import type { ChangeAsked, EndAsked } from "./requests.ts";

/** EFFECT_CHANGED and EFFECT_ENDED: what becomes of an effect that lasts. */

type About = Partial<Pick<ActiveEffect, "definition" | "source" | "owner">>;
interface EffectEnded extends EndAsked, About {
  readonly seenBy: number;
}
interface EffectChanged extends EffectEnded {
  readonly params: ActiveEffect["params"];
}

/** The effect by name. Nobody hears of one that has ended meanwhile. */
function identified({ state }: Ledger, asking: Asking, id: string, type: string): EffectEnded {
  const effect = state.effects.find((each) => each.id === id);
  if (effect === undefined) return { effect: id, seenBy: 0, type };
  const { definition, source, owner } = effect;
  return { effect: id, definition, source, owner, seenBy: asking.effectSeenBy(effect), type };
}
const isSeen = ({ seenBy }: EffectEnded, viewer: number): boolean => (seenBy & bit(viewer)) !== 0;
const told = ({ effect, definition, source, owner, type }: EffectEnded): AnyEvent => ({
  effect,
  definition,
  source,
  owner,
  type,
});

export const effectChanged: EventParts<ChangeAsked, EffectChanged> = {
  type: "EFFECT_CHANGED",
  idFields: ["effect"],
  plan: (ledger, { effect, params }, { asking }) => ({
    ...identified(ledger, asking, effect, "EFFECT_CHANGED"),
    params: params as ActiveEffect["params"],
  }),
  replan: (_, event) => event,
  write(ledger, { effect: id, params }) {
    const fields = ledger.fields();
    fields.effects = fields.effects.map((effect) => (effect.id === id ? { ...effect, params } : effect));
  },
  sees: (_, event, viewer) => (isSeen(event, viewer) ? { ...told(event), params: event.params } : null),
};
export const effectEnded: EventParts<EndAsked, EffectEnded> = {
  type: "EFFECT_ENDED",
  idFields: ["effect"],
  plan: (ledger, { effect }, { asking }) => identified(ledger, asking, effect, "EFFECT_ENDED"),
  replan: (_, event) => event,
  write(ledger, { effect }) {
    const fields = ledger.fields();
    fields.effects = fields.effects.filter(({ id }) => id !== effect);
  },
  sees: (_, event, viewer) => (isSeen(event, viewer) ? told(event) : null),
};
