import { catalog } from "@cardwright/catalog";
import { ENGINE_CODES } from "@cardwright/core";
import { HOST_CODES } from "@cardwright/protocol";
import { declarationsOf } from "./declarations.ts";
import { corePage, testingPage } from "./exports-page.ts";
import { gamePage } from "./game-page.ts";
import { gameSchema } from "./game-schema.ts";
import { code, page, table, text } from "./markdown.ts";
import { refusalsIn } from "./refusals.ts";
import { settingsPage } from "./settings-page.ts";

/** Every file of the reference by its path under docs/. */
export function referenceFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const { core, testing } = declarationsOf();
  files.set("reference/core.md", corePage(core));
  files.set("reference/testing.md", testingPage(testing));
  files.set("reference/refusals.md", refusalsPage());
  files.set("reference/settings.md", settingsPage());
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
    "- [Core](./core.md): every export of `@cardwright/core`\n- [Testing](./testing.md): every export of `@cardwright/core/testing`\n- [Refusal codes](./refusals.md): of the engine and of the server\n- [Settings](./settings.md): everything an operator can set",
    "## Games",
    games.join("\n"),
  ]);
}
