import type { Draw, Piece, Viewer } from "./declare.ts";
import { type AnyState, bit, facesSeenBy, listAt, ownerIn, ownerMark, type Place, replaceAt } from "./engine/place.ts";
import type { ActiveEffect } from "./protocol/index.ts";
import type { Rules } from "./rules.ts";

/** The state that is being dealt: a copy whose first level may be written. */
type World = { -readonly [K in keyof AnyState]: AnyState[K] };
interface Slot {
  readonly place: Place;
  readonly index: number;
  readonly piece: Piece;
}

/**
 * A world the viewer could just as well be in. The pieces whose faces they cannot see are dealt anew within their pool,
 * ids they cannot follow are dealt anew apart from the faces, and what hangs on hidden faces is hung anew. The result is
 * a function of what the viewer sees and of the draws alone. Bots imagine with it; the leak laws test with it.
 */
export function redeal(rules: Rules, from: AnyState, viewer: Viewer, draw: Draw, within: "pool" | "place"): AnyState {
  const state: World = { ...from };
  const renamed = new Map<string, string>();
  for (const slots of groups(rules, from, viewer, within).values()) {
    for (const alike of ofOneOwner(slots)) dealGroup(state, alike, viewer, draw, renamed);
  }
  if (renamed.size > 0) renameReferences(state, renamed);
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
      const marks = Object.keys(piece)
        .filter((key) => key !== "up")
        .sort()
        .join();
      const key = `${within === "place" ? place.name : place.pool}:${marks}`;
      const slots = found.get(key);
      if (slots === undefined) found.set(key, [{ place, index, piece }]);
      else slots.push({ place, index, piece });
    });
  }
  return found;
}
/** A back shows whose it is, so that where backs are dealt only pieces of one owner could be each other. */
function ofOneOwner(slots: readonly Slot[]): readonly (readonly Slot[])[] {
  if (!slots.some(({ place }) => place.sight === "backs")) return [slots];
  const ownerOf = ({ piece }: Slot): number => ownerMark(piece) ?? -1;
  const owners = [...new Set(slots.map(ownerOf))].sort((a, b) => a - b);
  return owners.map((owner) => slots.filter((slot) => ownerOf(slot) === owner));
}

function dealGroup(
  state: World,
  slots: readonly Slot[],
  viewer: Viewer,
  draw: Draw,
  renamed: Map<string, string>,
): void {
  const mine = bit(viewer);
  // From a sorted pool, so that the deal depends on nothing but the draws.
  const pool = slots
    .map(({ piece: { id: _, at: __, up: ___, ...rest } }) => ({ key: JSON.stringify(rest), rest }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const order = permuted(pool.length, draw);
  const unseen = slots.filter(({ place }) => (place.followedBy & mine) === 0).map(({ piece }) => piece.id);
  const sortedIds = [...unseen].sort(byNumber);
  const ids = permuted(sortedIds.length, draw).map((i) => sortedIds[i]!);
  slots.forEach(({ place, index, piece }, k) => {
    const id = (place.followedBy & mine) === 0 ? ids.pop()! : piece.id;
    if (id !== piece.id) renamed.set(piece.id, id);
    const list = listAt(state, place).slice();
    // The place keeps its own order of keys, place and side; only the rest is dealt.
    list[index] = { ...piece, ...pool[order[k]!]!.rest, id };
    layInto(state, place, list);
  });
}
const byNumber = (a: string, b: string): number => Number(a.slice(1)) - Number(b.slice(1));
function permuted(n: number, draw: Draw): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = draw(i + 1);
    const kept = order[i]!;
    order[i] = order[j]!;
    order[j] = kept;
  }
  return order;
}

/** Knowledge, prompts, waiting events and effects mean the place where a piece lies, so they follow its new name. */
function renameReferences(state: World, renamed: ReadonlyMap<string, string>): void {
  const follow = (value: unknown): unknown => {
    if (typeof value === "string") return renamed.get(value) ?? value;
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, follow(part)]));
  };
  if (state.known !== null) {
    state.known = Object.fromEntries(Object.entries(state.known).map(([id, bits]) => [renamed.get(id) ?? id, bits]));
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
