import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { makeFolder } from "@cardwright/lab";
import { problemsIn } from "@cardwright/words/tool";
import type { Command } from "commander";
import { builtRules, rulesFileIn } from "../config/bundled-games.ts";
import { compileGames } from "../config/compile-project.ts";
import { type Project, project } from "../config/project.ts";
import { CallError, print, printJson } from "../output.ts";
import { pageBuilder, pagePlan } from "../page-plan.ts";
import { version } from "../version.ts";

export function buildCommand(program: Command): void {
  program
    .command("build")
    .description("make the page as static files, and a folder with rules and server that node can run")
    .option("--out <folder>", "where (default: dist beside cardwright.config.ts)")
    .option("--page-only", "the page without the server's folder")
    .option("--json", "print { folder, page }")
    .addHelpText(
      "after",
      "\nExamples:\n  cardwright build && node dist/serve.js\n  cardwright build --out /srv/my-game",
    )
    .action(async (flags: { out?: string; pageOnly?: true; json?: true }) => {
      const here = await project();
      const folder = resolve(flags.out ?? join(here.folder, "dist"));
      const page = join(folder, "page");
      const { buildPage } = await pageBuilder();
      const plan = pagePlan(here);
      const wrong = plan.games.flatMap(({ words }) => (words === undefined ? [] : problemsIn(words)));
      if (wrong.length > 0) throw new CallError(`these words cannot be said:\n  ${wrong.join("\n  ")}`);
      const server = flags.pageOnly === true ? undefined : packageJson(here.folder);
      await makeFolder(folder);
      await buildPage(plan, page).catch((error: Error) => {
        throw new CallError(`the page cannot be built: ${stripVTControlCharacters(error.message)}`, { cause: error });
      });
      if (server !== undefined) {
        await buildServer(here, folder, server);
        writeFileSync(rulesFileIn(folder), await builtRules(here));
      }
      if (flags.json) return printJson({ folder, page });
      print(
        flags.pageOnly === true ? `made ${page}` : `made ${folder}; start it with: node ${join(folder, "serve.js")}`,
      );
    });
}
/** The rules in plain JavaScript, a config that names them, and what starts the server on both. */
async function buildServer({ file, config }: Project, folder: string, manifest: object): Promise<void> {
  await compileGames(file, config, folder);
  writeFileSync(join(folder, "serve.js"), SERVE);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
const SERVE = `// Written by cardwright build: hosts the games of this folder, with its page.
import { join } from "node:path";
import { fileURLToPath } from "node:url";

process.env.CARDWRIGHT_CONFIG = join(fileURLToPath(new URL(".", import.meta.url)), "cardwright.config.js");
const { run } = await import("@cardwright/cli");
await run(["serve", ...process.argv.slice(2)]);
`;
/** Dependencies of the folder where it is installed without the project around it. */
function packageJson(source: string): object {
  const file = join(source, "package.json");
  if (!existsSync(file))
    throw new CallError(
      `there is no ${file}, which says what the rules need; make one with "npm init", or add --page-only`,
    );
  const told = JSON.parse(readFileSync(file, "utf8")) as {
    readonly name?: string;
    readonly version?: string;
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  const { "@cardwright/web": _, react: __, "react-dom": ___, ...dependencies } = told.dependencies ?? {};
  return {
    name: `${told.name ?? "cards"}-server`,
    version: told.version ?? "0.0.0",
    private: true,
    type: "module",
    scripts: { start: "node serve.js" },
    dependencies: { "@cardwright/cli": version, ...dependencies },
  };
}
