import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { isCancel, text } from "@clack/prompts";
import type { Command } from "commander";
import { CallError, print, printJson } from "../output.ts";
import { scaffoldFiles } from "../scaffold.ts";

const isName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
const CURE = "a name is lowercase words with dashes, such as river-race";

export function newCommand(program: Command): void {
  program
    .command("new [name]")
    .description("scaffold a game that runs, with rules, cards, tests and a table in the terminal")
    .option("--in <folder>", "where its folder is made (default: games, if it is there)")
    .option("--json", "print { folder, files }")
    .addHelpText(
      "after",
      "\nExamples:\n  cardwright new river-race\n  cardwright play games/river-race\n  cardwright check games/river-race",
    )
    .action(async (given: string | undefined, flags: { in?: string; json?: true }) => {
      const name = given ?? (await askName());
      if (!isName(name)) throw new CallError(`"${name}": ${CURE}`);
      const folder = resolve(flags.in ?? (existsSync("games") ? "games" : "."), name);
      if (existsSync(folder)) throw new CallError(`${folder} is there already; choose another name or folder`);
      const files = scaffoldFiles(name);
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), content);
      }
      if (flags.json) return printJson({ folder, files: Object.keys(files) });
      const shown = relative(process.cwd(), folder) || ".";
      const path = shown.startsWith(".") ? shown : `./${shown}`;
      print(`made ${path}; now try:
  cardwright play ${path}
  cardwright check ${path}
  npx vitest run ${shown}
To list it with the others, add a line to games/catalog/src/index.ts and run npm install.`);
    });
}
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
