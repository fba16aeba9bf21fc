import type { RuleWords } from "@cardwright/words";
import type { Unit } from "../src/pieces.ts";

/** The name of a unit for a voice. */
export const unitText = ({ face, owner, damaged }: Unit, words: RuleWords): string =>
  words.sentence("label.unitOf", { unit: face, owner, damaged });
