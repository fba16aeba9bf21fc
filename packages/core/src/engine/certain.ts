import { matching } from "../matching.ts";
import type { Certain } from "../protocol/index.ts";

/**
 * Certainties of one viewer about pieces that were mixed up: among these pieces lie at least these faces, one each. Several
 * such sets may overlap; then their faces lie on different pieces. All of it follows from what the viewer was shown.
 */

type Sets = readonly Certain[];
/** A piece whose face is known. */
export interface KnownPiece {
  readonly id: string;
  readonly face: string;
}
const withFaces = (among: readonly string[], faces: readonly string[]): Certain => ({
  faces: faces.slice().sort(),
  among: among.slice().sort(),
});
const union = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])];
const without = (list: readonly string[], id: string): readonly string[] => list.filter((other) => other !== id);
const isWithin = (part: readonly string[], whole: readonly string[]): boolean => part.every((id) => whole.includes(id));
const touches = ({ among }: Certain, ids: readonly string[]): boolean => among.some((id) => ids.includes(id));

/** Sets of the same pieces become one, so that a shuffled pile is kept once and not once for each of its cards. */
function joined(sets: Sets): Sets {
  const found = new Map<string, Certain>();
  for (const set of sets) {
    if (set.faces.length === 0) continue;
    const key = set.among.join();
    const same = found.get(key);
    found.set(key, same === undefined ? set : withFaces(set.among, [...same.faces, ...set.faces]));
  }
  return [...found.values()];
}

/** The pieces were mixed with each other in the dark: each of them may be where another was. */
export function mixedUp(sets: Sets, known: readonly KnownPiece[], ids: readonly string[]): Sets {
  if (known.length === 0 && !sets.some((set) => touches(set, ids))) return sets;
  const wider = sets.map((set) => (touches(set, ids) ? withFaces(union(set.among, ids), set.faces) : set));
  const mixed = withFaces(
    ids,
    known.map(({ face }) => face),
  );
  return joined([...wider, mixed]);
}

/**
 * A piece has shown its face, so it leaves every set that holds it. If these sets held that face n times, the piece may have
 * been any one of the n, so that n - 1 of them are certain still. Whichever it was: of the k-th and the next of the n at
 * least one is left, so the k-th that stays certain lies among the pieces of those two.
 */
export function afterSeeing(sets: Sets, id: string, face: string): Sets {
  if (!sets.some(({ among }) => among.includes(id))) return sets;
  const rest: Certain[] = [];
  const alike: (readonly string[])[] = [];
  for (const set of sets) {
    const { faces, among } = set;
    if (!among.includes(id)) {
      rest.push(set);
      continue;
    }
    const others = without(among, id);
    const kept = faces.filter((other) => other !== face);
    rest.push(withFaces(others, kept));
    for (let i = kept.length; i < faces.length; i++) alike.push(others);
  }
  alike.sort((a, b) => a.length - b.length);
  const left = alike.slice(1).map((among, i) => withFaces(union(alike[i]!, among), [face]));
  return joined([...rest, ...left]);
}

export const renamedIn = (sets: Sets, id: string, as: string): Sets =>
  sets.some(({ among }) => among.includes(id))
    ? sets.map((set) => (set.among.includes(id) ? withFaces([...without(set.among, id), as], set.faces) : set))
    : sets;

/**
 * If a set has as many faces as pieces, no other face can lie there; and if those faces are all the same, each of the pieces has
 * it.
 */
export function settled(from: Sets): { readonly sets: Sets; readonly found: readonly KnownPiece[] } {
  const found: KnownPiece[] = [];
  let sets = from;
  for (let again = sets.length > 0; again; ) {
    again = false;
    for (const { among } of sets) {
      const inside = sets.filter((set) => isWithin(set.among, among));
      const faces = inside.flatMap((set) => set.faces);
      if (faces.length !== among.length) continue;
      const isOne = faces.every((face) => face === faces[0]);
      const outside = sets.filter((set) => !inside.includes(set));
      if (!isOne && !outside.some((set) => touches(set, among))) continue;
      if (isOne) for (const id of among) found.push({ id, face: faces[0]! });
      const narrower = outside.map((set) =>
        withFaces(
          set.among.filter((id) => !among.includes(id)),
          set.faces,
        ),
      );
      sets = joined([...(isOne ? [] : inside), ...narrower]);
      again = true;
      break;
    }
  }
  return { sets, found };
}

/** The faces that must lie on some of these pieces, however the others are dealt. */
export function certainOf(sets: Sets, ids: readonly string[]): readonly string[] {
  const near = sets.filter((set) => touches(set, ids));
  if (near.length === 0) return [];
  const here = new Set(ids);
  const outside = near.map(({ faces, among }) => ({ faces, among: among.filter((id) => !here.has(id)) }));
  const faces = new Set(near.flatMap((set) => set.faces));
  return [...faces].sort().flatMap((face) => new Array<string>(certainOfOne(outside, face)).fill(face));
}
/** How often the face must lie here: its certain copies, minus those that could all lie elsewhere at once. */
function certainOfOne(outside: Sets, face: string): number {
  const elsewhere = outside.flatMap(({ faces, among }) => faces.filter((other) => other === face).map(() => among));
  return elsewhere.length - matched(elsewhere);
}
/** How many wishes can have a place at once, each one of its own. A wish lists the places it would take. */
export const matched = (wishes: readonly (readonly string[])[]): number => placed(wishes).size;
/** By place, the number of the wish that gets it, where as many wishes as possible get one. */
export function placed(wishes: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const { holders, place } = matching((wish) => wishes[wish]!);
  for (const wish of wishes.keys()) place(wish);
  return holders;
}
