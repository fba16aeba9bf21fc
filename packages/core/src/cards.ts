import * as z from "zod/mini";
import {
  type Declaration,
  open,
  type Permission,
  type PhaseOf,
  type Piece,
  type Quantity,
  type Schema,
  type SeatOf,
  type Shape,
} from "./declare.ts";
import type {
  AnyEffect,
  CardData,
  Duration,
  EffectDefinition,
  EffectSpec,
  PromptDefinition,
  Scope,
} from "./definitions.ts";
import { modifiersSchema } from "./effect-schemas.ts";
import type { Modifiers } from "./protocol/index.ts";
import type { Events, Table, Turn } from "./table.ts";
import type { World } from "./world.ts";

/**
 * Cards are data first. The common answers are plain JSON with a closed vocabulary and a published schema; what a card
 * cannot say in it, it names: a function, found by id.
 */

type DataAnswer<Q> =
  Q extends Permission<infer _>
    ? false | { readonly use: string }
    : Q extends Quantity<infer _>
      ? { readonly add: number } | { readonly set: number } | { readonly use: string }
      : never;
export interface CardEffect<D extends Declaration> {
  readonly duration: Duration<PhaseOf<D>>;
  /** The pieces it reaches: by default those of its owner. */
  readonly scope?: Scope;
  readonly faces?: readonly string[];
  readonly tags?: readonly string[];
  readonly unique?: boolean;
  /** Someone chooses what it falls on when it is created. */
  readonly target?: { readonly chosenBy: "owner" | "opponent"; readonly from: "own" | "opponents" | "all" };
  readonly hooks?: { readonly [Q in keyof D["questions"]]?: DataAnswer<D["questions"][Q]> };
  /** The function of that id answers with events whenever this phase begins; without a phase, whenever any does. */
  readonly onPhaseStart?: { readonly phase?: PhaseOf<D>; readonly use: string };
  readonly modifiers?: Modifiers;
}
export interface Card<D extends Declaration> extends CardData {
  readonly creates?: readonly CardEffect<D>[];
}
/** Answers that data cannot say, by the id that cards use. */
export type CardFunctions<D extends Declaration> = Readonly<
  Record<string, (table: Table<D>, ...rest: never[]) => unknown>
>;
export interface CardSet<D extends Declaration, C extends Card<D>> {
  readonly all: readonly C[];
  byId(id: string): C;
  readonly effects: readonly AnyEffect[];
  readonly prompt: PromptDefinition<D, ChoosingTarget<D>>;
  /** The events of playing the card: its effects begin after its targets were chosen. */
  creating(table: Table<D>, cardId: string, owner: SeatOf<D>, targets?: readonly string[]): Events;
  readonly schema: z.ZodMiniType;
}
interface ChoosingTarget<D extends Declaration> {
  readonly [key: string]: ReturnType<typeof open>;
  readonly effect: ReturnType<typeof open<string>>;
  readonly owner: ReturnType<typeof open<SeatOf<D>>>;
  readonly from: ReturnType<typeof open<string>>;
}

const durationSchema = (phases: readonly string[]): Schema =>
  z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("untilEndOfTurn") }),
    z.strictObject({ type: z.literal("untilPhase"), phase: z.literal([...phases]) }),
    z.strictObject({ type: z.literal("nTurns"), turns: z.int().check(z.minimum(1)) }),
    z.strictObject({ type: z.literal("atTurn"), inTurns: z.int().check(z.minimum(1)) }),
    z.strictObject({ type: z.literal("atRound"), inRounds: z.int().check(z.minimum(1)) }),
    z.strictObject({ type: z.literal("untilNextTurnOfOwner") }),
    z.strictObject({ type: z.literal("untilNextTurnOfTarget") }),
    z.strictObject({ type: z.literal("whileInPlay") }),
    z.strictObject({ type: z.literal("untilConsumed") }),
  ]);
/** The published form of a card of this world, with the fields a game adds. */
export function cardSchema<D extends Declaration>(world: World<D>, fields: Shape = {}): z.ZodMiniType {
  const use = z.strictObject({ use: z.string() });
  const number = z.union([z.strictObject({ add: z.number() }), z.strictObject({ set: z.number() }), use]);
  const hooks = Object.fromEntries(
    Object.entries(world.declares.questions).map(([name, question]) => [
      name,
      z.optional(question.kind === "permission" ? z.union([z.literal(false), use]) : number),
    ]),
  );
  const effect = z.strictObject({
    duration: durationSchema(world.declares.phases),
    scope: z.optional(z.literal(["own", "opponents", "target", "all"])),
    faces: z.optional(z.array(z.string())),
    tags: z.optional(z.array(z.string())),
    unique: z.optional(z.boolean()),
    target: z.optional(
      z.strictObject({ chosenBy: z.literal(["owner", "opponent"]), from: z.literal(["own", "opponents", "all"]) }),
    ),
    hooks: z.optional(z.strictObject(hooks)),
    onPhaseStart: z.optional(
      z.strictObject({ phase: z.optional(z.literal([...world.declares.phases])), use: z.string() }),
    ),
    modifiers: z.optional(modifiersSchema),
  });
  return z.strictObject({
    id: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/i)),
    name: z.string().check(z.minLength(1)),
    text: z.string(),
    tags: z.optional(z.array(z.string())),
    creates: z.optional(z.array(effect)),
    ...fields,
  });
}

