import { catalog } from "@cardwright/catalog";
import { ENGINE_CODES } from "@cardwright/core/host";
import { HOST_CODES } from "@cardwright/protocol";
import { readDeclarations } from "./declarations.ts";
import { ENTRIES } from "./entries.ts";
import { exportsPage } from "./exports-page.ts";
import { gamePage } from "./game-page.ts";
import { gameSchema } from "./game-schema.ts";
import { code, page, table, text } from "./markdown.ts";
import { typesNamedBy } from "./named-types.ts";
import { refusalsIn } from "./refusals.ts";
import { settingsPage } from "./settings-page.ts";
import { statePage } from "./state-page.ts";

/** Every file of the reference by its path under docs/. */
export function referenceFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const declarations = readDeclarations(ENTRIES);
  /** Exported somewhere, or shown on an earlier page. */
  const shown = [...declarations.exports.values()].flat();
  for (const entry of ENTRIES) {
    const exports = declarations.exports.get(entry.name)!;
    const named = typesNamedBy(exports, shown, declarations);
    shown.push(...named);
    files.set(`reference/${entry.page}.md`, exportsPage(entry, exports, named));
  }
  files.set("reference/refusals.md", refusalsPage());
  files.set("reference/settings.md", settingsPage());
  files.set("reference/state.md", statePage());
  for (const entry of catalog) {
    const { id } = entry.game;
    files.set(`reference/games/${id}.md`, gamePage(entry, refusalsIn(`games/${id}/src`)));
    files.set(`public/schema/${id}.json`, `${JSON.stringify(gameSchema(entry), undefined, 2)}\n`);
  }
  files.set("reference/index.md", indexPage());
  return files;
}
function refusalsPage(): string {
  const said = refusalsIn("packages/core/src");
  const engine = ENGINE_CODES.map((name) => [code(name), text([...(said.get(name) ?? [])].join("; "))]);
  const host = Object.entries(HOST_CODES).map(([name, message]) => [code(name), text(message)]);
  return page("Refusal codes", [
    "A refusal is data: a code, a sentence, and `because`, which names every effect that had a say. Games add codes of their own; each game's page lists them.",
    "## Of the engine",
    table(["code", "what it says"], engine),
    "## Of the server",
    table(["code", "what it says"], host),
  ]);
}
function indexPage(): string {
  const games = catalog.map(({ game, name, summary }) => `- [${name}](./games/${game.id}.md): ${text(summary)}`);
  return page("Reference", [
    "Made from the code by `npm run docs:reference` each time the guide is built, so it cannot lag behind.",
    [
      ...ENTRIES.map(({ name, page, about }) => `- [${name}](./${page}.md): ${text(about)}`),
      "- [State](./state.md): the engine's own fields, and who sees them",
      "- [Refusal codes](./refusals.md): of the engine and of the server",
      "- [Settings](./settings.md): everything an operator can set",
    ].join("\n"),
    "## Games",
    games.join("\n"),
  ]);
}
