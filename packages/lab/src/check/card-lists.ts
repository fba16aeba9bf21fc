import type { AnyEngine } from "@cardwright/bots";
import { z } from "@cardwright/core";
import { optionsSchema, seedFromText } from "@cardwright/core/host";
import { piecesOf } from "./position.ts";
import { optionSchemas, type Schema, type Setup } from "./setups.ts";

/**
 * Options that are lists of cards: decks, for the most part. Nobody has told which lists are allowed; a list that is known
 * to be allowed is what lies on the table now, and others are found by exchanging cards in it as long as the game agrees.
 */
interface CardList {
  readonly option: string;
  /** Which entry of the option, where each seat has one. */
  readonly index: number;
  readonly cards: readonly string[];
  readonly write: (cards: readonly string[]) => unknown;
}
const SEED = seedFromText("which cards are in a match");
type Written = (cards: readonly string[]) => unknown;

const counted: Written = (cards) => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};
/** How a list of cards is written so that the schema has it; what lies in a zone of a field's own name goes there. */
function writing(schema: Schema, zones: Readonly<Record<string, readonly string[]>>): Written | undefined {
  const { type, anyOf, items, additionalProperties: rest, properties } = schema;
  if (anyOf !== undefined) {
    for (const one of anyOf) {
      const found = writing(one, zones);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (type === "array") return typeof items === "object" && items.type === "string" ? (cards) => cards : undefined;
  if (type !== "object") return undefined;
  if (properties === undefined) return typeof rest === "object" && rest.type === "integer" ? counted : undefined;
  const fields = Object.entries(properties).map(([name, field]) => ({ name, write: writing(field, {}) }));
  const main = fields.find(({ name, write }) => write !== undefined && !(name in zones));
  if (main === undefined) return undefined;
  const beside = fields.filter(({ name, write }) => write !== undefined && name in zones);
  return (cards) => ({
    [main.name]: main.write?.(cards),
    ...Object.fromEntries(beside.map(({ name, write }) => [name, write?.(zones[name] ?? [])])),
  });
}
/** The cards of an option that is given as a list already. */
function cardsIn(value: unknown): readonly string[] | undefined {
  if (Array.isArray(value)) return value.every((one) => typeof one === "string") ? value : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const counts = Object.entries(value as Readonly<Record<string, unknown>>);
  if (counts.length === 0 || !counts.every(([, count]) => Number.isInteger(count))) return undefined;
  return counts.flatMap(([card, count]) => Array<string>(Number(count)).fill(card));
}
/** The lists of a match as it begins, as far as the game takes them back in the form of lists. */
function listsOf(engine: AnyEngine, { seats, options }: Setup): readonly CardList[] {
  const state = engine.start({ seats, options, seed: SEED });
  const lists: CardList[] = [];
  const given = state.options as Readonly<Record<string, unknown>>;
  for (const [option, schema] of Object.entries(optionSchemas(engine))) {
    const now = given[option];
    const entries = schema.prefixItems ?? (typeof schema.items === "object" ? Array(seats).fill(schema.items) : []);
    for (const [index, entry] of entries.entries()) {
      const zones: Record<string, string[]> = {};
      const others = new Set(Object.keys(fieldsOf(entry)));
      const cards: string[] = [];
      for (const place of engine.rules.places.values()) {
        if (place.seat !== index) continue;
        const faces = piecesOf(engine, state)
          .filter(({ at }) => at === place.name)
          .map(({ face }) => face);
        if (others.has(place.key)) zones[place.key] = faces;
        else cards.push(...faces);
      }
      const write = writing(entry, zones);
      const listed = Array.isArray(now) ? cardsIn(now[index]) : undefined;
      if (write === undefined || (listed ?? cards).length === 0) continue;
      lists.push({ option, index, cards: [...(listed ?? cards)].sort(), write });
    }
  }
  return lists;
}
const fieldsOf = ({ properties, anyOf }: Schema): Readonly<Record<string, Schema>> =>
  Object.assign({}, properties, ...(anyOf ?? []).map(fieldsOf)) as Readonly<Record<string, Schema>>;

/** Decks that can be changed card by card, and what the game said to the last change it refused. */
export class Decks {
  readonly lists: readonly CardList[];
  refused = "";
  private readonly engine: AnyEngine;
  private readonly setup: Setup;
  private readonly faces: ReadonlyMap<string, number>;
  private cards: readonly (readonly string[])[];

  constructor(engine: AnyEngine, setup: Setup, faces: ReadonlyMap<string, number>) {
    this.engine = engine;
    this.setup = setup;
    this.faces = faces;
    this.lists = listsOf(engine, setup);
    this.cards = this.lists.map(({ cards }) => cards);
    if (this.lists.length > 0 && !this.agrees(this.cards)) this.lists = [];
  }
  /** How many of a card a match with these decks has, in them or beside them. */
  count(card: string): number {
    const number = (cards: readonly string[]): number => cards.filter((one) => one === card).length;
    const beside = (this.faces.get(card) ?? 0) - number(this.lists.flatMap(({ cards }) => cards));
    return Math.max(0, beside) + number(this.cards.flat());
  }
  /** Puts one more of a card into a list, in place of one of those that may go; false if the game never agrees. */
  put(card: string, mayGo: readonly string[], from = 0): boolean {
    for (let k = 0; k < this.lists.length; k++) {
      const at = (k + from) % this.lists.length;
      const list = this.cards[at]!;
      for (const gone of mayGo) {
        const place = gone === card ? -1 : list.indexOf(gone);
        if (place < 0) continue;
        const changed = this.cards.with(at, list.with(place, card));
        if (!this.agrees(changed)) continue;
        this.cards = changed;
        return true;
      }
    }
    return false;
  }
  setupWith(name: string): Setup {
    return { ...this.setup, name, options: this.optionsWith(this.cards) };
  }
  private optionsWith(cards: readonly (readonly string[])[]): object {
    const options: Record<string, unknown> = { ...this.setup.options };
    const names = new Set(this.lists.map(({ option }) => option));
    for (const name of names) {
      const value: unknown[] = [];
      for (const [i, list] of this.lists.entries()) if (list.option === name) value[list.index] = list.write(cards[i]!);
      options[name] = value;
    }
    return options;
  }
  private agrees(cards: readonly (readonly string[])[]): boolean {
    const parsed = z.safeParse(optionsSchema(this.engine.rules.declares), this.optionsWith(cards));
    if (!parsed.success) this.refused = parsed.error.issues[0]?.message ?? "it is refused";
    return parsed.success;
  }
}
