/** Words that explain themselves: a game's keywords, statuses and terrain, found wherever they are written. */
export interface Term {
  readonly word: string;
  readonly meaning: string;
}
export type Glossary = Readonly<Record<string, string>>;

const patterns = new WeakMap<Glossary, RegExp>();
/** Longer words first, so that "stored card" is not taken for "card"; a plural is the same word. */
function patternOf(glossary: Glossary): RegExp {
  const known = patterns.get(glossary);
  if (known !== undefined) return known;
  const words = Object.keys(glossary)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const made = words.length === 0 ? /(?!)/g : new RegExp(`\\b(${words.join("|")})(?:e?s)?\\b`, "gi");
  patterns.set(glossary, made);
  return made;
}
function termOf(glossary: Glossary, written: string): Term | undefined {
  const wanted = written.toLowerCase();
  const word = Object.keys(glossary).find((candidate) => candidate.toLowerCase() === wanted);
  return word === undefined ? undefined : { word, meaning: glossary[word] ?? "" };
}
/** The words of a text that have a meaning here, each once, in the order in which they are written. */
export function termsIn(text: string, glossary: Glossary): readonly Term[] {
  const found = [...text.matchAll(patternOf(glossary))].flatMap(([, written = ""]) => termOf(glossary, written) ?? []);
  return found.filter(({ word }, index) => found.findIndex((other) => other.word === word) === index);
}
/** The text in pieces: what has a meaning stands apart. Joined, they are the text again. */
export function splitByTerms(text: string, terms: readonly Term[]): readonly (string | (Term & { written: string }))[] {
  const glossary = Object.fromEntries(terms.map(({ word, meaning }) => [word, meaning]));
  const parts: (string | (Term & { written: string }))[] = [];
  let from = 0;
  for (const match of text.matchAll(patternOf(glossary))) {
    const term = termOf(glossary, match[1] ?? "");
    if (term === undefined) continue;
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push({ ...term, written: match[0] });
    from = match.index + match[0].length;
  }
  return from < text.length ? [...parts, text.slice(from)] : parts;
}
