import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Ratings } from "@cardwright/bots";
import { catalogueIn, ENGINE_WORDS, languagesIn } from "@cardwright/words/tool";
import { addressOf, type From, type Readers, readersOfFiles, readersOfSources } from "./word-readers.ts";

/** A game as the page is built from it: what the shelf says, and the files it is made of. */
export interface PageGame {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly players: string;
  readonly minutes?: number | undefined;
  /** How strong each level of bots is in it. */
  readonly ratings?: Ratings | undefined;
  /** Exports `game`, and `expansions` where there are any. */
  readonly rules: string;
  readonly hasExpansions: boolean;
  /** Exports `table`. */
  readonly table: string;
  /** Its table teaches the first turn. */
  readonly hasLesson?: boolean | undefined;
  /** The folder of its language files. */
  readonly words?: string | undefined;
  /** Exports `Picture`. */
  readonly picture?: string | undefined;
}
export interface PagePlan {
  /** The folder of the project; what is generated lies in its `.cardwright`. */
  readonly project: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly language: string;
  /** Those that the page offers; left out: all that itself or a game has. */
  readonly languages?: readonly string[] | undefined;
  readonly games: readonly PageGame[];
  /** True while somebody is writing the games and has the page open. */
  readonly develops?: boolean;
}
export const DESCRIPTION = "Card and board games that cannot leak, cannot desync and can explain themselves.";
const ICONS = ["icon.svg", "icon-turn.svg"];
const publicFile = (name: string): string => fileURLToPath(new URL(`../../public/${name}`, import.meta.url));
const TABLE_WORDS = dirname(createRequire(import.meta.url).resolve("@cardwright/table/words/en.mf2"));
const PAGE_WORDS = fileURLToPath(new URL("../../words", import.meta.url));
const json = (value: unknown): string => JSON.stringify(value);
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Writes the page's own entry files, which import the games by where they lie, and answers with their folder. */
export function writePageFiles(plan: PagePlan): string {
  // A build must not rewrite the page of a development that runs beside it.
  const folder = join(plan.project, ".cardwright", plan.develops === true ? "develop" : "page");
  mkdirSync(join(folder, "public"), { recursive: true });
  for (const name of ICONS) copyFileSync(publicFile(name), join(folder, "public", name));
  const from = (file: string): string => {
    const path = relative(folder, file).replaceAll("\\", "/");
    return json(path.startsWith(".") ? path : `./${path}`);
  };
  writeFileSync(join(folder, "index.html"), indexHtml(plan));
  for (const [at, { table }] of plan.games.entries())
    writeFileSync(join(folder, tableFile(at)), `${WRITTEN}export { table } from ${from(table)};\n`);
  const readers = plan.develops === true ? readersOfSources(from) : readersOfFiles(folder);
  writeFileSync(join(folder, "main.js"), mainText(plan, from, readers));
  writeFileSync(join(folder, "thinker.js"), thinkerText(plan.games, from));
  return folder;
}
const WRITTEN = "// Written by cardwright; what is changed here is lost.\n";
/** Named statically in a file of its own: Vite then refuses a table that is not exported, instead of a page that shows none. */
const tableFile = (at: number): string => `ui${at}.js`;
const indexHtml = ({ title, description = DESCRIPTION, language }: PagePlan): string => `<!doctype html>
<html lang="${escaped(language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="description" content="${escaped(description)}" />
    <title>${escaped(title)}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.js"></script>
  </body>
</html>
`;
const DEVELOPS = `if (import.meta.hot) {
  import.meta.hot.on("cardwright:broken", showTrouble);
  import.meta.hot.on("cardwright:renewed", renewPage);
}
`;
function mainText(
  { title, description, games, languages, develops = false }: PagePlan,
  from: From,
  readers: Readers,
): string {
  const entries = games.map(({ id, name, about, players, minutes, ratings, table, picture, hasLesson, words }, at) => {
    const english = words === undefined ? { name, about } : shelfText(words, "en", { name, about });
    const told = json({ id, ...english, players, minutes, ratings, hasLesson }).slice(1, -1);
    const shown = picture === undefined ? "" : `, picture: async () => (await import(${from(picture)})).Picture`;
    const renew = develops
      ? `, renew: async (at) => (await import(/* @vite-ignore */ \`${addressOf(table)}?t=\${at}\`)).table`
      : "";
    return `    { ${told}${shown}, load: async () => (await import("./${tableFile(at)}")).table${renew}${wordsText(words, readers)} },\n`;
  });
  const spoken = interfaceText(games, readers, languages);
  return `${WRITTEN}import { openPage${develops ? ", renewPage, showTrouble" : ""} } from "@cardwright/web";
${readers.head()}
openPage(document.getElementById("root"), {
  title: ${json(title)},${description === undefined ? "" : `\n  description: ${json(description)},`}
  games: [
${entries.join("")}  ],
  words: {
${spoken}  },
  think: () => new Worker(new URL("./thinker.js", import.meta.url), { type: "module" }),${develops ? `\n  develops: (message) => import.meta.hot.send("cardwright:failed", message),` : ""}
});
${develops ? DEVELOPS : ""}`;
}
/** A language of a game: its file when it is read, its name and what it is about at once. */
function wordsText(folder: string | undefined, readers: Readers): string {
  if (folder === undefined) return "";
  const languages = languagesIn(folder);
  const loads = languages.map((language) => `${json(language)}: ${readers.of([{ folder, language }]).join()}`);
  // English is what the list of games itself says.
  const told = languages
    .filter((language) => language !== "en")
    .map((language) => [language, shelfText(folder, language)] as const);
  return `, words: { ${loads.join(", ")} }, told: ${json(Object.fromEntries(told))}`;
}
interface ShelfText {
  readonly name?: unknown;
  readonly about?: unknown;
}
/** A game in its list: what its file says, before what its rules call it. */
function shelfText(folder: string, language: string, otherwise: ShelfText = {}): ShelfText {
  const { "game.name": name, "game.summary": about } = catalogueIn(folder, language).catalogue.messages;
  return {
    name: typeof name === "string" ? name : otherwise.name,
    about: typeof about === "string" ? about : otherwise.about,
  };
}
/** The page speaks every language that itself or a game has, or those that its project names; what it lacks is English. */
function interfaceText(games: readonly PageGame[], readers: Readers, named: readonly string[] | undefined): string {
  const own = [PAGE_WORDS, TABLE_WORDS, ENGINE_WORDS];
  const folders = [...own, ...games.flatMap(({ words }) => words ?? [])];
  const all = [...new Set(folders.flatMap(languagesIn))].sort();
  // "de-CH" is served by "de", where there is no file of its own.
  const isNamed = (language: string): boolean =>
    named?.some((tag) => tag === language || (!all.includes(tag) && tag.split("-")[0] === language)) ?? true;
  const offered = all.filter(isNamed);
  return (offered.length === 0 ? ["en"] : offered)
    .map((language) => {
      const read = readers.of(
        own.map((folder) => ({ folder, language: languagesIn(folder).includes(language) ? language : "en" })),
      );
      return `    ${json(language)}: [${read.join(", ")}],\n`;
    })
    .join("");
}
const thinkerText = (
  games: readonly PageGame[],
  from: From,
): string => `${WRITTEN}import { thinkHere } from "@cardwright/web/thinker";
${games.map(({ rules, hasExpansions }, at) => `import { game as game${at}${hasExpansions ? `, expansions as expansions${at}` : ""} } from ${from(rules)};\n`).join("")}
thinkHere([
${games.map(({ hasExpansions }, at) => `  { game: game${at}, expansions: ${hasExpansions ? `expansions${at}` : "[]"} },\n`).join("")}]);
`;
