import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Language, WORDS } from "./words.ts";

export { LANGUAGES, type Language } from "./words.ts";

/** The project that somebody asks for. */
export interface Wish {
  readonly id: string;
  readonly kind: "cards" | "board";
  readonly seats: readonly [least: number, most: number];
  /** Hands are seen by their owners alone. */
  readonly hidden: boolean;
  readonly language: Language;
}
const template = fileURLToPath(new URL("../template", import.meta.url));
const { version } = createRequire(import.meta.url)("../package.json") as { readonly version: string };
/** npm leaves files of these names out of packages, so they lie there under others. */
const RENAMED: Readonly<Record<string, string>> = {
  gitignore: ".gitignore",
  dockerignore: ".dockerignore",
  "github/workflows/check.yml": ".github/workflows/check.yml",
};
/** A name in code, braces in Markdown: there two lines below would be bold, and a formatter writes that in another way. */
const BLANK = /__([A-Z][A-Z_]*?)__|\{\{([A-Z_]+)\}\}/g;
const HOW_TO_ADD = "AGENTS.add.md";

const nameOf = (id: string): string => id.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
function textsIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(
    files.map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path), "utf8")]),
  );
}
/** Every file of the project, by its path. */
export function projectFiles(wish: Wish): Readonly<Record<string, string>> {
  const { id, kind, language } = wish;
  const [least, most] = wish.seats;
  const { [HOW_TO_ADD]: howToAdd = "", ...own } = textsIn(join(template, kind));
  const words: Readonly<Record<string, string>> = {
    ...WORDS[kind][language],
    NAME: nameOf(id),
    GAME_ID: id,
    SEATS: least === most ? String(least) : `[${least}, ${most}]`,
    SIGHT: wish.hidden ? "owner" : "everyone",
    LANGUAGE: language,
    HOW_TO_ADD: howToAdd.trim(),
  };
  const filled = (text: string): string =>
    text.replaceAll(BLANK, (all, inCode?: string, inText?: string) => words[inCode ?? inText ?? ""] ?? all);
  const texts = { ...textsIn(join(template, "shared")), ...own };
  const files = Object.entries(texts).map(
    ([path, text]) => [RENAMED[path] ?? path, seated(filled(text), least)] as const,
  );
  return { ...Object.fromEntries(files), "package.json": `${JSON.stringify(packageJson(id), undefined, 2)}\n` };
}
/** Ways to play propose the fewest that the game is for. */
const seated = (text: string, least: number): string =>
  text.replaceAll("seats: 2, options", `seats: ${least}, options`);

function packageJson(id: string): object {
  return {
    name: id,
    version: "0.1.0",
    private: true,
    type: "module",
    engines: { node: ">=20.19" },
    scripts: {
      dev: "cardwright dev",
      test: "vitest run",
      types: "tsc --noEmit",
      words: "cardwright words",
      check: `cardwright words && cardwright check ${id} --seeds 5`,
      build: "cardwright build",
      start: "cardwright build && node dist/serve.js",
      // As the guide writes every command.
      cardwright: "cardwright",
    },
    dependencies: { "@cardwright/cli": version, "@cardwright/core": version },
    devDependencies: {
      "@cardwright/table": version,
      "@cardwright/web": version,
      "@types/node": "24.19.2",
      "@types/react": "19.3.0",
      react: "19.3.1",
      "react-dom": "19.3.1",
      typescript: "5.9.3",
      vite: "8.3.8",
      vitest: "4.1.12",
    },
  };
}
