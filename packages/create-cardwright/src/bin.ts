#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { projectFiles, type Wish } from "./index.ts";
import { HELP, readWish, WrongWish } from "./wish.ts";

/** `npm create cardwright my-game`: a folder of that name, with everything in it. */
function make(wish: Wish): string {
  const folder = resolve(wish.id);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new WrongWish(`${folder} is there already and is not empty; choose another name`);
  for (const [path, text] of Object.entries(projectFiles(wish))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return `made ${wish.id}; now:

  cd ${wish.id}
  npm install
  npm run dev      the table in the browser, and your changes in the running match
  npm test         scenes and laws`;
}
try {
  const wish = await readWish(process.argv.slice(2), process.stdin.isTTY === true);
  console.log(wish === undefined ? HELP : make(wish));
} catch (error) {
  if (!(error instanceof WrongWish)) throw error;
  console.error(`create-cardwright: ${error.message}`);
  process.exitCode = 2;
}
