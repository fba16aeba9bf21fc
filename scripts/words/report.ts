import { join } from "node:path";
import { catalog } from "@cardwright/catalog";
import { declaredBy } from "@cardwright/cli";
import type { Catalogue, Telling } from "@cardwright/words";
import {
  ENGINE_FOLDER,
  isThere,
  openFolders,
  problemText,
  sayAll,
  unusedKeys,
  type WordsFolder,
  wantedKeys,
} from "@cardwright/words/tool";
import { escapedTexts, type KnownTexts, plain } from "./escaped.ts";
import type { Escaped } from "./escaped-text.ts";
import { idleLabels, idleMessages } from "./idle-labels.ts";
import { staleTypes } from "./types.ts";

/** What `npm run words` tells: every message that is wrong, missing or not needed, and every text that escaped. */

export interface Report {
  readonly languages: readonly string[];
  readonly messages: number;
  readonly missing: readonly string[];
  readonly unused: readonly string[];
  readonly problems: readonly string[];
  readonly escaped: readonly Escaped[];
}
export async function wordsReport(root: string): Promise<Report> {
  const folders = openFolders(root);
  const languages = [...new Set(folders.flatMap(({ words }) => [...words.catalogues.keys()]))].sort();
  const perGame = await Promise.all(catalog.map((entry) => gameReport(root, entry, folders)));
  return {
    languages,
    messages: folders.reduce((sum, folder) => sum + keysOf(folder).length, 0),
    missing: [
      ...folders.flatMap((folder) => untranslated(folder, folders, languages)),
      ...perGame.flatMap(({ missing }) => missing),
    ],
    unused: [
      ...perGame.flatMap(({ unused }) => unused),
      ...folders.flatMap(idleParams),
      ...folders.flatMap((folder) => idleInInterface(root, folder)),
    ],
    problems: [
      ...folders.flatMap(({ words }) => words.problems.map(problemText)),
      ...folders.flatMap((folder) => languages.flatMap((language) => unsaid(folder, folders, language))),
      ...staleTypes(root, folders),
      ...clashes(folders),
    ],
    escaped: escapedTexts(root, knownIn(folders)),
  };
}
/** Messages that are one text in English, and the keys of all: a key in code is no text. */
function knownIn(folders: readonly WordsFolder[]): KnownTexts {
  const textsOf = ({ words }: WordsFolder): readonly string[] =>
    Object.entries(words.catalogues.get("en")?.messages ?? {}).flatMap(([key, packed]) => {
      const text = typeof packed === "string" ? packed : isTerm(packed) ? packed["term"] : undefined;
      return [key.toLowerCase(), ...(text === undefined ? [] : [plain(text)])];
    });
  const engine = folders.filter(({ of }) => of === ENGINE_FOLDER).flatMap(textsOf);
  const known = new Map(folders.map((folder) => [folder.of, new Set([...engine, ...textsOf(folder)])]));
  return (of) => known.get(of) ?? new Set(engine);
}
const isTerm = (packed: unknown): packed is Readonly<Record<string, string>> =>
  typeof packed === "object" && packed !== null && "term" in packed;
/** A game that has everything the engine speaks of. */
const SOME_GAME = "games/minis";
const keysOf = ({ words }: WordsFolder): readonly string[] => Object.keys(words.catalogues.get("en")?.messages ?? {});

