import type { RuleWords } from "@cardwright/words";
import type { Speech } from "./speech.ts";

/** A card as one reads it: its name, its numbers, its text. */
export function cardLine(face: string, { table }: Speech, words: RuleWords): string {
  const numbers = table?.numbers?.(face, words) ?? "";
  const text = table?.cardText?.(face, words) ?? words.cardText(face);
  const name = numbers === "" ? words.title(face) : `${words.title(face)} (${numbers})`;
  return text === "" ? name : `${name}: ${text}`;
}
/** Cards whose name is what was typed, else those whose name has it as a part. */
export function cardsCalled(typed: string, words: RuleWords): readonly string[] {
  const faces = words.speaker.keys("card.").flatMap((key) => NAME_KEY.exec(key)?.[1] ?? []);
  const wanted = typed.toLocaleLowerCase();
  const nameOf = (face: string): string => words.title(face).toLocaleLowerCase();
  const exact = faces.filter((face) => nameOf(face) === wanted);
  return exact.length > 0 ? exact : faces.filter((face) => nameOf(face).includes(wanted));
}
const NAME_KEY = /^card\.(.+)\.name$/;
