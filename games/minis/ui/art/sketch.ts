import { clamp, seeded } from "@cardwright/table";
import type { CreatureCard } from "../../src/card-types.ts";
import type { Element } from "../../src/elements.ts";

/** One ink over a flat tint and a deeper tone of each element. */
export const TINTS: Readonly<Record<Element, readonly [string, string]>> = {
  fire: ["#cf6a3c", "#a34a24"],
  water: ["#5b94bb", "#3b6f96"],
  nature: ["#7fa05f", "#587a3e"],
  earth: ["#b4905f", "#886638"],
  wind: ["#9dbcb2", "#6d9187"],
  ice: ["#b3d0dc", "#7fa6b8"],
  lightning: ["#e0b94f", "#b08a24"],
  shadow: ["#7a7090", "#544b6b"],
  light: ["#ecd9a0", "#c4a755"],
  metal: ["#a3abb0", "#727c83"],
  dragon: ["#a8688a", "#7c4463"],
};
/** What a creature's picture is made of; everything about it follows from its card. */
export interface Sketch {
  readonly element: Element;
  readonly health: number;
  readonly stage: number;
  /** From 0 to 1: health is bulk, speed is legs, attack is horns and fangs, defence is plates. */
  readonly bulk: number;
  readonly quick: number;
  readonly fierce: number;
  readonly tough: number;
  readonly deep: string;
  /** The next number that its id yields. */
  readonly r: () => number;
  /** The id of the clip that keeps the hatching inside its body. */
  readonly c: string;
  /** Outlines behind, of the body, and on top of it; fine lines; spots of the coat. */
  readonly far: string[];
  readonly near: string[];
  readonly tops: string[];
  readonly fine: string[];
  readonly marks: string[];
  /** What lies over the body, as SVG text. */
  over: string;
  eye: readonly [number, number, number];
}
/** The ground that all of them stand on. */
export const GROUND = 166;

export type Drawn = Pick<CreatureCard, "id" | "element" | "health" | "attack" | "defence" | "speed" | "stage" | "rank">;
export function sketchOf(card: Drawn, clip: string): Sketch {
  return {
    element: card.element,
    health: card.health,
    stage: card.stage,
    bulk: clamp((card.health - 10) / 62),
    quick: clamp((card.speed - 1) / 5),
    fierce: clamp(card.attack / 8),
    tough: clamp(card.defence / 6),
    deep: TINTS[card.element][1],
    r: seeded(card.id),
    c: clip,
    far: [],
    near: [],
    tops: [],
    fine: [],
    marks: [],
    over: "",
    eye: [0, 0, 1],
  };
}
