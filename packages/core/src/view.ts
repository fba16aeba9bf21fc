import type { Declaration, FactSpec, Piece, SeatOf, Viewer } from "./declare.ts";
import type { ActiveEffect, AnyEvent, EngineState, Prompt, StateOf } from "./protocol/index.ts";
import { seeFields } from "./redact.ts";
import type { Rules } from "./registry.ts";
import { type AnyState, bit, facesSeenBy, listAt, type Place } from "./run/place.ts";
import type { Questions } from "./run/questions.ts";

/** What lies in a place that the viewer cannot look into, and the faces they know there all the same. */
export interface Pile {
  readonly count: number;
  /** By position: an id would tell where the piece has been. */
  readonly known?: readonly { readonly index: number; readonly face: string }[];
}
/** A piece that lies face down. */
export interface Back {
  readonly id: string;
  readonly at: string;
  readonly owner?: number;
}
export interface PromptView {
  readonly id: string;
  readonly type: string;
  readonly seat: number;
  readonly answered: boolean;
  readonly redacted?: true;
  readonly memo: Readonly<Record<string, unknown>>;
}
type Seen<T> = T extends readonly (infer P)[] ? (P extends Piece ? readonly P[] | Pile : T) : T;
type Hidden = "known" | "waiting" | "position" | "nextPiece" | "nextEffect" | "nextSecret" | "nextPrompt" | "prompts";
/** A state as someone sees it. Built by adding what is declared visible, never by removing what is not. */
export type ViewOf<D extends Declaration> = Omit<EngineState<D>, Hidden> & {
  readonly you: SeatOf<D> | -1;
  readonly prompts: readonly PromptView[];
} & {
  readonly [K in keyof D["zones"]]: StateOf<D>[K] extends readonly (readonly Piece[])[]
    ? readonly Seen<StateOf<D>[K][number]>[]
    : Seen<StateOf<D>[K]>;
} & { readonly [K in keyof D["facts"]]: StateOf<D>[K] | null };
export type View = Readonly<Record<string, unknown>> & {
  readonly you: Viewer;
  readonly prompts: readonly PromptView[];
  readonly effects: readonly ActiveEffect[];
};

/** Piles that nobody knows anything of are shared by size, so that an unchanged pile is the same object. */
const PILES: Pile[] = [];
const pileOf = (count: number): Pile => (PILES[count] ??= Object.freeze({ count }));

/** Null: the whole of it is shown. */
type Build = ((questions: Questions, state: AnyState, viewer: Viewer) => unknown) | null;
/** The parts of a view in order, found once for a game: what has no part is not in any view. */
export function compileView(rules: Rules): (questions: Questions, viewer: Viewer) => View {
  const parts: [string, Build][] = [
    ["you", (_, __, viewer) => viewer],
    ...(["seats", "options", "turn", "round", "turnInRound", "roundStartPlayerIndex", "activeSeat"] as const).map(
      whole,
    ),
    ...(["phase", "outcome"] as const).map(whole),
    ["effects", seeEffects],
    ["prompts", (_, state, viewer) => seePrompts(rules, state.prompts, viewer)],
    ["extensions", (_, state, viewer) => seeSlices(rules, state, viewer)],
    ...Object.entries(rules.placesOf).map(([key, places]): [string, Build] => zonePart(key, places)),
    ...rules.facts.flatMap(([key, spec]) => factPart(key, spec)),
  ];
  // A copy of an object that has all names already: adding them one by one costs more than the rest of the view.
  const names = parts.map(([key]) => key);
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(names.map((key) => [key, null])))) as Record<
    string,
    unknown
  >;
  return (questions, viewer) => {
    const out = { ...empty };
    const { state } = questions;
    for (const [name, build] of parts) out[name] = build === null ? state[name] : build(questions, state, viewer);
    return out as unknown as View;
  };
}
function whole(key: string): [string, Build] {
  return [key, null];
}
function zonePart(key: string, places: readonly Place[]): [string, Build] {
  const [first] = places;
  if (first === undefined || first.sight === "everyone") return whole(key);
  if (first.seat < 0) return [key, (_, state, viewer) => seePlace(state, first, viewer)];
  return [
    key,
    (_, state, viewer) => {
      const all: unknown[] = [];
      for (let seat = 0; seat < state.seats; seat++) all.push(seePlace(state, places[seat]!, viewer));
      return all;
    },
  ];
}
function factPart(key: string, spec: FactSpec): [string, Build][] {
  const { sight } = spec;
  if (sight === "everyone") return [whole(key)];
  if (sight === "nobody") return [];
  const see = (value: unknown, viewer: Viewer, seat: number): unknown =>
    sight === "owner" ? (seat === viewer ? value : null) : sight.shows(value, viewer, seat);
  if (!spec.each) return [[key, (_, state, viewer) => see(state[key], viewer, -1)]];
  return [
    [key, (_, state, viewer) => (state[key] as readonly unknown[]).map((value, seat) => see(value, viewer, seat))],
  ];
}
function seePlace(state: AnyState, place: Place, viewer: Viewer): readonly Piece[] | readonly (Piece | Back)[] | Pile {
  const list = listAt(state, place);
  const mine = bit(viewer);
  if (place.sight === "owner" && place.seat === viewer) return list;
  if (place.sight === "backs") {
    return list.map((piece) => ((facesSeenBy(state, place, piece) & mine) !== 0 ? piece : backOf(piece)));
  }
  let known: { index: number; face: string }[] | undefined;
  if (place.seat < 0 && place.sight === "owner") known = knownIn(state, place, list, mine);
  else if (state.known !== null) known = knownIn(state, place, list, mine);
  return known === undefined || known.length === 0 ? pileOf(list.length) : { count: list.length, known };
}
function knownIn(
  state: AnyState,
  place: Place,
  list: readonly Piece[],
  mine: number,
): { index: number; face: string }[] {
  return list.flatMap((piece, index) =>
    (facesSeenBy(state, place, piece) & mine) === 0 ? [] : [{ index, face: piece.face }],
  );
}
function backOf(piece: Piece): Back {
  const owner = (piece as { readonly owner?: number }).owner;
  return owner === undefined ? { id: piece.id, at: piece.at } : { id: piece.id, at: piece.at, owner };
}
function seeEffects(questions: Questions, state: AnyState, viewer: Viewer): readonly ActiveEffect[] {
  const { effects } = state;
  const mine = bit(viewer);
  if (effects.every((effect) => (questions.effectSeenBy(effect) & mine) !== 0)) return effects;
  return effects.filter((effect) => (questions.effectSeenBy(effect) & mine) !== 0);
}
const NO_PROMPTS: readonly PromptView[] = [];
function seePrompts(rules: Rules, prompts: readonly Prompt[], viewer: Viewer): readonly PromptView[] {
  if (prompts.length === 0) return NO_PROMPTS;
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
  if (rules.expansions.length === 0) return NO_SLICES;
  const out: Record<string, unknown> = {};
  for (const { id, slice } of rules.expansions) {
    if (slice === undefined || slice.sight === "nobody") continue;
    out[id] = slice.sight === "everyone" ? state.extensions[id] : slice.sight.shows(state.extensions[id], viewer);
  }
  return out;
}
