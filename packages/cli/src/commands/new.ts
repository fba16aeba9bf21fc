import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { makeFolder } from "@cardwright/lab";
import { isCancel, text } from "@clack/prompts";
import type { Command } from "commander";
import { CallError, print, printJson } from "../output.ts";
import { examineId, register, workspaceOf } from "../register.ts";
import { ABOUT, nameOf, scaffoldFiles } from "../scaffold.ts";

const isName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
const CURE = "a name is lowercase words with dashes, such as river-race";

export function newCommand(program: Command): void {
  program
    .command("new [name]")
    .description(
      "scaffold a game that runs, with rules, cards, tests and a table, and list it in this workspace's catalog",
    )
    .option("--in <folder>", "where its folder is made (default: games, if it is there)")
    .option("--alone", "its folder only: neither in the catalog nor on the shelf of the page")
    .option("--json", "print { folder, files, changed }")
    .addHelpText(
      "after",
      "\nExamples:\n  cardwright new river-race && cardwright play river-race\n  cardwright new river-race && npm start\n  cardwright new river-race --alone --in ../elsewhere",
    )
    .action(async (given: string | undefined, flags: { in?: string; alone?: true; json?: true }) => {
      const name = given ?? (await askName());
      if (!isName(name)) throw new CallError(`"${name}": ${CURE}`);
      const folder = resolve(flags.in ?? (existsSync("games") ? "games" : "."), name);
      if (existsSync(folder)) throw new CallError(`${folder} is there already; choose another name or folder`);
      const workspace = flags.alone === true ? undefined : workspaceOf(folder);
      const listed = workspace !== undefined;
      if (listed) await examineId(workspace, name);
      const files = scaffoldFiles(name, listed);
      await makeFolder(folder).catch((error: Error) => {
        throw new CallError(`${folder} cannot be made (${error.message}); name another place with --in`);
      });
      for (const [path, content] of Object.entries(files)) {
        await makeFolder(dirname(join(folder, path)));
        await writeFile(join(folder, path), content);
      }
      const changed = listed ? await register(workspace, folder, { id: name, name: nameOf(name), about: ABOUT }) : [];
      if (flags.json) return printJson({ folder, files: Object.keys(files), changed });
      const shown = relative(process.cwd(), folder) || ".";
      const path = shown.startsWith(".") ? shown : `./${shown}`;
      const [play, check] = listed ? [name, name] : [path, path];
      print(`made ${path}; now try:
  npm run cardwright -- play ${play}
  npm run cardwright -- check ${check}
  npx vitest run ${shown}
${listed ? LISTED : UNLISTED}`);
    });
}
const LISTED = `  npm start                  (builds the page anew, and the game is on its shelf)
It is in games/catalog. Before you commit it: npm install && npm run lock, which writes it into the lock file.`;
const UNLISTED =
  "It is not listed. A game that is made in the games folder of a workspace is, and has a table in the browser.";
async function askName(): Promise<string> {
  if (process.stdin.isTTY !== true) throw new CallError(`name the game: cardwright new <name>; ${CURE}`);
  const answer = await text({
    message: "What is the game called?",
    placeholder: "river-race",
    validate: (value) => (isName(value ?? "") ? undefined : CURE),
  });
  if (isCancel(answer)) throw new CallError("nothing was made");
  return answer;
}
