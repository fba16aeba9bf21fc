import type { BoardProps, Foreseen, Pointing } from "@cardwright/table";
import type { Taktik } from "../src/world.ts";

const FACES = 6;

/** How likely an attack hits, as the rules have told it with the option. */
export function forecast(_: BoardProps<Taktik>["view"], { picks, label }: Pointing): Foreseen | undefined {
  const hits = Number(/hit by (\d) of 6/.exec(label)?.[1] ?? Number.NaN);
  if (Number.isNaN(hits)) return undefined;
  const from = picks["unit"];
  return {
    value: `${hits} of ${FACES}`,
    text: hits === 0 ? "cannot hit as things stand" : `hits on ${FACES + 1 - hits} and more`,
    ...(typeof from === "string" ? { from } : {}),
  };
}
