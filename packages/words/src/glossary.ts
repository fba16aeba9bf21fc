import type { Params } from "./packed.ts";
import type { Speaker } from "./speaker.ts";

/** Words that explain themselves, found wherever they are written. A language lists the forms of each in its own file. */

export interface Explained {
  /** The text, or the part of it that is one of the game's words. */
  readonly text: string;
  readonly term?: string;
}
interface Form {
  readonly term: string;
  readonly words: readonly string[];
}
/** A word whose meaning is read from the rules, so that it cannot say anything else: numbers for its message, or all of it. */
export interface ExtraTerm {
  readonly id: string;
  readonly params?: Params;
  readonly word?: string;
  readonly meaning?: string;
}
const PREFIX = "term.";
const SUFFIX = ".word";

export class Glossary {
  private readonly segmenter: Intl.Segmenter;
  /** By first word, the longer form first: "attack roll" before "attack". */
  private readonly forms = new Map<string, Form[]>();
  private readonly locale: string;
  private readonly speaker: Speaker;
  private readonly extra: readonly ExtraTerm[];

  constructor(speaker: Speaker, extra: readonly ExtraTerm[] = []) {
    this.speaker = speaker;
    this.extra = extra;
    this.locale = speaker.locale;
    this.segmenter = new Intl.Segmenter(speaker.locale, { granularity: "word" });
    for (const key of speaker.keys(PREFIX)) {
      if (!key.endsWith(SUFFIX)) continue;
      const { term = "", forms = term } = speaker.term(key) ?? {};
      for (const form of forms.split(",")) this.add(key.slice(PREFIX.length, -SUFFIX.length), form);
    }
    for (const { id, word } of extra) if (word !== undefined) this.add(id, word);
    for (const known of this.forms.values()) known.sort((a, b) => b.words.length - a.words.length);
  }
  /** The text in pieces; joined, they are the text again. */
  explain(text: string): readonly Explained[] {
    const segments = [...this.segmenter.segment(text)].map(({ segment }) => segment);
    const pieces: Explained[] = [];
    let plain = "";
    for (let at = 0; at < segments.length; ) {
      const found = this.formAt(segments, at);
      if (found === undefined) {
        plain += segments[at] ?? "";
        at += 1;
        continue;
      }
      if (plain !== "") pieces.push({ text: plain });
      plain = "";
      pieces.push({ text: segments.slice(at, at + found.words.length).join(""), term: found.term });
      at += found.words.length;
    }
    return plain === "" ? pieces : [...pieces, { text: plain }];
  }
  /** The terms of a text, each once, in the order in which they are written. */
  termsIn(text: string): readonly string[] {
    return [...new Set(this.explain(text).flatMap(({ term }) => term ?? []))];
  }
  /** A word as it is explained. */
  term(id: string): { readonly word: string; readonly meaning: string } {
    const extra = this.extra.find((term) => term.id === id);
    const word = extra?.word ?? this.speaker.term(`${PREFIX}${id}${SUFFIX}`)?.["term"] ?? id;
    return { word, meaning: extra?.meaning ?? this.speaker.text(`${PREFIX}${id}.meaning`, extra?.params ?? {}) };
  }
  /** Every word that is explained. */
  all(): readonly string[] {
    const written = this.speaker.keys(PREFIX).filter((key) => key.endsWith(SUFFIX));
    return [
      ...new Set([
        ...written.map((key) => key.slice(PREFIX.length, -SUFFIX.length)),
        ...this.extra.flatMap(({ id, word }) => (word === undefined ? [] : id)),
      ]),
    ];
  }
  private add(term: string, form: string): void {
    const words = [...this.segmenter.segment(this.folded(form))].map(({ segment }) => segment);
    const [first = ""] = words;
    this.forms.set(first, [...(this.forms.get(first) ?? []), { term, words }]);
  }
  private formAt(segments: readonly string[], at: number): Form | undefined {
    const known = this.forms.get(this.folded(segments[at] ?? "")) ?? [];
    return known.find(({ words }) => words.every((word, i) => word === this.folded(segments[at + i] ?? "")));
  }
  private folded(word: string): string {
    return word.toLocaleLowerCase(this.locale);
  }
}
