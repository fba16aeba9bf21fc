import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { makeFolder } from "@cardwright/lab";
import { isCancel, text } from "@clack/prompts";
import type { Command } from "commander";
import { findConfig } from "../config/find-config.ts";
import { CallError, print, printJson } from "../output.ts";
import { listedIn } from "../register.ts";
import { scaffoldFiles } from "../scaffold.ts";

const isName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
const CURE = "a name is lowercase words with dashes, such as river-race";

interface NewFlags {
  readonly in?: string;
  readonly alone?: true;
  readonly json?: true;
}
export function newCommand(program: Command): void {
  program
    .command("new [name]")
    .description("scaffold a game that runs, with rules, cards, tests and a table, and list it in cardwright.config.ts")
    .option("--in <folder>", "where its folder is made (default: games beside the config)")
    .option("--alone", "its folder only, and no line in the config")
    .option("--json", "print { folder, files, changed }")
    .addHelpText(
      "after",
      "\nA project of its own is made by: npm create cardwright\n\nExamples:\n  cardwright new river-race && cardwright play river-race\n  cardwright new river-race --alone --in drafts",
    )
    .action(async (given: string | undefined, flags: NewFlags) => {
      const name = given ?? (await askName());
      if (!isName(name)) throw new CallError(`"${name}": ${CURE}`);
      const config = findConfig();
      const folder = resolve(flags.in ?? (config === undefined ? "." : join(dirname(config), "games")), name);
      if (existsSync(folder)) throw new CallError(`${folder} is there already; choose another name or folder`);
      const listing = flags.alone === true || config === undefined ? undefined : config;
      const line = listing === undefined ? undefined : await listedIn(listing, folder);
      const files = scaffoldFiles(name);
      examineEngine(dirname(folder));
      await makeFolder(folder).catch((error: Error) => {
        throw new CallError(`${folder} cannot be made (${error.message}); name another place with --in`);
      });
      for (const [path, content] of Object.entries(files)) {
        await makeFolder(dirname(join(folder, path)));
        await writeFile(join(folder, path), content);
      }
      if (listing !== undefined && line !== undefined) await writeFile(listing, line);
      if (flags.json)
        return printJson({ folder, files: Object.keys(files), changed: listing === undefined ? [] : [listing] });
      const shown = relative(process.cwd(), folder) || ".";
      const path = /^\.\.?(?:\/|$)/.test(shown) ? shown : `./${shown}`;
      const called = listing === undefined ? path : name;
      print(`made ${path}; now try:
  npx cardwright play ${called}
  npx cardwright check ${called}
  npx vitest run ${shown}
${listing === undefined ? "It is in no config: name it by its path, or list it in cardwright.config.ts." : `It is listed in ${relative(process.cwd(), listing)}; the page shows it when it is next built.`}`);
    });
}
/** A game without the engine above it could not run, and nobody would know why. */
function examineEngine(folder: string): void {
  try {
    createRequire(join(folder, "game.js")).resolve("@cardwright/core");
  } catch {
    throw new CallError(
      `@cardwright/core is not installed in ${folder} or above it, so a game there could not run; make a project with: npm create cardwright`,
    );
  }
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
