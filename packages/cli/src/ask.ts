import type { AnyEngine } from "@cardwright/bots";
import { type Action, type Choice, namesFor, type Offer, type Pick, type Refusal } from "@cardwright/core";
import { print } from "./output.ts";
import { type TableView, tableText } from "./table-text.ts";

/** The player left the table. */
export class Quit extends Error {}
class Back extends Error {}
class Concedes extends Error {}
export type Lines = AsyncIterator<string>;
/** A seat at a match of this process or of a server: what it sees, and what it can ask. */
export interface SeatedAt {
  readonly engine: AnyEngine;
  readonly seat: number;
  readonly view: TableView;
  readonly offers: readonly Offer[];
  describe(action: Action): Promise<Choice | Refusal | null>;
  /** What a bot would do here; a match on a server has none. */
  hint?(): string;
}
interface Row {
  readonly label: string;
  readonly refused?: Refusal | undefined;
}

/** Asks a seat for one action: first what, then each of its choices, all by number. */
export async function ask(at: SeatedAt, lines: Lines): Promise<Action> {
  const { seat } = at;
  for (;;) {
    // While a question is open, everything else waits for it alike.
    const offers = at.offers.filter(({ refused }) => refused?.code !== "PROMPT_OPEN");
    const rows = offers.map(({ label, refused, choice }): Row => {
      const allRefused =
        choice !== null &&
        choice.min > 0 &&
        choice.kind !== "number" &&
        choice.options.every((option) => option.refused !== undefined);
      return { label, refused: refused ?? (allRefused ? choice.options[0]?.refused : undefined) };
    });
    try {
      const [index] = await pick("What do you do?", rows, 1, 1, lines, at);
      return await fill(at, offers[index!]!, lines);
    } catch (error) {
      if (error instanceof Concedes) return { type: "concede", seat };
      if (!(error instanceof Back)) throw error;
    }
  }
}
async function fill(at: SeatedAt, offer: Offer, lines: Lines): Promise<Action> {
  const { engine, seat } = at;
  const picks: Record<string, Pick | readonly Pick[]> = {};
  const action = (): Action => ({
    type: offer.type,
    seat,
    payload: offer.promptId === undefined ? picks : { prompt_id: offer.promptId, selections: picks },
  });
  for (let choice: Choice | Refusal | null = offer.choice; choice !== null; choice = await at.describe(action())) {
    if (!("options" in choice)) {
      print(`Not possible: ${choice.message}`);
      throw new Back();
    }
    const { name, kind, options, min, max } = choice;
    if (kind === "number") {
      picks[name] = await numberFrom(choice, lines);
      continue;
    }
    const names = namesFor(engine.rules, [], seat);
    const rows = options.map(({ label, piece, refused }): Row => {
      const where = piece === undefined ? "" : `, ${names.zone(piece.at)}`;
      return { label: `${label}${where}`, refused };
    });
    const chosen = await pick(questionOf(choice), rows, min, max, lines, at);
    const keys = chosen.map((index) => options[index]!.key);
    picks[name] = kind === "one" ? keys[0]! : keys;
  }
  return action();
}
/** Any whole number of a wide range, typed as it is. */
async function numberFrom({ ask, name, min, max }: Choice, lines: Lines): Promise<number> {
  print(`${ask === "" ? `Choose ${name}` : ask} (${min} to ${max})`);
  for (;;) {
    const { value, done } = await lines.next();
    const text = String(value).trim().toLowerCase();
    if (done === true || text === "q" || text === "quit") throw new Quit();
    if (text === "b" || text === "back") throw new Back();
    const number = Number(text);
    if (text !== "" && Number.isInteger(number) && number >= min && number <= max) return number;
    print(`Type a whole number from ${min} to ${max}, b or q.`);
  }
}
function questionOf({ ask: question, name, kind, min, max }: Choice): string {
  const asked = question === "" ? `Choose ${name}` : question;
  if (kind === "one") return asked;
  if (kind === "order") return `${asked} (all numbers in the order you want)`;
  return `${asked} (${min === max ? min : `${min} to ${max}`} numbers; an empty line for none)`;
}
async function pick(
  question: string,
  rows: readonly Row[],
  min: number,
  max: number,
  lines: Lines,
  { engine, view, hint }: SeatedAt,
): Promise<readonly number[]> {
  print(question);
  const list = (): void => {
    rows.forEach(({ label, refused }, i) => {
      print(
        refused === undefined
          ? `  ${String(i + 1).padStart(3)}  ${label}`
          : `       ${label} (${refused.message}; ?${i + 1})`,
      );
    });
  };
  list();
  for (;;) {
    const { value, done } = await lines.next();
    if (done === true) throw new Quit();
    const text = String(value).trim().toLowerCase();
    if (text === "q" || text === "quit") throw new Quit();
    if (text === "b" || text === "back") throw new Back();
    if (text === "concede") throw new Concedes();
    if (text === "t") {
      print(tableText(engine, view));
      list();
      continue;
    }
    if (text === "h" || text === "hint") {
      print(hint?.() ?? "There are no hints in this match.");
      continue;
    }
    if (text.startsWith("?")) {
      explain(rows[Number(text.slice(1)) - 1]);
      continue;
    }
    const numbers = text === "" ? [] : text.split(/[\s,]+/).map((part) => Number(part) - 1);
    const wrong = numbers.find((n) => rows[n] === undefined);
    const refused = numbers.map((n) => rows[n]?.refused).find((why) => why !== undefined);
    if (wrong !== undefined) print(`Type a number from 1 to ${rows.length}, b, t, h, concede or q.`);
    else if (refused !== undefined) print(`Not possible: ${refused.message}`);
    else if (numbers.length < min || numbers.length > max) print(`Choose ${min === max ? min : `${min} to ${max}`}.`);
    else return numbers;
  }
}
function explain(row: Row | undefined): void {
  if (row === undefined) print("There is no such number.");
  else if (row.refused === undefined) print(`${row.label}: nothing speaks against it.`);
  else {
    print(`${row.label}: ${row.refused.message} (${row.refused.code})`);
    for (const { source, question, value } of row.refused.because ?? []) {
      print(`  because of ${source}: ${question} is ${String(value)}`);
    }
  }
}
