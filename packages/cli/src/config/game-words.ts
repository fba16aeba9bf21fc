import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Telling } from "@cardwright/words";
import { canRunTypeScript, compileModule } from "./compile-project.ts";

/** How a game is told, from the file `telling` in its folder of words; nothing where it has none. */
export async function tellingIn(folder: string): Promise<Telling | undefined> {
  const file = ["telling.ts", "telling.js"].map((name) => join(folder, name)).find((path) => existsSync(path));
  if (file === undefined) return undefined;
  const readable = canRunTypeScript() || file.endsWith(".js") ? file : await compileModule(file);
  const { telling } = (await import(pathToFileURL(readable).href)) as { readonly telling?: Telling };
  return telling;
}
