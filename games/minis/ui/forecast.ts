import { type BoardProps, type Foreseen, type Pointing, piecesIn } from "@cardwright/table";
import type { RuleWords } from "@cardwright/words";
import type { Minis } from "../src/world.ts";

/** The sum of an attack, as the rules have told it with the option. */
const sumIn = (label: Pointing["label"]): Readonly<Record<string, unknown>> =>
  typeof label === "string" ? {} : (label[1] ?? {});
/** An attack as it would be dealt: what it takes, who keeps how much, and how that is made up. */
export function forecast(
  view: BoardProps<Minis>["view"],
  { action, label }: Pointing,
  words: RuleWords,
): Foreseen | undefined {
  const { amount, effectiveness, left, ...sum } = sumIn(label);
  if (action !== "ATTACK" || typeof amount !== "number") return undefined;
  const seat = view.you === 1 ? 1 : 0;
  const [attacker] = piecesIn(view.active[seat]);
  const [defender] = piecesIn(view.active[seat === 0 ? 1 : 0]);
  if (attacker === undefined || defender === undefined) return undefined;
  return {
    value: String(amount),
    text: words.text("label.outcome", { card: defender.face, effectiveness, left }),
    sum: words.text("label.sum", sum),
    tone: "bad",
    from: attacker.id,
  };
}
