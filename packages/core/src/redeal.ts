import type { Draw, Piece, Viewer } from "./declare.ts";
import { boundsOf } from "./deductions.ts";
import type { Deduction } from "./definitions.ts";
import { placed } from "./engine/certain.ts";
import { type AnyState, bit, facesSeenBy, listAt, ownerIn, ownerMark, type Place, replaceAt } from "./engine/place.ts";
import { type Dealt, fitted, type Slot } from "./fitting.ts";
import type { ActiveEffect, Certain, EngineState } from "./protocol/index.ts";
import type { Rules } from "./rules.ts";
import { shuffled } from "./shuffled.ts";
import { examineViewer } from "./viewer.ts";

/** The state that is being dealt: a copy whose first level may be written. */
type World = { -readonly [K in keyof AnyState]: AnyState[K] };
/**
 * A world the viewer could just as well be in. The pieces whose faces they cannot see are dealt anew within their pool,
 * ids they cannot follow are dealt anew apart from the faces, and what hangs on hidden faces is hung anew. The result is
 * a function of what the viewer sees and of the draws alone. Bots imagine with it; the leak laws test with it.
 */
export function redeal(
  rules: Rules,
  from: AnyState,
  viewer: Viewer,
  draw: Draw,
  within: "pool" | "place",
  deductions: readonly Deduction[],
): AnyState {
  examineViewer(viewer, from.seats);
  const state: World = { ...from };
  const renamed = new Map<string, string>();
  const dealt = [...groups(rules, from, viewer, within).values()].flatMap(ofOneOwner);
  const bounds = boundsOf(rules, from, viewer, deductions);
  const pools = dealt.map(poolOf);
  const fits = bounds === null ? null : fitted(dealt, pools, bounds, draw);
  // Dealt place by place there may be no other deal than the one that lies there.
  if (bounds !== null && fits === null && within === "pool") {
    const deduced = JSON.stringify(deductions);
    throw new Error(
      `no deal agrees with what viewer ${viewer} knows; ${rules.game.id} deduces ${deduced}: see to its deduce`,
    );
  }
  for (const [i, slots] of dealt.entries()) {
    const asItLies = (): readonly Dealt[] => slots.map(restOf);
    const faces = bounds === null ? shuffled(pools[i]!, draw) : (fits?.[i] ?? asItLies());
    layGroup(state, slots, faces, viewer, draw, renamed);
  }
  if (renamed.size > 0) renameReferences(state, renamed);
  if (from.known !== null) state.known = reknown(rules, state, viewer, draw);
  rehang(rules, state, viewer);
  for (const [name, spec] of rules.facts) {
    const { couldBe } = spec.options;
    if (typeof spec.sight === "object") {
      const { sight } = spec;
      state[name] = spec.each
        ? (state[name] as readonly unknown[]).map((value) => sight.couldBe(value, viewer, draw))
        : sight.couldBe(state[name], viewer, draw);
    } else if (spec.sight !== "everyone" && couldBe !== undefined) {
      const hides = (seat: number): boolean => spec.sight === "nobody" || seat !== viewer;
      state[name] = spec.each
        ? (state[name] as readonly unknown[]).map((value, seat) => (hides(seat) ? couldBe(value, draw) : value))
        : couldBe(state[name], draw);
    }
  }
  state.extensions = redealSlices(rules, state, viewer, draw);
  return state;
}

function groups(rules: Rules, state: AnyState, viewer: Viewer, within: "pool" | "place"): Map<string, Slot[]> {
  const mine = bit(viewer);
  const found = new Map<string, Slot[]>();
  for (const place of rules.places.values()) {
    if (place.seat >= state.seats) continue;
    listAt(state, place).forEach((piece, index) => {
      if ((facesSeenBy(state, place, piece) & mine) !== 0) return;
      const key = `${within === "place" ? place.name : place.pool}:${marksOf(piece)}`;
      const slots = found.get(key);
      if (slots === undefined) found.set(key, [{ place, index, piece }]);
      else slots.push({ place, index, piece });
    });
  }
  return found;
}
/** Nearly all pieces bear no marks, and have their three fields in the order in which they are written. */
function marksOf(piece: Piece): string {
  const keys = Object.keys(piece);
  if (keys.length === 3 && keys[0] === "id" && keys[1] === "face" && keys[2] === "at") return BARE;
  return keys
    .filter((key) => key !== "up")
    .sort()
    .join();
}
const BARE = "at,face,id";
/** A back shows whose it is, so that where backs are dealt only pieces of one owner could be each other. */
function ofOneOwner(slots: readonly Slot[]): readonly (readonly Slot[])[] {
  if (!slots.some(({ place }) => place.sight === "backs")) return [slots];
  const ownerOf = ({ piece }: Slot): number => ownerMark(piece) ?? -1;
  const owners = [...new Set(slots.map(ownerOf))].sort((a, b) => a - b);
  return owners.map((owner) => slots.filter((slot) => ownerOf(slot) === owner));
}

