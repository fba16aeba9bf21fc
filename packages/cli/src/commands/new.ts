import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { isCancel, text } from "@clack/prompts";
import type { Command } from "commander";
import { CallError, print, printJson } from "../output.ts";
import { register, workspaceOf } from "../register.ts";
import { ABOUT, nameOf, scaffoldFiles } from "../scaffold.ts";

const isName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
const CURE = "a name is lowercase words with dashes, such as river-race";

export function newCommand(program: Command): void {
  program
    .command("new [name]")
    .description("scaffold a game that runs, with rules, cards, tests and a table in the terminal")
    .option("--in <folder>", "where its folder is made (default: games, if it is there)")
    .option("--table", "with a table in the browser, listed in this workspace's catalog, so that npm start shows it")
    .option("--json", "print { folder, files }")
    .addHelpText(
      "after",
      "\nExamples:\n  cardwright new river-race\n  cardwright new river-race --table && npm start\n  cardwright play games/river-race\n  cardwright check games/river-race",
    )
    .action(async (given: string | undefined, flags: { in?: string; table?: true; json?: true }) => {
      const name = given ?? (await askName());
      if (!isName(name)) throw new CallError(`"${name}": ${CURE}`);
      const folder = resolve(flags.in ?? (existsSync("games") ? "games" : "."), name);
      if (existsSync(folder)) throw new CallError(`${folder} is there already; choose another name or folder`);
      const workspace = workspaceOf(folder);
      if (flags.table === true && workspace === undefined)
        throw new CallError("--table needs a workspace whose games folder has a catalog; run it in one, without --in");
      const files = scaffoldFiles(name, flags.table);
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), content);
      }
      const listed = flags.table === true && workspace !== undefined;
      const changed = listed ? await register(workspace, folder, { id: name, name: nameOf(name), about: ABOUT }) : [];
      if (flags.json) return printJson({ folder, files: Object.keys(files), changed });
      const shown = relative(process.cwd(), folder) || ".";
      const path = shown.startsWith(".") ? shown : `./${shown}`;
      const [play, check] = listed ? [name, name] : [path, path];
      print(`made ${path}; now try:
  npm run cardwright -- play ${play}
  npm run cardwright -- check ${check}
  npx vitest run ${shown}
${listed ? LISTED : unlisted(name)}`);
    });
}
const LISTED = `  npm start                  (builds the page anew, and the game is on its shelf)
It is in games/catalog. Before you commit it: npm install && npm run lock, which writes it into the lock file.`;
const unlisted = (name: string): string =>
  `To list it with the others and get a table in the browser, make it with: npm run cardwright -- new ${name} --table`;
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
