import type { Glossary } from "@cardwright/words";
import type { Drawing } from "./art/Art.tsx";
import type { EmblemSign } from "./art/emblem-signs.ts";

/** Colours of frames. None of them says anything alone: the kind stands at the foot as well. */
export const TONES = [
  "olive",
  "rust",
  "blue",
  "violet",
  "ochre",
  "teal",
  "slate",
  "ice",
  "plum",
  "night",
  "ink",
] as const;
export type Tone = (typeof TONES)[number];

/** A word that explains itself. */
export interface Term {
  readonly id: string;
  readonly word: string;
  readonly meaning: string;
}
/** What is printed on a card, ready to be drawn. */
export interface CardLook {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly tags: readonly string[];
  /** Decides the frame where no tone is given. */
  readonly kind: string;
  /** The sign of its emblem: found in its words where the game does not say. */
  readonly emblem: EmblemSign;
  /** A picture of the game's own in place of the emblem. */
  readonly picture?: Drawing;
  readonly tone?: Tone;
  /** A sign of its kind for the top right corner: a path in a box of 20 by 20. */
  readonly sign?: string;
  /** Top left: a cost or an initiative. */
  readonly cost?: string | number;
  /** At the foot, as short pairs: attack 3, health 5. */
  readonly values?: readonly CardValue[];
  /** Words on it that explain themselves, and the words of its game. */
  readonly terms?: readonly Term[];
  readonly glossary?: Glossary;
}
export interface CardValue {
  readonly name: string;
  readonly value: string | number;
  /** What is printed, where an effect has changed it. */
  readonly printed?: string | number;
}
