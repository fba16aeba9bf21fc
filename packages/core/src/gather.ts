import { ACTIVATE_EFFECT, activation } from "./activation.ts";
import type { Declaration, Fields } from "./declare.ts";
import type {
  ActionDefinition,
  AnyDefinition,
  AnyEffect,
  EffectHandler,
  EffectSpec,
  PromptSpec,
  RuleSpec,
} from "./definitions.ts";
import { SUBMIT_CHOICE } from "./engine/deciding.ts";
import { engineKinds } from "./engine/events/index.ts";
import { BACKWARD } from "./engine/undo-action.ts";
import type { Expansion } from "./expansion/types.ts";
import { standardPrompts } from "./prompts.ts";
import type { EffectRecord, QuestionAnswer } from "./rules.ts";
import type { Game } from "./world.ts";

/** Everything that the engine, a game and its expansions define, by name. What is defined twice is refused. */

type Any = Declaration;
interface Gathered {
  readonly actions: ReadonlyMap<string, ActionDefinition<Any>>;
  readonly prompts: ReadonlyMap<string, PromptSpec<Any, Fields>>;
  readonly effects: ReadonlyMap<string, EffectRecord>;
  readonly rules: ReadonlyMap<string, RuleSpec<Any>>;
  readonly handlers: ReadonlyMap<string, EffectHandler<Any>>;
  readonly cards: ReadonlyMap<string, { readonly name: string; readonly tags?: readonly string[] }>;
  /** Null for the engine's own events. */
  readonly definitions: ReadonlyMap<string, { definition: AnyDefinition; from: Expansion | null } | null>;
}
class Names<T> {
  readonly map = new Map<string, T>();
  private readonly kind: string;
  private readonly from = new Map<string, string>();
  constructor(kind: string) {
    this.kind = kind;
  }
  /** Nobody else may take the name, whether or not it comes to stand for anything. */
  claim(name: string, from: string): void {
    const other = this.from.get(name);
    if (other !== undefined) {
      throw new TypeError(`${this.kind} "${name}" is defined by ${other} and again by ${from}; rename one of them`);
    }
    this.from.set(name, from);
  }
  add(name: string, value: T, from: string): void {
    this.claim(name, from);
    this.map.set(name, value);
  }
}

const BUILT_IN = "the engine";
export function gather(game: Game<Any>, expansions: readonly Expansion[]): Gathered {
  const from = `game ${game.id}`;
  const actions = new Names<ActionDefinition<Any>>("action");
  const prompts = new Names<PromptSpec<Any, Fields>>("prompt");
  const effects = new Names<EffectRecord>("effect");
  const rules = new Names<RuleSpec<Any>>("rule");
  const handlers = new Names<EffectHandler<Any>>("effect handler");
  const cards = new Names<{ readonly name: string; readonly tags?: readonly string[] }>("card");
  const definitions = new Names<{ definition: AnyDefinition; from: Expansion | null } | null>("event");

  for (const prompt of standardPrompts) prompts.add(prompt.type, prompt.spec as PromptSpec<Any, Fields>, BUILT_IN);
  for (const { type } of engineKinds) definitions.add(type, null, BUILT_IN);
  effects.add(SYSTEM_EFFECT.id, SYSTEM_EFFECT, BUILT_IN);
  for (const type of [CONCEDE, SUBMIT_CHOICE, ACTIVATE_EFFECT, ...BACKWARD]) actions.claim(type, BUILT_IN);

  const take = (part: Expansion | Game<Any>, origin: string, expansion: Expansion | null): void => {
    for (const definition of part.events ?? [])
      definitions.add(definition.type, { definition, from: expansion }, origin);
    for (const action of part.actions ?? []) actions.add(action.type, action as ActionDefinition<Any>, origin);
    for (const prompt of part.prompts ?? []) prompts.add(prompt.type, prompt.spec as PromptSpec<Any, Fields>, origin);
    for (const effect of part.effects ?? []) effects.add(effect.id, effectRecord(effect), origin);
    for (const rule of part.rules ?? []) {
      rules.add(rule.id, rule.spec as RuleSpec<Any>, origin);
    }
    for (const handler of (part.handlers ?? []) as readonly EffectHandler<Any>[]) {
      handlers.add(handler.effectId, handler, origin);
    }
    for (const card of part.cards ?? []) cards.add(card.id, card, origin);
  };
  take(game, from, null);
  const ids = new Set<string>();
  for (const expansion of expansions) {
    if (ids.has(expansion.id)) throw new TypeError(`expansion "${expansion.id}" is given twice`);
    ids.add(expansion.id);
    assertSliceCouldBe(expansion);
    take(expansion, `expansion ${expansion.id}`, expansion);
  }

  actions.map.set(CONCEDE, conceding(game));
  if (handlers.map.size > 0) {
    actions.map.set(ACTIVATE_EFFECT, activation(handlers.map, game.abilities ?? (() => [])));
  }
  return {
    actions: actions.map,
    prompts: prompts.map,
    effects: effects.map,
    rules: rules.map,
    handlers: handlers.map,
    cards: cards.map,
    definitions: definitions.map,
  };
}

export const CONCEDE = "concede";
const conceding = (game: Game<Any>): ActionDefinition<Any> => ({
  type: CONCEDE,
  label: "Concede",
  takes: {},
  who: "any",
  duringPrompt: true,
  play: (turn) => game.onConcede?.(turn, turn.seat) ?? [turn.win(turn.others(turn.seat), "conceded")],
});

/** Holds nothing but the modifiers that an instance carries (spec 000 C). */
export const SYSTEM_EFFECT: EffectRecord = {
  id: "system",
  name: "A lasting rule",
  spec: { duration: { type: "untilConsumed" }, scope: "all" },
  asked: [],
  answers: [],
  isSecret: false,
};

function effectRecord(effect: AnyEffect): EffectRecord {
  const spec = effect.spec as EffectSpec<Any>;
  const asked = Object.keys(spec.hooks ?? {});
  const answers = Object.values(spec.hooks ?? {}) as readonly QuestionAnswer[];
  return { id: effect.id, name: spec.name ?? effect.id, spec, asked, answers, isSecret: spec.seenBy === "owner" };
}
/** Like a fact: whoever imagines a world, a bot or a player with a plan, would otherwise be handed the true one. */
function assertSliceCouldBe({ id, slice }: Expansion): void {
  if (slice === undefined || slice.sight === "everyone" || slice.couldBe !== undefined) return;
  throw new TypeError(`the slice of expansion "${id}" is hidden, so it must say what else it could be (couldBe)`);
}
