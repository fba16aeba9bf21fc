import { lists, numbers, plurals } from "./formats.ts";
import type { Message, Options, Params } from "./packed.ts";
import type { Spoken } from "./spoken.ts";

/** How each kind of parameter is said, and which keys of a message's variants it matches. No language is known here. */

/** What a kind may ask of whoever speaks. */
export interface Voice {
  readonly locale: string;
  readonly viewer: number;
  readonly players: readonly string[];
  readonly cell: (cell: string | number) => string;
  say(key: string, params: Params): readonly Spoken[];
  /** The word of a key with its attributes; nothing where there is none. */
  term(key: string): Readonly<Record<string, string>> | undefined;
  has(key: string): boolean;
}
interface Kind {
  say(voice: Voice, value: unknown, options: Options, params: Params): readonly Spoken[];
  keys(voice: Voice, value: unknown, options: Options): readonly string[];
}
/** A parameter that does not fit its kind. Whoever speaks says so by name and goes on. */
export class MisfitError extends Error {}

/** A seat that the sentence has named already: "into the store", not "into Blue's store". */
export const OWN = "own";
const LIST_MAX = 200;
/** What a language's own rules are given, whichever of it the language needs. */
export const GRAMMAR: Readonly<Record<string, readonly string[]>> = {
  seat: ["seat", "name", "last", "case"],
  noun: ["term", "noun", "article", "case"],
  zone: ["zone", "owner", "as", "prep"],
  ordinal: ["n"],
  locale: [],
  tally: ["n", "term"],
};

function listType(type = "conjunction"): Intl.ListFormatType {
  if (type === "conjunction" || type === "disjunction" || type === "unit") return type;
  throw new MisfitError(`no list of type ${type}`);
}
const text = (value: string): readonly Spoken[] => [{ text: value }];
function string(value: unknown): string {
  if (typeof value === "string") return value;
  throw new MisfitError(`expected a text, got ${typeof value}`);
}
function count(value: unknown): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new MisfitError(`expected a number, got ${typeof value}`);
}
function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new MisfitError(`expected a list, got ${typeof value}`);
  if (value.length > LIST_MAX) throw new MisfitError(`a list of more than ${LIST_MAX}`);
  return value;
}
function record(value: unknown): object {
  if (typeof value === "object" && value !== null) return value;
  throw new MisfitError(`expected amounts, got ${typeof value}`);
}
export function isMessage(value: unknown): value is Message {
  if (!Array.isArray(value) || value.length > 2 || typeof value[0] !== "string") return false;
  return value[1] === undefined || (typeof value[1] === "object" && value[1] !== null);
}
function isSpoken(value: unknown): value is Spoken {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}

/** A name without grammar: what the language's own rules put together. */
const plainText: Kind = {
  say: (_, value) => (isSpoken(value) ? [value] : text(string(value))),
  keys: (_, value) => [isSpoken(value) ? value.text : string(value)],
};
const number: Kind = {
  say({ locale }, value, { sign }) {
    const signDisplay = sign === "always" || sign === "never" ? sign : "auto";
    return text(numbers(locale, signDisplay).format(count(value)));
  },
  keys({ locale }, value) {
    const category = plurals(locale, "cardinal").select(count(value));
    return [String(count(value)), ...(count(value) < 0 ? ["minus"] : []), category];
  },
};
/** "3rd": the language's own message, chosen by its ordinal categories. */
const ordinal: Kind = {
  say: (voice, value) => voice.say("grammar.ordinal", { n: count(value) }),
  keys: ({ locale }, value) => [String(count(value)), plurals(locale, "ordinal").select(count(value))],
};
const flag: Kind = {
  say: (_, value) => text(value === true ? "yes" : "no"),
  keys: (_, value) => [value === true ? "yes" : "no"],
};
const seat: Kind = {
  say(voice, value, options) {
    const who = value === OWN ? -1 : count(value);
    const name = voice.players[who] ?? "";
    const last = name.at(-1)?.toLocaleLowerCase(voice.locale) ?? "";
    return voice.say("grammar.seat", {
      seat: value,
      name: { text: name, player: who },
      last,
      case: options["case"] ?? "nominative",
    });
  },
  keys({ viewer, players }, value) {
    if (value === OWN) return [OWN];
    const who = count(value);
    if (who === viewer && who >= 0) return ["you"];
    return [who < 0 || who >= players.length ? "none" : "other"];
  },
};
/** A word of the language by its key, with article and case where they are asked for. */
function noun(voice: Voice, key: string, options: Options, about: Omit<Spoken, "text">): readonly Spoken[] {
  const term = voice.term(key);
  if (term === undefined) throw new MisfitError(`no word ${key}`);
  const { case: inCase = "nominative", article = "none" } = options;
  const written = term[inCase] ?? term["term"] ?? "";
  return voice.say("grammar.noun", {
    term: { text: written, ...about },
    noun: term["noun"] ?? "title",
    article,
    case: inCase,
  });
}
const nounKeys = (voice: Voice, key: string): readonly string[] => [voice.term(key)?.["noun"] ?? "title"];
const nounKind: Kind = {
  say: (voice, value, options) => noun(voice, string(value), options, {}),
  keys: (voice, value) => nounKeys(voice, string(value)),
};
/** A source without a card of its own goes by its effect's word. */
function faceKey(voice: Voice, value: unknown): string {
  const key = `card.${string(value)}.name`;
  return !voice.has(key) && voice.has(`effect.${string(value)}`) ? `effect.${string(value)}` : key;
}
const face: Kind = {
  say: (voice, value, options) => noun(voice, faceKey(voice, value), options, { face: string(value) }),
  keys: (voice, value) => [...nounKeys(voice, faceKey(voice, value)), string(value)],
};
/** An id of the rules in the words of a section: `{$why :word in=reason}`. */
const word: Kind = {
  say(voice, value, options, params) {
    const key = `${options["in"]}.${String(value).replaceAll(" ", "-")}`;
    if (voice.term(key)?.["noun"] !== undefined) return noun(voice, key, options, {});
    return voice.say(key, params);
  },
  keys: (_, value) => [String(value)],
};
/**
 * Where from, where to, where: the zone's own phrase, or the language's rule for its noun. A place of whoever acts is "the hand", since the
 * sentence has named them; `named=yes` is for a sentence that has not.
 */
