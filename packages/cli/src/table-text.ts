import type { AnyEngine } from "@cardwright/bots";
import type { Names, Piece, View } from "@cardwright/core";
import { namesFor } from "@cardwright/core";

/** What every view has, whatever the game. */
export interface TableView extends View {
  readonly seats: number;
  readonly turn: number;
  readonly round: number;
  readonly phase: string;
  readonly activeSeat: number;
  readonly outcome: { readonly winners: readonly number[]; readonly reason: string } | null;
}
/** A table as lines of text, made from a view and from what the game declares: no game needs code for it. */
export function tableText(engine: AnyEngine, view: TableView): string {
  const names = namesFor(engine.rules, [], view.you);
  const { declares } = engine.rules;
  const lines = [`turn ${view.turn}, round ${view.round}, ${view.phase}; ${names.seat(view.activeSeat)} to play`];
  lines.push(...factLines(engine, view, view.seats, names));
  for (const [name, { each }] of Object.entries(declares.zones)) {
    const value = view[name];
    const places = each ? (value as readonly unknown[]).slice(0, view.seats) : [value];
    for (const [seat, content] of places.entries()) {
      const shown = pieces(content, names);
      if (shown !== "") lines.push(`  ${names.zone(each ? `${name}/${seat}` : name)}: ${shown}`);
    }
  }
  for (const { definition, owner } of view.effects) {
    lines.push(`  in effect: ${engine.rules.effects.get(definition)?.name ?? definition} (${names.seat(owner)})`);
  }
  return lines.join("\n");
}
export function outcomeText(engine: AnyEngine, { outcome, you }: Pick<TableView, "outcome" | "you">): string {
  const names = namesFor(engine.rules, [], you);
  if (outcome === null) return "The match is not over.";
  if (outcome.winners.length === 0) return `A draw: ${outcome.reason}.`;
  const who = outcome.winners.map((seat) => names.seat(seat)).join(" and ");
  return `${who} ${outcome.winners.length > 1 || who === "You" ? "win" : "wins"}: ${outcome.reason}.`;
}
function factLines(engine: AnyEngine, view: View, seats: number, names: Names): string[] {
  const shared: string[] = [];
  const bySeat = Array.from({ length: seats }, (): string[] => []);
  for (const [name, { each, sight, start }] of engine.rules.facts) {
    if (sight === "nobody") continue;
    const value = view[name];
    // What is as it was when the match began is left out: some games have two dozen counters for each seat.
    const isNews = (one: unknown): boolean => one !== start && isShort(one);
    if (!each) {
      if (isNews(value)) shared.push(`${words(name)} ${short(value)}`);
      continue;
    }
    for (const [seat, one] of (value as readonly unknown[]).slice(0, seats).entries()) {
      if (isNews(one)) bySeat[seat]!.push(`${words(name)} ${short(one)}`);
    }
  }
  return [
    ...(shared.length === 0 ? [] : [`  ${shared.join(", ")}`]),
    ...bySeat.flatMap((facts, seat) => (facts.length === 0 ? [] : [`  ${names.seat(seat)}: ${facts.join(", ")}`])),
  ];
}
const words = (name: string): string =>
  name
    .replaceAll("_", " ")
    .replaceAll(/([A-Z])/g, " $1")
    .toLowerCase();
const LONGEST = 60;
/** A record in words; parts of it that are nothing say nothing. */
function short(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === undefined || value === null || value === false) return "";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.map(short).join(" ");
  const parts = Object.entries(value).flatMap(([name, part]) =>
    part === 0 || short(part) === "" ? [] : [`${words(name)} ${short(part)}`],
  );
  return parts.length === 0 ? "" : `(${parts.join(", ")})`;
}
/** What is empty or long says nothing in a line. */
const isShort = (value: unknown): boolean => short(value) !== "" && short(value).length <= LONGEST;

/** Equal pieces are counted; marks that are not the owner are shown. */
function pieces(content: unknown, names: Names): string {
  if (!Array.isArray(content)) {
    const { count = 0, known = [] } = (content ?? {}) as {
      readonly count?: number;
      readonly known?: readonly { readonly face: string }[];
    };
    if (count === 0) return "";
    const faces = known.map(({ face }) => names.face(face)).join(", ");
    return `${count} face down${faces === "" ? "" : ` (known: ${faces})`}`;
  }
  const counts = new Map<string, number>();
  for (const piece of content as readonly Partial<Piece>[]) {
    const text = pieceText(piece, names);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count === 1 ? text : `${count} x ${text}`)).join(", ");
}
export function pieceText({ id: _, at: __, up: ___, face, ...marks }: Partial<Piece>, names: Names): string {
  const told = Object.entries(marks)
    .filter(([name, value]) => (value !== 0 || name === "owner") && isShort(value))
    .map(([name, value]) => (name === "owner" ? names.seat(value as number) : `${words(name)} ${short(value)}`));
  const name = face === undefined ? "a card face down" : names.face(face);
  return told.length === 0 ? name : `${name} [${told.join(", ")}]`;
}