/** The pieces that may be dealt to these slots, from a sorted pool, so that the deal depends on nothing but the draws. */
const restOf = ({ piece: { id: _, at: __, up: ___, ...rest } }: Slot): Dealt => rest;
function poolOf(slots: readonly Slot[]): readonly Dealt[] {
  return slots
    .map((slot) => ({ key: JSON.stringify(restOf(slot)), rest: restOf(slot) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ rest }) => rest);
}
function layGroup(
  state: World,
  slots: readonly Slot[],
  dealt: readonly Dealt[],
  viewer: Viewer,
  draw: Draw,
  renamed: Map<string, string>,
): void {
  const mine = bit(viewer);
  const unseen = slots.filter(({ place }) => (place.followedBy & mine) === 0).map(({ piece }) => piece.id);
  const ids = shuffled([...unseen].sort(byNumber), draw);
  const lists = new Map<Place, Piece[]>();
  for (const [k, { place, index, piece }] of slots.entries()) {
    const id = (place.followedBy & mine) === 0 ? ids.pop()! : piece.id;
    if (id !== piece.id) renamed.set(piece.id, id);
    const list = lists.get(place) ?? listAt(state, place).slice();
    // The place keeps its own order of keys, place and side; only the rest is dealt.
    list[index] = { ...piece, ...dealt[k]!, id };
    lists.set(place, list);
  }
  for (const [place, list] of lists) layInto(state, place, list);
}
const byNumber = (a: string, b: string): number => Number(a.slice(1)) - Number(b.slice(1));
/** Knowledge, prompts, waiting events and effects mean the place where a piece lies, so they follow its new name. */
function renameReferences(state: World, renamed: ReadonlyMap<string, string>): void {
  const follow = (value: unknown): unknown => {
    if (typeof value === "string") return renamed.get(value) ?? value;
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, follow(part)]));
  };
  if (state.known !== null) {
    const { pieces, mixed } = state.known;
    state.known = {
      pieces: Object.fromEntries(Object.entries(pieces).map(([id, bits]) => [renamed.get(id) ?? id, bits])),
      mixed: mixed.map((sets) =>
        sets.map(({ faces, among }) => ({ faces, among: among.map((id) => renamed.get(id) ?? id) })),
      ),
    };
  }
  state.prompts = follow(state.prompts) as AnyState["prompts"];
  state.waiting = follow(state.waiting) as AnyState["waiting"];
  state.effects = state.effects.map((effect) => ({
    ...effect,
    piece: follow(effect.piece) as ActiveEffect["piece"],
    targets: follow(effect.targets) as ActiveEffect["targets"],
    expires: follow(effect.expires) as ActiveEffect["expires"],
  }));
}

/** Effects that hang on faces the viewer does not see are taken off, and put on anew as the new faces have them. */
function rehang(rules: Rules, state: World, viewer: Viewer): void {
  const mine = bit(viewer);
  const unseen: { readonly piece: Piece; readonly owner: number }[] = [];
  for (const place of rules.inPlay) {
    if (place.seat >= state.seats) continue;
    for (const piece of listAt(state, place)) {
      if ((facesSeenBy(state, place, piece) & mine) === 0) unseen.push({ piece, owner: ownerIn(place, piece) });
    }
  }
  if (unseen.length === 0) return;
  const kept = state.effects.filter(({ piece }) => !unseen.some((hidden) => hidden.piece.id === piece));
  const hung = unseen.flatMap(({ piece, owner }) =>
    rules.passives(piece.face).map(
      (definition, k): ActiveEffect => ({
        id: `h${owner}-${piece.id}-${k}`,
        definition: definition.id,
        source: { kind: "card", ref: piece.face },
        owner,
        piece: piece.id,
        targets: [],
        createdAtTurn: state.turn,
        expires: { withPiece: piece.id },
        params: {},
        modifiers: null,
      }),
    ),
  );
  state.effects = [...kept, ...hung];
}
/** Others are certain of faces that lie there now: how many they know is no secret, but which they are. */
function reknown(rules: Rules, state: World, viewer: Viewer, draw: Draw): EngineState["known"] {
  if (state.known === null || state.known.mixed.length === 0) return state.known;
  const { pieces, mixed } = state.known;
  const faceOf = new Map<string, string>();
  for (const place of rules.places.values()) {
    if (place.seat < state.seats) for (const { id, face } of listAt(state, place)) faceOf.set(id, face);
  }
  const others = (sets: readonly Certain[]): readonly Certain[] => {
    // Sets may overlap, and each face lies on a piece of its own.
    const wishes = sets.flatMap(({ faces, among }, of) => faces.map(() => ({ of, among: shuffled(among, draw) })));
    const chosen = [...placed(wishes.map(({ among }) => among))];
    return sets.map((set, of) => {
      const ids = chosen.flatMap(([id, wish]) => (wishes[wish]!.of === of ? [id] : []));
      return { faces: ids.map((id) => faceOf.get(id)!).sort(), among: set.among };
    });
  };
  return { pieces, mixed: mixed.map((sets, i) => (i === viewer + 1 ? sets : others(sets))) };
}
function redealSlices(rules: Rules, state: AnyState, viewer: Viewer, draw: Draw): Readonly<Record<string, unknown>> {
  if (rules.expansions.every(({ slice }) => slice?.couldBe === undefined)) return state.extensions;
  return Object.fromEntries(
    rules.expansions.map(({ id, slice }) => [
      id,
      slice?.couldBe === undefined ? state.extensions[id] : slice.couldBe(state.extensions[id], viewer, draw),
    ]),
  );
}
function layInto(state: World, { key, seat }: Place, list: readonly Piece[]): void {
  state[key] = seat < 0 ? list : replaceAt(state[key] as readonly (readonly Piece[])[], seat, list);
}
