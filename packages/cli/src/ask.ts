import type { AnyEngine } from "@cardwright/bots";
import type { Action, Refusal } from "@cardwright/core";
import {
  AGREE_TAKEBACK,
  type Choice,
  DECLINE_TAKEBACK,
  type Offer,
  type Pick,
  TAKEBACK,
  UNDO,
} from "@cardwright/core/host";
import type { RuleWords } from "@cardwright/words";
import { cardLine, cardsCalled } from "./card-text.ts";
import { screenWidth, show } from "./screen.ts";
import type { Speech } from "./speech.ts";
import { tableText } from "./table-text.ts";
import type { TableView } from "./table-view.ts";

/** The player left the table. */
export class Quit extends Error {}
class Back extends Error {}
/** An action that goes back in the match; it has no choices. */
class Backward extends Error {
  readonly type: string;
  constructor(type: string) {
    super();
    this.type = type;
  }
}
class Concedes extends Error {}
export type Lines = AsyncIterator<string>;
/** A seat at a match of this process or of a server: what it sees, and what it can ask. */
export interface SeatedAt {
  readonly engine: AnyEngine;
  readonly seat: number;
  readonly view: TableView;
  readonly speech: Speech;
  readonly offers: readonly Offer[];
  describe(action: Action): Promise<Choice | Refusal | null>;
  /** What a bot would do here, and why the last one that moved did what it did. */
  readonly opinions: Opinions;
}
export interface Opinions {
  hint(): Promise<readonly string[]>;
  why(): Promise<readonly string[]>;
}
interface Row {
  readonly label: string;
  readonly refused?: Refusal | undefined;
}

