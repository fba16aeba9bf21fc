import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The pages whose commands a newcomer types: the README first, then the guide from its first chapter on. */
export function pagesOf(folder: string): readonly { readonly path: string; readonly text: string }[] {
  const chapters = readdirSync(join(folder, "docs/guide"))
    .filter((file) => file.endsWith(".md"))
    .sort((a, b) => (a === "first-game.md" ? -1 : b === "first-game.md" ? 1 : a < b ? -1 : 1));
  const paths = ["README.md", ...chapters.map((file) => `docs/guide/${file}`), "CONTRIBUTING.md"];
  return paths.map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}
