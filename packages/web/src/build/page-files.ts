import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** A game as the page is built from it: what the shelf says, and the files it is made of. */
export interface PageGame {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly players: string;
  readonly minutes?: number | undefined;
  /** Exports `game`, and `expansions` where there are any. */
  readonly rules: string;
  readonly hasExpansions: boolean;
  /** Exports `table`. */
  readonly table: string;
  /** Exports `Picture`. */
  readonly picture?: string | undefined;
}
export interface PagePlan {
  /** The folder of the project; what is generated lies in its `.cardwright/page`. */
  readonly project: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly language: string;
  readonly games: readonly PageGame[];
  /** True while somebody is writing the games and has the page open. */
  readonly develops?: boolean;
}
export const DESCRIPTION = "Card and board games that cannot leak, cannot desync and can explain themselves.";
const icon = fileURLToPath(new URL("../../public/icon.svg", import.meta.url));
const json = (value: unknown): string => JSON.stringify(value);
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Writes the page's own entry files, which import the games by where they lie, and answers with their folder. */
export function writePageFiles(plan: PagePlan): string {
  const folder = join(plan.project, ".cardwright", "page");
  mkdirSync(join(folder, "public"), { recursive: true });
  copyFileSync(icon, join(folder, "public", "icon.svg"));
  const from = (file: string): string => {
    const path = relative(folder, file).replaceAll("\\", "/");
    return json(path.startsWith(".") ? path : `./${path}`);
  };
  writeFileSync(join(folder, "index.html"), indexHtml(plan));
  writeFileSync(join(folder, "main.js"), mainText(plan, from));
  writeFileSync(join(folder, "thinker.js"), thinkerText(plan.games, from));
  return folder;
}
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
/** Under which Vite hands out a file, wherever it lies. */
const addressOf = (file: string): string => `/@fs/${file.replaceAll("\\", "/").replace(/^\//, "")}`;
type From = (file: string) => string;
function mainText({ title, description, games, develops = false }: PagePlan, from: From): string {
  const entries = games.map(({ id, name, about, players, minutes, table, picture }) => {
    const told = json({ id, name, about, players, minutes }).slice(1, -1);
    const shown = picture === undefined ? "" : `, picture: async () => (await import(${from(picture)})).Picture`;
    const renew = develops
      ? `, renew: async (at) => (await import(/* @vite-ignore */ \`${addressOf(table)}?t=\${at}\`)).table`
      : "";
    return `    { ${told}${shown}, load: async () => (await import(${from(table)})).table${renew} },\n`;
  });
  return `// Written by cardwright; what is changed here is lost.
import { openPage${develops ? ", renewPage, showTrouble" : ""} } from "@cardwright/web";

openPage(document.getElementById("root"), {
  title: ${json(title)},${description === undefined ? "" : `\n  description: ${json(description)},`}
  games: [
${entries.join("")}  ],
  think: () => new Worker(new URL("./thinker.js", import.meta.url), { type: "module" }),${develops ? "\n  develops: true," : ""}
});
${develops ? DEVELOPS : ""}`;
}
const thinkerText = (
  games: readonly PageGame[],
  from: From,
): string => `// Written by cardwright; what is changed here is lost.
import { thinkHere } from "@cardwright/web/thinker";
${games.map(({ rules, hasExpansions }, at) => `import { game as game${at}${hasExpansions ? `, expansions as expansions${at}` : ""} } from ${from(rules)};\n`).join("")}
thinkHere([
${games.map(({ hasExpansions }, at) => `  { game: game${at}, expansions: ${hasExpansions ? `expansions${at}` : "[]"} },\n`).join("")}]);
`;