/** Asks a seat for one action: first what, then each of its choices, all by number. */
export async function ask(at: SeatedAt, lines: Lines): Promise<Action> {
  const { seat, speech, view } = at;
  const words = speech.words(view);
  for (;;) {
    // While a question is open, everything else waits for it alike.
    const offers = at.offers.filter(({ refused }) => refused?.code !== "PROMPT_OPEN");
    const rows = offers.map((offer): Row => {
      const { refused, choice } = offer;
      const allRefused =
        choice !== null &&
        choice.min > 0 &&
        choice.kind !== "number" &&
        choice.options.every((option) => option.refused !== undefined);
      const label = words.offer(offer, view);
      return { label, refused: refused ?? (allRefused ? choice.options[0]?.refused : undefined) };
    });
    try {
      const [index] = await pick(speech.say("terminal.what"), rows, 1, 1, lines, at);
      return await fill(at, offers[index!]!, lines);
    } catch (error) {
      if (error instanceof Concedes) return { type: "concede", seat };
      if (error instanceof Backward) return { type: error.type, seat };
      if (!(error instanceof Back)) throw error;
    }
  }
}
const BACKWARD: ReadonlyMap<string, string> = new Map([
  ["u", UNDO],
  ["undo", UNDO],
  ["ask", TAKEBACK],
]);
async function fill(at: SeatedAt, offer: Offer, lines: Lines): Promise<Action> {
  const { seat, speech, view } = at;
  const words = speech.words(view);
  const picks: Record<string, Pick | readonly Pick[]> = {};
  const action = (): Action => ({
    type: offer.type,
    seat,
    payload: offer.promptId === undefined ? picks : { prompt_id: offer.promptId, selections: picks },
  });
  for (let choice: Choice | Refusal | null = offer.choice; choice !== null; choice = await at.describe(action())) {
    if (!("options" in choice)) {
      show(speech.refused(choice, view));
      throw new Back();
    }
    const { name, kind, min, max } = choice;
    const question = words.ask(offer, choice, view, picks);
    if (kind === "number") {
      picks[name] = await numberFrom(choice, question, lines, speech);
      continue;
    }
    const rows = rowsOf(offer, choice, at, words);
    const chosen = await pick(questionOf(question, choice, speech), rows, min, max, lines, at);
    const keys = chosen.map((index) => choice.options[index]!.key);
    picks[name] = kind === "one" ? keys[0]! : keys;
  }
  return action();
}
function rowsOf(offer: Offer, choice: Choice, { speech, view }: SeatedAt, words: RuleWords): readonly Row[] {
  return choice.options.map((option): Row => {
    const label = words.option(offer, choice, option, view);
    const { piece, refused } = option;
    if (piece === undefined) return { label, refused };
    return { label: speech.say("terminal.at", { label, where: speech.place(piece.at) }), refused };
  });
}
/** Any whole number of a wide range, typed as it is. */
async function numberFrom({ min, max }: Choice, question: string, lines: Lines, { say }: Speech): Promise<number> {
  show(say("terminal.range", { question, least: min, most: max }));
  for (;;) {
    const { value, done } = await lines.next();
    const text = String(value).trim().toLowerCase();
    if (done === true || text === "q" || text === "quit") throw new Quit();
    if (text === "b" || text === "back") throw new Back();
    const number = Number(text);
    if (text !== "" && Number.isInteger(number) && number >= min && number <= max) return number;
    show(say("terminal.wholeNumber", { least: min, most: max }));
  }
}
function questionOf(question: string, { kind, min, max }: Choice, { say }: Speech): string {
  if (kind === "one") return question;
  if (kind === "order") return say("terminal.order", { question });
  if (min === max) return say("terminal.several", { question, least: min });
  return say("terminal.several.range", { question, least: min, most: max });
}
async function pick(
  question: string,
  rows: readonly Row[],
  min: number,
  max: number,
  lines: Lines,
  { engine, view, opinions, speech }: SeatedAt,
): Promise<readonly number[]> {
  const { say } = speech;
  const words = speech.words(view);
  show(question);
  const list = (): void => {
    rows.forEach(({ label, refused }, i) => {
      const reason = refused === undefined ? "" : `${words.reason(refused)} ?${i + 1}`;
      show(
        refused === undefined
          ? `  ${String(i + 1).padStart(3)}  ${label}`
          : `       ${say("terminal.refused", { label, reason })}`,
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
    const backward = BACKWARD.get(text);
    if (backward !== undefined) throw new Backward(backward);
    if (text === "t") {
      show(tableText(engine, view, speech, screenWidth()));
      list();
      continue;
    }
    if (text === "h" || text === "w") {
      for (const line of await (text === "h" ? opinions.hint() : opinions.why())) show(line);
      continue;
    }
    if (text === "read" || text.startsWith("read ")) {
      read(text.slice("read".length).trim(), speech, words);
      continue;
    }
    if (text.startsWith("?")) {
      explain(rows[Number(text.slice(1)) - 1], words, view, speech);
      continue;
    }
    const numbers = text === "" ? [] : text.split(/[\s,]+/).map((part) => Number(part) - 1);
    const wrong = numbers.find((n) => rows[n] === undefined);
    const refused = numbers.map((n) => rows[n]?.refused).find((why) => why !== undefined);
    if (wrong !== undefined) show(say("terminal.number", { most: rows.length }));
    else if (refused !== undefined) show(say("terminal.impossible", { reason: words.reason(refused) }));
    else if (numbers.length >= min && numbers.length <= max) return numbers;
    else if (min === max) show(say("terminal.choose", { least: min }));
    else show(say("terminal.choose.range", { least: min, most: max }));
  }
}
function explain(row: Row | undefined, words: RuleWords, view: TableView, { say }: Speech): void {
  if (row === undefined) show(say("terminal.noNumber"));
  else if (row.refused === undefined) show(say("terminal.free", { label: row.label }));
  else {
    show(`${row.label}: ${words.reason(row.refused)}`);
    for (const cause of words.causes(row.refused, view)) show(`  ${cause}`);
  }
}
/** A few cards in full, or the names of many. */
const READ_MOST = 5;
function read(typed: string, speech: Speech, words: RuleWords): void {
  const faces = typed === "" ? [] : cardsCalled(typed, words);
  if (faces.length === 0) show(speech.say("terminal.noCard"));
  else if (faces.length <= READ_MOST) for (const face of faces) show(cardLine(face, speech, words));
  else show(faces.map((face) => words.title(face)).join(", "));
}
/** Asks whether another may take an action back. */
export async function askConsent(seat: number, speech: Speech, lines: Lines): Promise<Action> {
  const { say } = speech;
  show(say("terminal.consent"));
  for (;;) {
    const { value, done } = await lines.next();
    const text = String(value).trim().toLowerCase();
    if (done === true || text === "q" || text === "quit") throw new Quit();
    if (text === "y" || text === "yes") return { type: AGREE_TAKEBACK, seat };
    if (text === "n" || text === "no") return { type: DECLINE_TAKEBACK, seat };
    show(say("terminal.yesOrNo"));
  }
}
