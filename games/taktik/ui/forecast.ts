import type { BoardProps, Foreseen, Pointing } from "@cardwright/table";
import type { RuleWords } from "@cardwright/words";
import type { Taktik } from "../src/world.ts";

const FACES = 6;

/** How likely an attack hits, as the rules have told it with the option. */
export const chanceIn = (label: Pointing["label"] | undefined): number | undefined => {
  const chance = typeof label === "string" ? undefined : label?.[1]?.["chance"];
  return typeof chance === "number" ? chance : undefined;
};
export function forecast(
  _: BoardProps<Taktik>["view"],
  { picks, label }: Pointing,
  words: RuleWords,
): Foreseen | undefined {
  const chance = chanceIn(label);
  if (chance === undefined) return undefined;
  const from = picks["unit"];
  return {
    value: words.text("label.chance", { chance }),
    text: words.text("label.hitsOn", { chance, needed: FACES + 1 - chance }),
    ...(typeof from === "string" ? { from } : {}),
  };
}
