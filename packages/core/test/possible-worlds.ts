/**
 * Every world that a viewer holds possible, written out and followed step by step. It knows nothing of the engine: only
 * how cards lie, who sees what lies where, and that cards in another's hand cannot be told apart once one has left it.
 */

export type Place = "deck" | `hand/${number}` | "row" | "board";
/** A place of every sight, and a hand for each seat. */
export const placesFor = (seats: number): readonly Place[] => [
  "deck",
  ...Array.from({ length: seats }, (_, seat): Place => `hand/${seat}`),
  "row",
  "board",
];
export interface Step {
  /** under: a move to the bottom. swap: one from each place goes to the other. stack: a pile laid anew by an event of the author's. */
  readonly op: "move" | "under" | "swap" | "stack" | "gather" | "shuffle" | "show" | "flip";
  readonly from: Place;
  readonly to: Place;
  readonly index: number;
  readonly seat: number;
}
interface Card {
  readonly face: string;
  readonly up?: boolean;
}
/** By place: the cards as they really lie there. */
export type Layout = readonly (readonly Card[])[];
/** By place: faces from the bottom to the top. */
type World = readonly string[];
export interface Certain {
  readonly spots: readonly string[];
  readonly holds: readonly string[];
}

const orders = (faces: string): readonly string[] =>
  faces.length < 2
    ? [faces]
    : [
        ...new Set(
          [...faces].flatMap((face, i) => orders(faces.slice(0, i) + faces.slice(i + 1)).map((rest) => face + rest)),
        ),
      ];
const put = (world: World, ...parts: readonly (readonly [number, string])[]): World =>
  world.map((faces, i) => parts.find(([place]) => place === i)?.[1] ?? faces);
const countOf = (faces: string, face: string): number => [...faces].filter((other) => other === face).length;

export class Worlds {
  readonly viewer: number;
  private readonly places: readonly Place[];
  private readonly faces: readonly string[];
  private worlds: ReadonlyMap<string, World>;
  constructor(viewer: number, seats: number, faces: string, deck: number) {
    this.viewer = viewer;
    this.places = placesFor(seats);
    this.faces = [...faces];
    let decks = [""];
    for (let i = 0; i < deck; i++) decks = decks.flatMap((rest) => this.faces.map((face) => rest + face));
    this.worlds = new Map(decks.map((faces) => [faces, this.places.map((_, place) => (place === 0 ? faces : ""))]));
  }
  private isOpen(place: number): boolean {
    const name = this.places[place];
    return name === "board" || name === `hand/${this.viewer}`;
  }
  private isOthersHand(place: number): boolean {
    return this.places[place]!.startsWith("hand/") && !this.isOpen(place);
  }
  follow(step: Step, before: Layout, after: Layout): void {
    const next = new Map<string, World>();
    for (const world of this.worlds.values()) {
      for (const other of this.after(world, step, before, after)) {
        if (this.fits(other, after)) next.set(other.join(), other);
      }
    }
    this.worlds = next;
  }
  /** Tells whether the viewer sees just that lying there. */
  private fits(world: World, real: Layout): boolean {
    return real.every((cards, place) =>
      cards.every(({ face, up }, i) => (this.isOpen(place) || up === true ? world[place]![i] === face : true)),
    );
  }
  private after(world: World, { op, from, to, index, seat }: Step, before: Layout, real: Layout): readonly World[] {
    const [a, b] = [this.places.indexOf(from), this.places.indexOf(to)];
    const faces = world[a]!;
    if (op === "shuffle" || op === "stack") return this.shuffled(world, a, before, real);
    if (op === "gather") {
      if (a === b) return [world];
      return orders(faces).map((list) => put(world, [a, ""], [b, world[b]! + list]));
    }
    if (faces === "") return [world];
    const at = index % faces.length;
    if (op === "show") return seat !== this.viewer || before[a]![at]!.face === faces[at] ? [world] : [];
    if (op === "flip") return [world];
    if (op !== "swap") return this.moved(world, a, b, at, op === "under");
    if (a === b || world[b] === "") return [world];
    const other = index % world[b]!.length;
    return this.moved(world, a, b, at, false).flatMap((half) => this.moved(half, b, a, other, false));
  }
  /** A card goes from one place to another; out of another's hand it may be any, and the rest is in no order. */
  private moved(world: World, a: number, b: number, at: number, isUnder: boolean): readonly World[] {
    const faces = world[a]!;
    const onto = (list: string, face: string): string => (isUnder ? face + list : list + face);
    const rest = faces.slice(0, at) + faces.slice(at + 1);
    if (a === b) return [put(world, [a, onto(rest, faces[at]!)])];
    if (!this.isOthersHand(a) || faces.length === 1) return [put(world, [a, rest], [b, onto(world[b]!, faces[at]!)])];
    return [...faces].flatMap((face, i) =>
      orders(faces.slice(0, i) + faces.slice(i + 1)).map((left) => put(world, [a, left], [b, onto(world[b]!, face)])),
    );
  }
  /** Cards that lie face up go on being seen; the others may be in any order. */
  private shuffled(world: World, place: number, before: Layout, real: Layout): readonly World[] {
    const down = [...world[place]!].filter((_, i) => before[place]![i]!.up !== true).join("");
    const isUp = real[place]!.map(({ up }) => up === true);
    return orders(down).map((list) => {
      let next = 0;
      return put(world, [place, real[place]!.map(({ face }, i) => (isUp[i] ? face : list[next++])).join("")]);
    });
  }
  /** By place: the faces that lie at the same position in all worlds, and those of which some lie there in all. */
  certain(): readonly Certain[] {
    const all = [...this.worlds.values()];
    return all[0]!.map((faces, place) => {
      const isHand = this.isOthersHand(place);
      const spots = isHand
        ? []
        : [...faces].flatMap((face, i) => (all.every((world) => world[place]![i] === face) ? [`${i}${face}`] : []));
      const isPile = isHand || place === 0;
      const holds = isPile
        ? this.faces.flatMap((face) => {
            const least = Math.min(...all.map((world) => countOf(world[place]!, face)));
            const placed = spots.filter((spot) => spot.endsWith(face)).length;
            return new Array<string>(least - placed).fill(face);
          })
        : [];
      return { spots, holds };
    });
  }
  holds(real: Layout): boolean {
    return this.worlds.has(real.map((cards) => cards.map(({ face }) => face).join("")).join());
  }
}
