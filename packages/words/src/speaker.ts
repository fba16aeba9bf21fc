import { keysOf, kindOf, MisfitError, type Voice } from "./kinds.ts";
import { ENGLISH } from "./language.ts";
import { type Catalogue, isChoice, isTerm, type Message, type Packed, type Params, type Part } from "./packed.ts";
import { capitalised, type Spoken, textOf } from "./spoken.ts";

export interface Speaking {
  readonly language: string;
  /** A game's own before the engine's: the first that has a key says it. */
  readonly catalogues: readonly Catalogue[];
  /** The seat that reads; -1 for someone who watches. */
  readonly viewer?: number;
  readonly players?: readonly string[];
  /** How a game calls a cell of its board. */
  readonly cell?: (cell: string | number) => string;
  /** Speaks a message that this language cannot: English, where it has been loaded. */
  readonly fallback?: Speaker;
  /** Told once of each message that is missing, borrowed or given what does not fit. */
  readonly note?: (text: string) => void;
}
/** Messages may stand in messages, as a cause stands in a refusal. */
const NESTED_MAX = 8;

/** The first that `Intl` knows; a file that names none such does not stop the table. */
function localeOf(...wanted: readonly (string | undefined)[]): string {
  for (const locale of wanted) {
    try {
      if (locale !== undefined) return Intl.getCanonicalLocales(locale)[0] ?? ENGLISH;
    } catch {}
  }
  return ENGLISH;
}
/** Says messages in one language to one viewer. It never throws: a table goes on with a poorer sentence. */
export class Speaker implements Voice {
  readonly language: string;
  /** What `Intl` goes by; a language file may be more particular than its name. */
  readonly locale: string;
  readonly viewer: number;
  readonly players: readonly string[];
  readonly cell: (cell: string | number) => string;
  private readonly speaking: Speaking;
  private readonly noted = new Set<string>();
  private depth = 0;

  constructor(speaking: Speaking) {
    this.speaking = speaking;
    this.language = speaking.language;
    this.locale = localeOf(this.term("grammar.locale")?.["term"], speaking.language);
    this.viewer = speaking.viewer ?? -1;
    this.players = speaking.players ?? [];
    this.cell = speaking.cell ?? String;
  }
  text(key: string, params: Params = {}): string {
    return textOf(this.parts(key, params));
  }
  /** A whole sentence: it begins with a capital, unless it begins with a player's name. */
  sentence(key: string, params: Params = {}): string {
    return textOf(this.sentenceParts(key, params));
  }
  sentenceParts(key: string, params: Params = {}): readonly Spoken[] {
    return capitalised(this.parts(key, params), this.language);
  }
  /** Nothing where this language cannot say it: for whoever has other words then. */
  trySentence(key: string, params: Params = {}): readonly Spoken[] | undefined {
    try {
      return capitalised(this.say(key, params), this.language);
    } catch (error) {
      if (!(error instanceof MisfitError)) throw error;
      this.depth = 0;
      this.note(`${this.language}: ${key}: ${error.message}`);
      return undefined;
    }
  }
  message([key, params]: Message): string {
    return this.text(key, params);
  }
  parts(key: string, params: Params = {}): readonly Spoken[] {
    try {
      return this.say(key, params);
    } catch (error) {
      if (!(error instanceof MisfitError)) throw error;
      this.depth = 0;
      this.note(`${this.language}: ${key}: ${error.message}`);
      const { fallback } = this.speaking;
      const lang = fallback?.language;
      if (fallback === undefined || lang === undefined) return [{ text: key }];
      return fallback.parts(key, params).map((part) => ({ lang, ...part }));
    }
  }
  has(key: string): boolean {
    return this.find(key) !== undefined;
  }
  /** Every key that begins so, each once. */
  keys(prefix: string): readonly string[] {
    const all = this.speaking.catalogues.flatMap(({ messages }) => Object.keys(messages));
    return [...new Set(all)].filter((key) => key.startsWith(prefix));
  }
  term(key: string): Readonly<Record<string, string>> | undefined {
    const packed = this.find(key)?.packed;
    if (typeof packed === "string") return { term: packed };
    return packed !== undefined && isTerm(packed) ? packed : undefined;
  }
  say(key: string, params: Params): readonly Spoken[] {
    const found = this.find(key);
    if (found === undefined) throw new MisfitError(`no message ${key}`);
    if (this.depth >= NESTED_MAX) throw new MisfitError("messages stand in each other too deep");
    if (found.catalogue.borrowed?.includes(key) === true) this.note(`${this.language}: ${key}: said in English`);
    this.depth += 1;
    const spoken = this.evaluate(found.packed, params);
    this.depth -= 1;
    return spoken;
  }
  private evaluate(packed: Packed, params: Params): readonly Spoken[] {
    if (typeof packed === "string") return [{ text: packed }];
    if (isTerm(packed)) return [{ text: packed.term }];
    if (!isChoice(packed)) return packed.flatMap((part) => this.part(part, params));
    const chosen = packed.by.map(([name, kind, options = {}]) => keysOf(this, kind, params[name], options));
    const found = packed.of.find(([keys]) => keys.every((key, i) => key === "*" || chosen[i]?.includes(key)));
    if (found === undefined) throw new MisfitError("no variant fits");
    return this.evaluate(found[1], params);
  }
  private part(part: Part, params: Params): readonly Spoken[] {
    if (typeof part === "string") return [{ text: part }];
    const [name, kind, options = {}] = part;
    const value = params[name];
    if ((value === undefined || value === null) && kind !== "pick")
      throw new MisfitError(`parameter ${name} is missing`);
    return kindOf(kind).say(this, value, options, params);
  }
  private find(key: string): { readonly packed: Packed; readonly catalogue: Catalogue } | undefined {
    for (const catalogue of this.speaking.catalogues) {
      const packed = Object.hasOwn(catalogue.messages, key) ? catalogue.messages[key] : undefined;
      if (packed !== undefined) return { packed, catalogue };
    }
    return undefined;
  }
  private note(text: string): void {
    if (this.noted.has(text)) return;
    this.noted.add(text);
    this.speaking.note?.(text);
  }
}
