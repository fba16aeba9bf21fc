import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One page with all pictures of a folder for people to look at, a row for each state: `index.html` beside them. */
export function writeSheet(folder: string): void {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter((name) => name.endsWith(".png"));
  const states = Map.groupBy(files, (name) => name.replace(/-[a-z]+-(light|dark)\.png$/, ""));
  const rows = [...states].map(
    ([state, names]) => `<h2>${state}</h2><p>${names.map((name) => pictureOf(name, state)).join("")}</p>`,
  );
  const style =
    "body{background:#222;color:#ddd;font:14px sans-serif}p{display:flex;gap:10px;overflow-x:auto}img{height:300px;display:block}a{color:inherit}";
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>`;
  writeFileSync(join(folder, "index.html"), `${head}${rows.join("\n")}\n`);
}
function pictureOf(name: string, state: string): string {
  const title = name.slice(state.length + 1, -".png".length).replace("-", ", ");
  return `<a href="${name}"><img src="${name}" alt="${state}, ${title}" loading="lazy">${title}</a>`;
}
