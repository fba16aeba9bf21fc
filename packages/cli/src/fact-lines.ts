import type { AnyEngine } from "@cardwright/bots";
import type { RuleWords } from "@cardwright/words";
import type { TableView } from "./table-view.ts";

/** Facts of a game that draws no table of its own: those that are not as they were when the match began. */
export function factLines(engine: AnyEngine, view: TableView, words: RuleWords): readonly string[] {
  const { seats } = view;
  const shared: string[] = [];
  const bySeat = Array.from({ length: seats }, (): string[] => []);
  for (const [name, { each, sight, start }] of engine.rules.facts) {
    if (sight === "nobody") continue;
    const value = view[name];
    const isNews = (one: unknown): boolean => one !== start && isShort(one, words);
    if (!each) {
      if (isNews(value)) shared.push(`${words.fact(name)} ${short(value, words)}`);
      continue;
    }
    for (const [seat, one] of (value as readonly unknown[]).slice(0, seats).entries()) {
      if (isNews(one)) bySeat[seat]?.push(`${words.fact(name)} ${short(one, words)}`);
    }
  }
  return [
    ...(shared.length === 0 ? [] : [shared.join(", ")]),
    ...bySeat.flatMap((facts, seat) => (facts.length === 0 ? [] : [`${words.seat(seat)}: ${facts.join(", ")}`])),
  ];
}
const LONGEST = 60;
/** A record in words; parts of it that are nothing say nothing. */
export function short(value: unknown, words: RuleWords): string {
  if (typeof value === "string") return value;
  if (value === undefined || value === null || value === false) return "";
  if (value === true) return words.sentence("prompt.YES_NO.yes").toLowerCase();
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.map((one) => short(one, words)).join(" ");
  const parts = Object.entries(value).flatMap(([name, part]) =>
    part === 0 || short(part, words) === "" ? [] : [`${words.mark(name)} ${short(part, words)}`],
  );
  return parts.length === 0 ? "" : `(${parts.join(", ")})`;
}
/** What is empty or long says nothing in a line. */
export const isShort = (value: unknown, words: RuleWords): boolean =>
  short(value, words) !== "" && short(value, words).length <= LONGEST;
