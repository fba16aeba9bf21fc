import type { AnyEngine } from "@cardwright/bots";
import type { Piece, Pile } from "@cardwright/core";
import { endOf, type RuleWords, wrapped } from "@cardwright/words";
import { cardLine } from "./card-text.ts";
import { factLines, isShort, short } from "./fact-lines.ts";
import type { Speech } from "./speech.ts";
import type { TableView } from "./table-view.ts";

/**
 * A table as lines of text no wider than the terminal: the board as the game draws it, hands with their texts, and the rest by what the
 * game declares. Where it draws no board of its own, its facts and the marks of its pieces are listed.
 */
export function tableText(engine: AnyEngine, view: TableView, speech: Speech, width: number): string {
  const { say, table } = speech;
  const words = speech.words(view);
  const { round, turn, phase, activeSeat } = view;
  const lines = [
    `${say("terminal.turn", { round, turn, phase })}. ${say("terminal.toPlay", { seat: activeSeat })}`,
    ...(table === undefined ? factLines(engine, view, words) : table.draw(view, words, width - INDENT)).map(indented),
    ...zoneLines(engine, view, speech).map(indented),
    ...effectLines(view, speech).map(indented),
  ];
  return lines.flatMap((line) => wrapped(line, width)).join("\n");
}
const INDENT = 2;
const indented = (line: string): string => `${" ".repeat(INDENT)}${line}`;

function zoneLines(engine: AnyEngine, view: TableView, speech: Speech): readonly string[] {
  const words = speech.words(view);
  return Object.entries(engine.rules.declares.zones).flatMap(([name, { each, sight }]) => {
    if (speech.table?.zones.includes(name) === true) return [];
    const value = view[name];
    const places = each ? (value as readonly unknown[]).slice(0, view.seats) : [value];
    return places.flatMap((content, seat) => {
      const place = capital(speech.place(each ? `${name}/${seat}` : name));
      if (sight === "owner" && seat === view.you && Array.isArray(content))
        return handLines(place, content, speech, words);
      const shown = pieces(content, speech, words);
      return shown === "" ? [] : [`${place}: ${shown}`];
    });
  });
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Cards that only their owner sees, each with what it says. */
function handLines(
  place: string,
  content: readonly Partial<Piece>[],
  speech: Speech,
  words: RuleWords,
): readonly string[] {
  const faces = content.flatMap(({ face }) => face ?? []);
  if (faces.length === 0) return [];
  const cards = [...new Set(faces)].map((face) => {
    const label = cardLine(face, speech, words);
    const count = faces.filter((other) => other === face).length;
    return `  ${count === 1 ? label : speech.say("terminal.times", { count, label })}`;
  });
  return [`${place}:`, ...cards];
}
/** Equal effects of several pieces are one line. */
function effectLines(view: TableView, speech: Speech): readonly string[] {
  const { say } = speech;
  const words = speech.words(view);
  const lines = view.effects.map(({ definition, owner, expires }) => {
    const until = endOf(expires, view) ?? ["end.used"];
    return say("terminal.inEffect", { effect: words.effect(definition), owner, until });
  });
  return [...new Set(lines)];
}
/** Equal pieces are counted. */
function pieces(content: unknown, { say, table }: Speech, words: RuleWords): string {
  const faceDown = say("terminal.faceDown", { count: 1 });
  if (!Array.isArray(content)) {
    const { count = 0, known = [], holds = [] } = (content ?? { count: 0 }) as Pile;
    if (count === 0) return "";
    const cards = [...known.map(({ face }) => face), ...holds].filter((face) => face !== undefined);
    return cards.length === 0 ? say("terminal.faceDown", { count }) : say("terminal.faceDown.known", { count, cards });
  }
  const counts = new Map<string, number>();
  for (const piece of content as readonly Partial<Piece>[]) {
    const text = pieceText(piece, words, faceDown, table === undefined);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .map(([label, count]) => (count === 1 ? label : say("terminal.times", { count, label })))
    .join(", ");
}
function pieceText(
  { id: _, at: __, up: ___, face, ...marks }: Partial<Piece>,
  words: RuleWords,
  faceDown: string,
  withMarks: boolean,
): string {
  const told = Object.entries(withMarks ? marks : {})
    .filter(([name, value]) => (value !== 0 || name === "owner") && isShort(value, words))
    .map(([name, value]) =>
      name === "owner" ? words.seat(value as number) : `${words.mark(name)} ${short(value, words)}`,
    );
  const name = face === undefined ? faceDown : words.title(face);
  return told.length === 0 ? name : `${name} [${told.join(", ")}]`;
}
