import { z } from "zod";
import {
  type Declaration,
  open,
  type Permission,
  type PhaseOf,
  type Piece,
  type Quantity,
  type SeatOf,
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
  /** Whose pieces it reaches: the owner's own by default. */
  readonly scope?: Scope;
  readonly faces?: readonly string[];
  readonly tags?: readonly string[];
  readonly unique?: boolean;
  /** Someone chooses what it falls on when it is created. */
  readonly target?: { readonly chosenBy: "owner" | "opponent"; readonly from: "own" | "opponents" | "all" };
  readonly hooks?: { readonly [Q in keyof D["questions"]]?: DataAnswer<D["questions"][Q]> };
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
  /** What playing the card brings about: its effects, after whoever has to choose a target was asked. */
  creating(table: Table<D>, cardId: string, owner: SeatOf<D>, targets?: readonly string[]): Events;
  readonly schema: z.ZodType;
}
interface ChoosingTarget<D extends Declaration> {
  readonly [key: string]: ReturnType<typeof open>;
  readonly effect: ReturnType<typeof open<string>>;
  readonly owner: ReturnType<typeof open<SeatOf<D>>>;
  readonly from: ReturnType<typeof open<string>>;
}

const durationSchema = (phases: readonly string[]): z.ZodType =>
  z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("untilEndOfTurn") }),
    z.strictObject({ type: z.literal("untilPhase"), phase: z.literal([...phases]) }),
    z.strictObject({ type: z.literal("nTurns"), turns: z.int().min(1) }),
    z.strictObject({ type: z.literal("atTurn"), inTurns: z.int().min(1) }),
    z.strictObject({ type: z.literal("atRound"), inRounds: z.int().min(1) }),
    z.strictObject({ type: z.literal("untilNextTurnOfOwner") }),
    z.strictObject({ type: z.literal("untilNextTurnOfTarget") }),
    z.strictObject({ type: z.literal("whileInPlay") }),
    z.strictObject({ type: z.literal("untilConsumed") }),
  ]);
/** The published form of a card of this world, with the fields a game adds. */
export function cardSchema<D extends Declaration>(world: World<D>, fields: z.ZodRawShape = {}): z.ZodType {
  const use = z.strictObject({ use: z.string() });
  const number = z.union([z.strictObject({ add: z.number() }), z.strictObject({ set: z.number() }), use]);
  const hooks = Object.fromEntries(
    Object.entries(world.declares.questions).map(([name, question]) => [
      name,
      (question.kind === "permission" ? z.union([z.literal(false), use]) : number).optional(),
    ]),
  );
  const effect = z.strictObject({
    duration: durationSchema(world.declares.phases),
    scope: z.literal(["own", "opponents", "target", "all"]).optional(),
    faces: z.array(z.string()).optional(),
    tags: z.array(z.string()).optional(),
    unique: z.boolean().optional(),
    target: z
      .strictObject({ chosenBy: z.literal(["owner", "opponent"]), from: z.literal(["own", "opponents", "all"]) })
      .optional(),
    hooks: z.strictObject(hooks).optional(),
    modifiers: z
      .strictObject({
        blockActionTypes: z.array(z.string()).optional(),
        costDeltaByResourceId: z.record(z.string(), z.number()).optional(),
      })
      .optional(),
  });
  return z.strictObject({
    id: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/i),
    name: z.string().min(1),
    text: z.string(),
    tags: z.array(z.string()).optional(),
    creates: z.array(effect).optional(),
    ...fields,
  });
}

export interface CardSetSpec<D extends Declaration, C extends Card<D>> {
  readonly cards: readonly C[];
  /** What a game's cards have beside the common fields. */
  readonly fields?: z.ZodRawShape;
  readonly functions?: CardFunctions<D>;
  /** What a target may be chosen from. */
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
        return prompt(chooser, { effect: id, owner, from: effect.target.from } as never);
      }),
  };
}

/** Errors that name the card, the field and the cure. */
function examine(schema: z.ZodType, card: CardData): void {
  const parsed = schema.safeParse(card);
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
  const { target: _, hooks = {}, ...rest } = effect;
  const answers: Record<string, unknown> = {};
  for (const [question, answer] of Object.entries(hooks as Readonly<Record<string, unknown>>)) {
    const named = typeof answer === "object" && answer !== null && "use" in answer ? String(answer.use) : undefined;
    if (named !== undefined && !Object.hasOwn(functions, named)) {
      const known = Object.keys(functions).join(", ") || "none";
      throw new TypeError(`card "${card.id}" uses function "${named}", which is not given; known are ${known}`);
    }
    answers[question] = named === undefined ? answer : functions[named];
  }
  for (const question of Object.keys(answers)) {
    if (!Object.hasOwn(world.declares.questions, question))
      throw new TypeError(`card "${card.id}": no question ${question}`);
  }
  return { ...rest, name: card.name, hooks: answers } as unknown as EffectSpec<D>;
}
