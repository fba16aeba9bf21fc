/**
 * Every world that a viewer holds possible, written out and followed step by step. It knows nothing of the engine: only
 * how cards lie, who sees what lies where, and that cards in another's hand cannot be told apart once one has left it.
 */

const PLACES = ["deck", "hand/0", "hand/1", "row", "board"] as const;
type Place = (typeof PLACES)[number];
export interface Step {
  readonly op: "move" | "gather" | "shuffle" | "show" | "flip";
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
  private readonly faces: readonly string[];
  private worlds: ReadonlyMap<string, World>;
  constructor(viewer: number, faces: string, deck: number) {
    this.viewer = viewer;
    this.faces = [...faces];
    let decks = [""];
    for (let i = 0; i < deck; i++) decks = decks.flatMap((rest) => this.faces.map((face) => rest + face));
    this.worlds = new Map(decks.map((faces) => [faces, [faces, "", "", "", ""]]));
  }
  private isOpen(place: number): boolean {
    return place === 4 || (place === this.viewer + 1 && this.viewer >= 0);
  }
  private isOthersHand(place: number): boolean {
    return (place === 1 || place === 2) && !this.isOpen(place);
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
    const [a, b] = [PLACES.indexOf(from), PLACES.indexOf(to)];
    const faces = world[a]!;
    if (op === "shuffle") return this.shuffled(world, a, before, real);
    if (op === "gather") {
      if (a === b) return [world];
      return orders(faces).map((list) => put(world, [a, ""], [b, world[b]! + list]));
    }
    if (faces === "") return [world];
    const at = index % faces.length;
    if (op === "show") return seat !== this.viewer || before[a]![at]!.face === faces[at] ? [world] : [];
    if (op === "flip") return [world];
    if (a === b) return [put(world, [a, faces.slice(0, at) + faces.slice(at + 1) + faces[at]])];
    if (!this.isOthersHand(a) || faces.length === 1)
      return [put(world, [a, faces.slice(0, at) + faces.slice(at + 1)], [b, world[b]! + faces[at]])];
    return [...faces].flatMap((face, i) =>
      orders(faces.slice(0, i) + faces.slice(i + 1)).map((rest) => put(world, [a, rest], [b, world[b]! + face])),
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
