import type { AnyEngine } from "@cardwright/bots";
import type { Piece, Pile } from "@cardwright/core";
import { endOf, type RuleWords, type TerminalMap } from "@cardwright/words";
import type { Speech } from "./speech.ts";
import type { TableView } from "./table-view.ts";

/** A table as lines of text, made from a view and from what the game declares: no game needs code for it. */
export function tableText(engine: AnyEngine, view: TableView, speech: Speech): string {
  const { declares } = engine.rules;
  const { say, map } = speech;
  const words = speech.words(view);
  const { round, turn, phase, activeSeat } = view;
  const lines = [`${say("terminal.turn", { round, turn, phase })}. ${say("terminal.toPlay", { seat: activeSeat })}`];
  lines.push(...(map?.draw(view, words) ?? []).map((line) => `  ${line}`));
  lines.push(...factLines(engine, view, words, map));
  for (const [name, { each }] of Object.entries(declares.zones)) {
    if (map?.zones.includes(name) === true) continue;
    const value = view[name];
    const places = each ? (value as readonly unknown[]).slice(0, view.seats) : [value];
    for (const [seat, content] of places.entries()) {
      const shown = pieces(content, speech, words);
      if (shown !== "") lines.push(`  ${speech.place(each ? `${name}/${seat}` : name)}: ${shown}`);
    }
  }
  for (const { definition, owner, expires } of view.effects) {
    const until = endOf(expires, view) ?? ["end.used"];
    lines.push(`  ${say("terminal.inEffect", { effect: words.effect(definition), owner, until })}`);
  }
  return lines.join("\n");
}
function factLines(engine: AnyEngine, view: TableView, words: RuleWords, map: TerminalMap | undefined): string[] {
  const { seats } = view;
  const shared: string[] = [];
  const bySeat = Array.from({ length: seats }, (): string[] => []);
  for (const [name, { each, sight, start }] of engine.rules.facts) {
    if (sight === "nobody" || map?.facts.includes(name) === true) continue;
    const value = view[name];
    // What is as it was when the match began is left out: some games have two dozen counters for each seat.
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
    ...(shared.length === 0 ? [] : [`  ${shared.join(", ")}`]),
    ...bySeat.flatMap((facts, seat) => (facts.length === 0 ? [] : [`  ${words.seat(seat)}: ${facts.join(", ")}`])),
  ];
}
const LONGEST = 60;
/** A record in words; parts of it that are nothing say nothing. */
function short(value: unknown, words: RuleWords): string {
  if (typeof value === "string") return value;
  if (value === undefined || value === null || value === false) return "";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.map((one) => short(one, words)).join(" ");
  const parts = Object.entries(value).flatMap(([name, part]) =>
    part === 0 || short(part, words) === "" ? [] : [`${words.mark(name)} ${short(part, words)}`],
  );
  return parts.length === 0 ? "" : `(${parts.join(", ")})`;
}
/** What is empty or long says nothing in a line. */
const isShort = (value: unknown, words: RuleWords): boolean =>
  short(value, words) !== "" && short(value, words).length <= LONGEST;

/** Equal pieces are counted; marks that are not the owner are shown. */
function pieces(content: unknown, { say, map }: Speech, words: RuleWords): string {
  const faceDown = say("terminal.faceDown", { count: 1 });
  if (!Array.isArray(content)) {
    const { count = 0, known = [], holds = [] } = (content ?? { count: 0 }) as Pile;
    if (count === 0) return "";
    const cards = [...known.map(({ face }) => face), ...holds].filter((face) => face !== undefined);
    return cards.length === 0 ? say("terminal.faceDown", { count }) : say("terminal.faceDown.known", { count, cards });
  }
  const counts = new Map<string, number>();
  for (const piece of content as readonly Partial<Piece>[]) {
    const text = pieceText(without(piece, map?.marks ?? []), words, faceDown);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .map(([label, count]) => (count === 1 ? label : say("terminal.times", { count, label })))
    .join(", ");
}
const without = (piece: Partial<Piece>, marks: readonly string[]): Partial<Piece> =>
  Object.fromEntries(Object.entries(piece).filter(([name]) => !marks.includes(name)));
function pieceText(
  { id: _, at: __, up: ___, face, ...marks }: Partial<Piece>,
  words: RuleWords,
  faceDown: string,
): string {
  const told = Object.entries(marks)
    .filter(([name, value]) => (value !== 0 || name === "owner") && isShort(value, words))
    .map(([name, value]) =>
      name === "owner" ? words.seat(value as number) : `${words.mark(name)} ${short(value, words)}`,
    );
  const name = face === undefined ? faceDown : words.card(face);
  return told.length === 0 ? name : `${name} [${told.join(", ")}]`;
}
