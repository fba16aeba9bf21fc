import { pathToFileURL } from "node:url";
import { z } from "@cardwright/core";
import { failureText } from "../failure-text.ts";
import { CallError } from "../output.ts";
import type { ProjectConfig } from "./config.ts";

const GAMES_MOST = 200;
const LANGUAGES_MOST = 50;
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'is a language such as "en" or "de-CH"');
const LIST = 'is a list of folders and packages, as in ["./games/coins"]';
const named = z.string(LIST).regex(/^\S(.*\S)?$/, "has a blank before or behind the name");
const schema = z.strictObject({
  games: z.array(named, LIST).min(1, "names at least one game").max(GAMES_MOST),
  title: z.string().min(1).max(80).optional(),
  description: z.string().max(300).optional(),
  languages: z.array(language).min(1).max(LANGUAGES_MOST).optional(),
  // Read by the server, which knows what it can be set to.
  server: z.record(z.string(), z.unknown()).optional(),
});

/** The export of a config, checked against its schema. */
export function readConfig(file: string, exported: unknown): ProjectConfig {
  if (exported === undefined)
    throw new CallError(`${file} has no default export; end it with: export default defineConfig({ games: [...] })`);
  const parsed = schema.safeParse(exported);
  if (parsed.success) return parsed.data as ProjectConfig;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join(".") || "the config"}: ${message}`);
  throw new CallError(`${file} cannot be read:\n${lines.join("\n")}`);
}
export async function importConfig(file: string): Promise<ProjectConfig> {
  const module = await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new CallError(`${file} cannot be loaded: ${failureText(error)}`);
  });
  return readConfig(file, (module as { readonly default?: unknown }).default);
}
