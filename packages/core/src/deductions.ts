import type { Viewer } from "./declare.ts";
import type { Deduction } from "./definitions.ts";
import { certainOf } from "./engine/certain.ts";
import { type AnyState, bit, facesSeenBy, listAt, type Place } from "./engine/place.ts";
import type { Bounds } from "./fitting.ts";
import type { Certain } from "./protocol/index.ts";
import type { Rules } from "./rules.ts";

/** Deductions of a game join the certainties of a viewer, and bound the worlds that are dealt anew. */

function placeOf({ game, places }: Rules, { seats }: AnyState, { place: name }: Deduction): Place {
  const place = places.get(name);
  if (place !== undefined && place.seat < seats) return place;
  const there = [...places.values()].filter(({ seat }) => seat < seats).map((each) => each.name);
  throw new TypeError(`${game.id} deduces about "${name}", which is no place here; places are ${there.join(", ")}`);
}
function examineDeductions(game: string, deductions: readonly Deduction[]): void {
  const isFaces = (faces: unknown): boolean =>
    faces === undefined || (Array.isArray(faces) && faces.every((face) => typeof face === "string"));
  const isFit = (one: Deduction): boolean =>
    typeof one?.place === "string" &&
    isFaces(one.holds) &&
    isFaces(one.lacks) &&
    Object.keys(one).every((key) => key === "place" || key === "holds" || key === "lacks");
  if (Array.isArray(deductions) && deductions.every(isFit)) return;
  throw new TypeError(
    `${game} deduces ${JSON.stringify(deductions)}; a deduction is { place, holds, lacks }, with lists of faces`,
  );
}
/** Null where every deal agrees with what is known. */
export function boundsOf(
  rules: Rules,
  state: AnyState,
  viewer: Viewer,
  deductions: readonly Deduction[],
): Bounds | null {
  const certain = state.known?.mixed[viewer + 1] ?? [];
  if (certain.length === 0 && deductions?.length === 0) return null;
  examineDeductions(rules.game.id, deductions);
  const lacks = new Map<string, readonly string[]>();
  const deduced = deductions.flatMap((deduction): readonly Certain[] => {
    const place = placeOf(rules, state, deduction);
    if (deduction.lacks !== undefined) {
      lacks.set(place.name, [...(lacks.get(place.name) ?? []), ...deduction.lacks]);
    }
    const faces = besides(state, place, viewer, certain, deduction.holds ?? []);
    const unseen = listAt(state, place).filter((piece) => (facesSeenBy(state, place, piece) & bit(viewer)) === 0);
    return faces.length === 0 ? [] : [{ faces, among: unseen.map(({ id }) => id) }];
  });
  return { certain: [...certain, ...deduced], lacks };
}
/** The faces that are said to lie there, without those of which the viewer knows it anyway. */
function besides(
  state: AnyState,
  place: Place,
  viewer: Viewer,
  certain: readonly Certain[],
  holds: readonly string[],
): readonly string[] {
  const list = listAt(state, place);
  const seen = list.filter((piece) => (facesSeenBy(state, place, piece) & bit(viewer)) !== 0).map(({ face }) => face);
  const ids = list.map(({ id }) => id);
  const left = holds.slice();
  for (const face of [...seen, ...certainOf(certain, ids)]) {
    const index = left.indexOf(face);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
