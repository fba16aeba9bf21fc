import { GRAMMAR } from "../kinds.ts";
import type { Catalogue, Packed } from "../packed.ts";
import { isParam, type ParamKinds, readKinds, withKinds } from "./kinds-of.ts";
import { packMessage } from "./pack-message.ts";
import { type Problem, parseResource, type Resource } from "./resource.ts";

/** A folder's languages as catalogues, with everything that is wrong in them by file and line. */

export interface Source {
  readonly language: string;
  readonly file: string;
  readonly text: string;
}
export interface PackedWords {
  readonly catalogues: ReadonlyMap<string, Catalogue>;
  readonly kinds: ParamKinds;
  /** By key, the parameters that its English message may be given. */
  readonly params: ReadonlyMap<string, ReadonlySet<string>>;
  readonly lines: ReadonlyMap<string, { readonly file: string; readonly line: number }>;
  readonly problems: readonly Problem[];
}
export const REFERENCE = "en";

interface Read {
  readonly resource: Resource;
  readonly messages: Record<string, Packed>;
  readonly params: Map<string, ReadonlySet<string>>;
  readonly problems: Problem[];
}
/** `known` are kinds from elsewhere (the engine's), `fields` what declarations say a message is given, by key. */
export function packWords(
  sources: readonly Source[],
  known: ParamKinds = {},
  fields: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): PackedWords {
  const resources = sources.map(({ language, file, text }) => ({ language, resource: parseResource(text, file) }));
  const reference = resources.find(({ language }) => language === REFERENCE);
  if (reference === undefined) throw new Error(`no file for "${REFERENCE}", which says what there is to translate`);
  const declared = readKinds(reference.resource);
  const kinds = withKinds(known, declared.kinds);
  const english = read(reference.resource, kinds);
  const problems = [...declared.problems, ...reference.resource.problems, ...english.problems];
  const grammar = Object.entries(GRAMMAR).map(([rule, given]) => [`grammar.${rule}`, new Set(given)] as const);
  const allowed = new Map([...english.params, ...fields, ...grammar]);
  problems.push(...misfits(english, allowed));
  const catalogues = new Map<string, Catalogue>([[REFERENCE, { language: REFERENCE, messages: english.messages }]]);
  for (const { language, resource } of resources) {
    if (language === REFERENCE) continue;
    const other = read(resource, kinds);
    problems.push(...resource.problems, ...other.problems, ...misfits(other, allowed), ...strays(other, english));
    catalogues.set(language, borrowing(language, other.messages, english.messages));
  }
  return { catalogues, kinds, params: allowed, lines: linesOf(reference.resource), problems };
}
function read(resource: Resource, kinds: ParamKinds): Read {
  const messages: Record<string, Packed> = {};
  const params = new Map<string, ReadonlySet<string>>();
  const problems: Problem[] = [];
  for (const { key, source, line } of resource.entries) {
    if (isParam(key)) continue;
    try {
      const made = packMessage(source, kinds);
      messages[key] = made.packed;
      params.set(key, made.params);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      problems.push({ file: resource.file, line, key, text });
    }
  }
  return { resource, messages, params, problems };
}
/** A parameter that the message is never given. */
function misfits({ resource, params }: Read, allowed: ReadonlyMap<string, ReadonlySet<string>>): Problem[] {
  return resource.entries.flatMap(({ key, line }) => {
    const may = allowed.get(key);
    if (may === undefined) return [];
    const wrong = [...(params.get(key) ?? [])].filter((name) => !may.has(name));
    const has = may.size === 0 ? "it has none" : `it has ${[...may].map((name) => `$${name}`).join(", ")}`;
    return wrong.map((name) => ({ file: resource.file, line, key, text: `no parameter $${name}; ${has}` }));
  });
}
/** A key that English does not have. A language's own grammar may have more: cases and articles are its own affair. */
function strays({ resource }: Read, english: Read): Problem[] {
  return resource.entries
    .filter(({ key }) => !isParam(key) && !english.resource.entries.some((entry) => entry.key === key))
    .filter(({ key }) => !key.startsWith("grammar.") && !isPhrase(key))
    .map(({ key, line }) => ({ file: resource.file, line, key, text: "English has no such message" }));
}
/** A phrase of a zone, "into your store", is written only where the language's rule for its noun does not fit. */
const isPhrase = (key: string): boolean => /^zone\..+\.(from|to|in)$/.test(key);

function borrowing(
  language: string,
  own: Readonly<Record<string, Packed>>,
  english: Readonly<Record<string, Packed>>,
): Catalogue {
  const borrowed = Object.keys(english).filter((key) => !Object.hasOwn(own, key) && !isPhrase(key));
  if (borrowed.length === 0) return { language, messages: own };
  const taken = borrowed.map((key) => [key, english[key]!] as const);
  return { language, messages: { ...own, ...Object.fromEntries(taken) }, borrowed };
}
const linesOf = ({ entries, file }: Resource): PackedWords["lines"] =>
  new Map(entries.map(({ key, line }) => [key, { file, line }]));