const place: Kind = {
  say(voice, value, { as = "in", named = "no" }, params) {
    const [zone = "", of] = string(value).split("/");
    const owner = of === undefined ? undefined : Number(of);
    const acts = params["who"] ?? params["seat"];
    const isOwn = owner === undefined || (named === "no" && owner === acts && owner !== voice.viewer);
    const about = { owner: isOwn ? OWN : owner, as };
    if (voice.has(`zone.${zone}.${as}`)) return voice.say(`zone.${zone}.${as}`, about);
    const prep = voice.term(`zone.${zone}`)?.["on"] ?? "in";
    return voice.say("grammar.zone", { ...about, prep, zone: `zone.${zone}` });
  },
  keys: (_, value) => [string(value).split("/")[0] ?? ""],
};
const cell: Kind = {
  say: (voice, value) => text(voice.cell(typeof value === "number" ? value : string(value))),
  keys: (_, value) => [String(value)],
};
const message: Kind = {
  say(voice, value) {
    if (!isMessage(value)) throw new MisfitError("expected a message");
    return voice.say(value[0], value[1] ?? {});
  },
  keys: (_, value) => (isMessage(value) ? [value[0]] : []),
};
/** A word that goes with a parameter: `{$seat :pick you=draw else=draws}`, `{$count :pick one=card else=cards}`. */
const pick: Kind = {
  say(voice, value, { of = "text", else: otherwise = "", ...words }) {
    // A list picks by how many there are: its own `of` says what the parameter is, not what lies in it.
    const keys = of === "list" ? number.keys(voice, list(value).length, {}) : keysOf(voice, of, value, {});
    const key = keys.find((candidate) => Object.hasOwn(words, candidate));
    return text(key === undefined ? otherwise : (words[key] ?? ""));
  },
  keys: () => [],
};
/** How much of each: `{ domestic: 2, media: 1 }` in the words of a section, or a number for each seat. */
const tally: Kind = {
  say(voice, value, { in: section = "", type }, params) {
    const messages = Array.isArray(value)
      ? list(value).map((points, who): Message => ["target.score", { seat: who, points }])
      : Object.entries(record(value)).map(
          ([id, n]): Message => ["grammar.tally", { n, term: voice.term(`${section}.${id}`)?.["term"] ?? id }],
        );
    return listKind.say(voice, messages, { of: "message", ...(type === undefined ? {} : { type }) }, params);
  },
  keys: (voice, value) => number.keys(voice, Object.keys(record(value)).length, {}),
};
const listKind: Kind = {
  say(voice, value, { of = "face", type, ...options }, params) {
    const items = list(value).map((item) => kindOf(of).say(voice, item, options, params));
    const formatted = lists(voice.locale, listType(type)).formatToParts(items.map((_, index) => String(index)));
    return formatted.flatMap((part) =>
      part.type === "element" ? (items[Number(part.value)] ?? []) : text(part.value),
    );
  },
  /** By how many there are; of a single one also by what it is, so that "you" alone can win. */
  keys(voice, value, { of = "face", ...options }) {
    const items = list(value);
    const single = items.length === 1 ? kindOf(of).keys(voice, items[0], options) : [];
    return [...number.keys(voice, items.length, {}), ...single];
  },
};

const KINDS: Readonly<Record<string, Kind>> = {
  text: plainText,
  number,
  ordinal,
  flag,
  seat,
  noun: nounKind,
  face,
  word,
  place,
  cell,
  message,
  list: listKind,
  pick,
  tally,
};
export const KIND_NAMES: readonly string[] = Object.keys(KINDS);
export function kindOf(name: string): Kind {
  const kind = KINDS[name];
  if (kind === undefined) throw new MisfitError(`no kind ${name}`);
  return kind;
}
/** A parameter that was left out matches "none". */
export function keysOf(voice: Voice, kind: string, value: unknown, options: Options): readonly string[] {
  return value === undefined || value === null ? ["none"] : kindOf(kind).keys(voice, value, options);
}
