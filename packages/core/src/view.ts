import type { Declaration, FactSpec, Piece, SeatOf, Viewer } from "./declare.ts";
import type { Asking } from "./engine/asking.ts";
import { type AnyState, bit, facesSeenBy, isOwn, type Place } from "./engine/place.ts";
import { type EngineView, enginePatch, engineView, NO_VIEW, type PromptView } from "./engine-view.ts";
import { type Change, diffPart, type Patch } from "./patch.ts";
import type { ActiveEffect, EngineState, StateOf } from "./protocol/index.ts";
import type { Rules } from "./rules.ts";

/** What lies in a place that the viewer cannot look into, and the faces they know there all the same. */
export interface Pile {
  readonly count: number;
  /** By position, because an id would tell where the piece has been; in another's hand, where nobody sees that, by name. */
  readonly known?: readonly { readonly index: number; readonly face: string }[];
}
/** A piece that lies face down. */
export interface Back {
  readonly id: string;
  readonly at: string;
  readonly owner?: number;
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

export interface CompiledView {
  readonly view: (asking: Asking, viewer: Viewer) => View;
  /** The same as `diff` of the two; that views of one game have the same parts makes it twice as fast. */
  readonly patch: (before: View, after: View) => Patch;
}
type Build = (asking: Asking, state: AnyState, viewer: Viewer) => unknown;
interface Line {
  readonly name: string;
  /** Null: the whole of it is shown. */
  readonly build: Build | null;
}
/** What has no line here is in no view. The engine's own part is written out in `engineView`, the game's is found once. */
export function compileView(rules: Rules): CompiledView {
  const lines: Line[] = [
    ...[...rules.placesOf.keys()].map((name): Line => ({ name, build: zoneBuild(rules.placesOf.get(name) ?? []) })),
    ...rules.facts.flatMap(([name, spec]) => (spec.sight === "nobody" ? [] : [{ name, build: factBuild(name, spec) }])),
  ];
  const names = [...Object.keys(NO_VIEW), ...lines.map(({ name }) => name)];
  // A copy of an object that has all names already: adding them one by one costs more than the rest of the view.
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as EngineView;
  return {
    view(asking, viewer) {
      const { state } = asking.ledger;
      const out = { ...empty };
      engineView(out, rules, asking, viewer);
      for (let i = 0; i < lines.length; i++) {
        const { name, build } = lines[i]!;
        (out as Record<string, unknown>)[name] = build === null ? state[name] : build(asking, state, viewer);
      }
      return out as unknown as View;
    },
    patch(before, after) {
      const changes: Change[] = [];
      enginePatch(before as unknown as EngineView, after as unknown as EngineView, changes);
      for (const { name } of lines) diffPart(name, before[name], after[name], changes);
      return changes;
    },
  };
}
function zoneBuild(places: readonly Place[]): Build | null {
  const [first, second] = places;
  if (first === undefined || first.sight === "everyone") return null;
  const { key } = first;
  if (first.seat < 0) return (_, state, viewer) => seePlace(state, first, state[key] as readonly Piece[], viewer);
  return (_, state, viewer) => {
    const lists = state[key] as readonly (readonly Piece[])[];
    if (lists.length === 2) {
      return [seePlace(state, first, lists[0]!, viewer), seePlace(state, second!, lists[1]!, viewer)];
    }
    return lists.map((list, seat) => seePlace(state, places[seat]!, list, viewer));
  };
}
function factBuild(name: string, { sight, each }: FactSpec): Build | null {
  if (sight === "everyone") return null;
  const see = (value: unknown, viewer: Viewer, seat: number): unknown => {
    if (typeof sight === "object") return sight.shows(value, viewer, seat);
    return seat === viewer ? value : null;
  };
  if (!each) return (_, state, viewer) => see(state[name], viewer, -1);
  return (_, state, viewer) => (state[name] as readonly unknown[]).map((value, seat) => see(value, viewer, seat));
}
function seePlace(
  state: AnyState,
  place: Place,
  list: readonly Piece[],
  viewer: Viewer,
): readonly Piece[] | readonly (Piece | Back)[] | Pile {
  const mine = bit(viewer);
  if (place.sight === "owner" && isOwn(place, viewer)) return list;
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
  const known = list.flatMap((piece, index) =>
    (facesSeenBy(state, place, piece) & mine) === 0 ? [] : [{ index, face: piece.face }],
  );
  if (place.sight !== "owner" || place.seat < 0) return known;
  const faces = known.map(({ face }) => face).sort();
  return faces.map((face, index) => ({ index, face }));
}
function backOf(piece: Piece): Back {
  const owner = (piece as { readonly owner?: number }).owner;
  return owner === undefined ? { id: piece.id, at: piece.at } : { id: piece.id, at: piece.at, owner };
}
