import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalogueIn } from "@cardwright/words/tool";

/** One language of a folder of words. */
interface Spoken {
  readonly folder: string;
  readonly language: string;
}
/** How the page's entry gets at language files: as text of a script that is put where a function is wanted. */
export interface Readers {
  /** Files that are read together, whatever is read. */
  of(parts: readonly Spoken[]): readonly string[];
  /** The lines that the entry begins with, for those that it uses. */
  head(): string;
}
type Catalogue = ReturnType<typeof catalogueIn>["catalogue"];
export type From = (file: string) => string;

/** Under which Vite hands out a file, wherever it lies. */
export const addressOf = (file: string): string => `/@fs/${file.replaceAll("\\", "/").replace(/^\//, "")}`;

/** While somebody writes the words: the file itself, which can be read anew. */
export const readersOfSources = (from: From): Readers => ({
  of: (parts) =>
    parts.map(({ folder, language }) => {
      const file = join(folder, `${language}.mf2`);
      return `(at = 0) => at === 0 ? import(${from(file)}) : import(/* @vite-ignore */ \`${addressOf(file)}?t=\${at}\`)`;
    }),
  head: () => "",
});

/**
 * In a page that is built words are no script but files of JSON: a browser reads those faster, and none before it is asked for. What a table
 * does without when it is first drawn lies in a file of its own.
 */
export function readersOfFiles(page: string): Readers {
  const words = join(page, "words");
  mkdirSync(words, { recursive: true });
  const imports = new Map<string, string>();
  return {
    of(parts) {
      const key = parts.map(({ folder, language }) => `${folder} ${language}`).join();
      const name = imports.get(key) ?? `words${imports.size}`;
      if (!imports.has(key)) {
        const [first, rest] = divided(parts.map(({ folder, language }) => catalogueIn(folder, language).catalogue));
        writeFileSync(join(words, `${name}.json`), JSON.stringify(first));
        writeFileSync(join(words, `${name}rest.json`), JSON.stringify(rest));
        imports.set(key, name);
      }
      return [`read(${name}, ${name}rest)`];
    },
    head: () => {
      const files = [...imports.values()].flatMap((name) => [name, `${name}rest`]);
      return `${files.map((name) => `import ${name} from "./words/${name}.json?url";\n`).join("")}
const get = async (file) => (await fetch(file)).json();
const read = (file, rest) => async () => ({ catalogue: await get(file), rest: () => get(rest) });
`;
    },
  };
}
/** Sections that no table needs when it is first drawn: of other pages, and of what is opened beside a table. */
const LATER: ReadonlySet<string> = new Set([
  ...[
    "home",
    "hero",
    "setup",
    "lobby",
    "replay",
    "cards",
    "decks",
    "deck",
    "settings",
    "scenario",
    "lesson",
    "option",
    "preset",
  ],
  ...["pace", "ratings", "design", "develop", "advice", "share"],
]);
const isLater = (key: string): boolean => LATER.has(key.split(".")[0] ?? "");

/** Several catalogues as one, which the first that has a key decides; then what is needed at once, and the rest. */
function divided(catalogues: readonly Catalogue[]): readonly [Catalogue, Catalogue] {
  const messages = Object.assign({}, ...catalogues.map((one) => one.messages).toReversed());
  const borrowed = catalogues.flatMap((one) => one.borrowed ?? []);
  const language = catalogues.find((one) => one.borrowed === undefined)?.language ?? catalogues[0]?.language ?? "en";
  const part = (wanted: (key: string) => boolean): Catalogue => ({
    language,
    messages: Object.fromEntries(Object.entries(messages).filter(([key]) => wanted(key))) as Catalogue["messages"],
    ...(borrowed.some(wanted) ? { borrowed: borrowed.filter(wanted) } : {}),
  });
  return [part((key) => !isLater(key)), part(isLater)];
}