/** A game and an interface that share a key would say each other's message. */
function clashes(folders: readonly WordsFolder[]): readonly string[] {
  const games = folders.filter(({ of }) => of.startsWith("games/"));
  const interfaces = folders.filter((folder) => !games.includes(folder) && folder.of !== ENGINE_FOLDER);
  return interfaces.flatMap((folder) => {
    const own = new Set(keysOf(folder));
    const taken = games.flatMap((game) =>
      keysOf(game)
        .filter((key) => own.has(key))
        .map((key) => `${key} is ${game.of}'s too`),
    );
    return taken.map((text) => `${folder.of}/words/en.mf2: ${text}`);
  });
}
/** What a language lacks, with the English message in its place; the page borrows it meanwhile. */
export function untranslated(folder: WordsFolder, folders: readonly WordsFolder[], languages: readonly string[]) {
  const { of, words } = folder;
  return languages.flatMap((language): readonly string[] => {
    const file = `${of}/words/${language}.mf2`;
    const catalogue = words.catalogues.get(language);
    if (catalogue === undefined) return [`${file}: the file is missing`];
    const borrowed = catalogue.borrowed ?? [];
    const english = { language: "en", catalogues: cataloguesFor(folder, folders, "en"), kinds: words.kinds };
    const said = new Map(sayAll(english, borrowed).said.map(({ key, text }) => [key, text]));
    return borrowed.map((key) => `${file}: ${key} is missing; en.mf2:${words.lines.get(key)?.line}: ${said.get(key)}`);
  });
}
/** What a folder's messages are said with: the engine's grammar, and outside a game the zones and phases of some game. */
export function cataloguesFor(
  { of, words }: WordsFolder,
  folders: readonly WordsFolder[],
  language: string,
): readonly Catalogue[] {
  const others = folders.filter(
    (other) => other.of === ENGINE_FOLDER || (!of.startsWith("games/") && other.of === SOME_GAME),
  );
  return [words, ...others.map((other) => other.words)].flatMap(({ catalogues }) => catalogues.get(language) ?? []);
}
/** Each message is said with made-up parameters to each kind of viewer. */
function unsaid(folder: WordsFolder, folders: readonly WordsFolder[], language: string): readonly string[] {
  const { of, words } = folder;
  const catalogues = cataloguesFor(folder, folders, language);
  const keys = Object.keys(words.catalogues.get(language)?.messages ?? {}).filter((key) => !key.startsWith("grammar."));
  const { faults } = sayAll({ language, catalogues, kinds: words.kinds }, keys);
  return faults.map((fault) => `${of}/words/${language}.mf2: ${fault.slice(language.length + 2)}`);
}
/** Kinds of parameters that no message has. */
function idleParams({ words: { params, lines } }: WordsFolder): readonly string[] {
  const used = new Set([...params.values()].flatMap((names) => [...names]));
  return [...lines].flatMap(([key, { file, line }]) =>
    key.startsWith("params.") && !used.has(key.slice("params.".length)) ? [`${file}:${line}: ${key} is not used`] : [],
  );
}
/** Messages of games and of the engine are asked for by declarations; those of an interface by its code. */
function idleInInterface(root: string, folder: WordsFolder): readonly string[] {
  if (folder.of.startsWith("games/") || folder.of === ENGINE_FOLDER) return [];
  return idleMessages(root, keysOf(folder)).map((key) => notUsed(folder, key));
}
function notUsed({ of, words }: WordsFolder, key: string): string {
  const { file, line } = words.lines.get(key) ?? { file: of, line: 0 };
  return `${file}:${line}: ${key} is not used`;
}
async function gameReport(
  root: string,
  { game, expansions }: (typeof catalog)[number],
  folders: readonly WordsFolder[],
) {
  const folder = folders.find(({ of }) => of === `games/${game.id}`);
  if (folder === undefined) return { missing: [`games/${game.id}/words: there is none`], unused: [] };
  const { telling } = (await import(join(root, folder.of, "words/telling.ts"))) as { readonly telling: Telling };
  const wanted = wantedKeys(declaredBy(join(root, folder.of, "src"), game, expansions, telling));
  const own = new Set(keysOf(folder));
  const all = new Set([...own, ...keysOf(folders[0]!)]);
  const lookups = new Set(Object.values(folder.words.kinds).map(({ options }) => options["in"] ?? ""));
  const unused = [
    ...unusedKeys(own, wanted, lookups, new Set(verbsIn(telling))),
    ...idleLabels(root, folder.of, [...own]),
  ];
  return {
    missing: wanted.filter((key) => !isThere(key, all)).map((key) => `${folder.of}/words/en.mf2: ${key} is missing`),
    unused: unused.map((key) => notUsed(folder, key)),
  };
}
function verbsIn({ enters = {}, facts = {}, marks = {}, effects = {}, events = {} }: Telling): readonly string[] {
  const others = Object.values(events).flatMap(({ told, without }) => [told, without?.told]);
  const given = [...Object.values(enters), facts, marks, effects, ...others];
  const verbs = given.flatMap((verb) => (typeof verb === "object" ? Object.values(verb) : [verb]));
  return verbs.filter((verb) => typeof verb === "string").map((verb) => `log.${verb}`);
}
