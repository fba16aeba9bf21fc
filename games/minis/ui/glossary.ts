import type { ExtraTerm, RuleWords } from "@cardwright/words";
import { ELEMENTS, type Element, effectivenessOf } from "../src/elements.ts";

function strengths(element: Element, words: RuleWords): string {
  const strong = ELEMENTS.filter((other) => effectivenessOf(element, other) === "STRONG");
  const weak = ELEMENTS.filter((other) => effectivenessOf(element, other) === "WEAK");
  if (strong.length + weak.length === 0) return words.text("term.element.neutral");
  return [
    strong.length === 0 ? "" : words.text("term.element.strong", { strong }),
    weak.length === 0 ? "" : words.text("term.element.weak", { weak }),
  ]
    .filter(Boolean)
    .join(" ");
}
/** Elements as the rules have them: each is told with all that it is strong and weak against. */
export const terms = (words: RuleWords): readonly ExtraTerm[] =>
  ELEMENTS.map((element) => ({
    id: `element.${element}`,
    word: words.text(`element.${element}`),
    meaning: strengths(element, words),
  }));
