import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm run docs:code`: puts the code of files that run into the pages, below each comment that names one. So a page shows
 * it wherever it is read, on the site or as it is. `#name` is a region of the file, `as` where the reader saves it.
 */
const root = join(import.meta.dirname, "../..");
/** The comment, and the block below it where there is one already. */
const SHOWN = /^<!-- code (\S+?)(?:#(\S+))?( as \S+)? -->\n(?:```\w+\n[\s\S]*?^```\n)?/gm;
const REGION = /^\s*(?:\/\/|#) #(?:end)?region \S+\n/gm;
/** The language of a file, where its ending is no name of one. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ...{ conf: "nginx", service: "ini", txt: "ts", Dockerfile: "docker" },
};

/** Paths of pages, from the root of the repository. */
export const pages = (): string[] => [...globSync("docs/guide/*.md", { cwd: root }).sort(), "CONTRIBUTING.md"];
export const readFromRoot = (path: string): string => readFileSync(join(root, path), "utf8");

/** The page with the code as its files have it now. */
export function withCode(page: string, read: (path: string) => string): string {
  return page.replaceAll(SHOWN, (_, path: string, region: string | undefined, saved = "") => {
    const place = region === undefined ? path : `${path}#${region}`;
    const code = region === undefined ? read(path) : regionOf(read(path), region, place);
    return `<!-- code ${place}${saved} -->\n\`\`\`${languageOf(path)}\n${dedented(code.replaceAll(REGION, ""))}\n\`\`\`\n`;
  });
}
function languageOf(path: string): string {
  const ending = path.slice(path.search(/[^./]+$/));
  return LANGUAGES[ending] ?? ending;
}
function regionOf(text: string, name: string, place: string): string {
  const [, from] = text.split(new RegExp(`^.* #region ${name}\n`, "m"));
  const [code, after] = from?.split(new RegExp(`^.* #endregion ${name}$`, "m")) ?? [];
  if (code === undefined || after === undefined) throw new Error(`${place}: there is no such region`);
  return code;
}
function dedented(code: string): string {
  const lines = code.replace(/\n+$/, "").split("\n");
  const indents = lines.filter((line) => line !== "").map((line) => line.search(/\S/));
  const least = Math.min(...indents);
  return lines.map((line) => line.slice(least)).join("\n");
}
if (import.meta.main)
  for (const path of pages()) writeFileSync(join(root, path), withCode(readFromRoot(path), readFromRoot));