export interface CardSetSpec<D extends Declaration, C extends Card<D>> {
  readonly cards: readonly C[];
  /** Fields of a game's cards beside the common ones. */
  readonly fields?: Shape;
  readonly functions?: CardFunctions<D>;
  /** The pieces among which a target may be chosen. */
  readonly targets?: (turn: Turn<D>, owner: SeatOf<D>, from: "own" | "opponents" | "all") => readonly Piece[];
}
export function defineCards<D extends Declaration, C extends Card<D>>(
  world: World<D>,
  { cards, fields = {}, functions = {}, targets }: CardSetSpec<D, C>,
): CardSet<D, C> {
  const schema = cardSchema(world, fields);
  const index = new Map<string, C>();
  for (const card of cards) {
    examine(schema, card);
    if (index.has(card.id)) throw new TypeError(`card "${card.id}" is defined twice; give one of them another id`);
    index.set(card.id, card);
  }
  const effects = new Map<string, EffectDefinition<D>>();
  for (const card of cards) {
    card.creates?.forEach((effect, i) => {
      const id = `${card.id}#${i}`;
      effects.set(id, world.effect(id, specOf(world, card, effect, functions)));
    });
  }
  const prompt = world.prompt("SELECT_TARGET", {
    memo: { effect: open(z.string()), owner: open(world.seat), from: open(z.string()) } as unknown as ChoosingTarget<D>,
    takes: { target: "piece" },
    ask: "Choose what it falls on",
    answer(turn, memo) {
      const owner = memo.owner as SeatOf<D>;
      if (targets === undefined) throw new Error("these cards choose targets, but the card set says not from what");
      const from = targets(turn, owner, memo.from as "own" | "opponents" | "all");
      if (from.length === 0) return [];
      const target = turn.oneOf("target", from);
      return [start(memo.effect as string, owner, [target.id])];
    },
  });
  const start = (id: string, owner: SeatOf<D>, chosen: readonly string[]): Events[number] => {
    const ref = id.slice(0, id.lastIndexOf("#"));
    return effects.get(id)!.start({ owner, targets: chosen, source: { kind: "card", ref } });
  };
  const byId = (id: string): C => {
    const card = index.get(id);
    if (card === undefined) throw new Error(`there is no card "${id}"`);
    return card;
  };
  return {
    all: cards,
    byId,
    effects: [...effects.values()],
    prompt,
    schema,
    creating: (table, cardId, owner, chosen = []) =>
      (byId(cardId).creates ?? []).map((effect, i) => {
        const id = `${cardId}#${i}`;
        if (effect.target === undefined || chosen.length > 0) return start(id, owner, chosen);
        const chooser = effect.target.chosenBy === "owner" ? owner : table.next(owner);
        return prompt(chooser, { effect: id, owner, from: effect.target.from });
      }),
  };
}

/** Errors that name the card, the field and the cure. */
function examine(schema: Schema, card: CardData): void {
  const parsed = z.safeParse(schema, card);
  if (parsed.success) return;
  const told = parsed.error.issues.map((issue) => {
    const field = issue.path.join(".") || "the card";
    const cure =
      issue.code === "unrecognized_keys" ? `remove ${issue.keys.join(", ")}, or check the spelling` : issue.message;
    return `${field}: ${cure}`;
  });
  throw new TypeError(`card "${String(card.id)}" is not valid: ${told.join("; ")}`);
}
function specOf<D extends Declaration>(
  world: World<D>,
  card: Card<D>,
  effect: CardEffect<D>,
  functions: CardFunctions<D>,
): EffectSpec<D> {
  const { target: _, hooks = {}, onPhaseStart, ...rest } = effect;
  const answers: Record<string, unknown> = {};
  const given = (named: string): CardFunctions<D>[string] => {
    const found = Object.hasOwn(functions, named) ? functions[named] : undefined;
    if (found !== undefined) return found;
    const known = Object.keys(functions).join(", ") || "none";
    throw new TypeError(`card "${card.id}" uses function "${named}", which is not given; known are ${known}`);
  };
  for (const [question, answer] of Object.entries(hooks as Readonly<Record<string, unknown>>)) {
    const named = typeof answer === "object" && answer !== null && "use" in answer ? String(answer.use) : undefined;
    answers[question] = named === undefined ? answer : given(named);
  }
  for (const question of Object.keys(answers)) {
    if (!Object.hasOwn(world.declares.questions, question))
      throw new TypeError(`card "${card.id}": no question ${question}`);
  }
  const starts =
    onPhaseStart === undefined ? {} : { onPhaseStart: phaseHook<D>(onPhaseStart, given(onPhaseStart.use)) };
  return { ...rest, ...starts, name: card.name, hooks: answers } as unknown as EffectSpec<D>;
}
const phaseHook =
  <D extends Declaration>(
    { phase: wanted }: { readonly phase?: string },
    run: CardFunctions<D>[string],
  ): NonNullable<EffectSpec<D>["onPhaseStart"]> =>
  (table, phase, self) =>
    wanted === undefined || wanted === phase
      ? (run as NonNullable<EffectSpec<D>["onPhaseStart"]>)(table, phase, self)
      : [];
