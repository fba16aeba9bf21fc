import { createHash } from "node:crypto";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { RuleBundle } from "../catalog.ts";
import { withoutWords } from "./words-apart.ts";
import { type Reached, reachedBy, wordsReached } from "./words-reached.ts";

/** Rules that cannot be put together, and why. */
export class BundleError extends Error {}

const ENTRY = "cardwright:rules";
const entryText = (rules: string): string => `import * as rules from ${JSON.stringify(resolve(rules))};
export { createEngine, namesFor, sentenceOf } from ${JSON.stringify(fileURLToPath(import.meta.resolve("@cardwright/core/host")))};
export const { game } = rules;
export const expansions = rules.expansions ?? [];`;

type Vite = typeof import("vite");
type Plugin = NonNullable<import("vite").InlineConfig["plugins"]>[number];

export async function bundleRules(rules: string): Promise<RuleBundle> {
  const vite = await import("vite").catch(() => {
    throw new BundleError("rules are put together by Vite, which is not installed here; npm install --save-dev vite");
  });
  const modules: Reached[] = [];
  const code = await built(vite, rules, [reachedIn(vite, modules)]);
  const apart = await built(vite, rules, [apartFromWords(vite, reachedBy(modules))]);
  return { code, hash: createHash("sha256").update(apart).digest("hex") };
}
const isTypeScript = (id: string): boolean => /\.[cm]?tsx?$/.test(id);
const programOf = ({ parseSync }: Vite, id: string, code: string) =>
  parseSync(id, code, { lang: isTypeScript(id) ? "ts" : "js" }).program;
/** The engine reads words to tell them, and so does what it checks data with; none of their own words is a game's. */
const ENGINE = dirname(dirname(fileURLToPath(import.meta.resolve("@cardwright/core/host"))));
const isEngine = (id: string): boolean =>
  id.startsWith(`${ENGINE}/`) ||
  /\/node_modules\/(@cardwright\/core|zod)\//.test(id) ||
  id.startsWith("\0") ||
  id === ENTRY;

/** Rules may be helped by a module anywhere, also by one that is installed. */
const reachedIn = (vite: Vite, modules: Reached[]): Plugin => ({
  name: "cardwright-words-reached",
  transform: {
    order: "pre",
    handler(code, id) {
      if (!isEngine(id)) modules.push(wordsReached(programOf(vite, id, code)));
    },
  },
});
const apartFromWords = (vite: Vite, reached: ReadonlySet<string>): Plugin => ({
  name: "cardwright-apart-from-words",
  transform: {
    order: "pre",
    handler: (code, id) =>
      isEngine(id) || id.includes("/node_modules/")
        ? undefined
        : { code: withoutWords(code, programOf(vite, id, code), reached), map: null },
  },
});
async function built({ build }: Vite, rules: string, plugins: readonly Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: "cardwright-rules",
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? entryText(rules) : undefined),
  };
  const made = await build({
    configFile: false,
    root: dirname(resolve(rules)),
    logLevel: "error",
    plugins: [entry, ...plugins],
    resolve: { dedupe: ["@cardwright/core"] },
    build: {
      write: false,
      minify: "oxc",
      target: "es2023",
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: "strict",
        output: { format: "iife", name: "cardwrightRules" },
      },
    },
  }).catch((error: unknown) => {
    throw new BundleError(
      `the rules cannot be put together: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const [first] = Array.isArray(made) ? made : [made];
  const chunk = first !== undefined && "output" in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error("Vite made no rules");
  return chunk.code;
}
