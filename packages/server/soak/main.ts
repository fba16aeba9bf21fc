import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import type { SoakPart } from "./part.ts";

/**
 * The larger counts: `npm run --silent soak -- <part> --json` prints `{ part, counts, wrong }`. Without a part all of them are
 * run. The exit code is 1 if anything was wrong.
 */
const WRONG_SHOWN = 20;
const folder = new URL("./parts/", import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => basename(file, ".ts"));

class CallError extends Error {}
function flags() {
  const text = { type: "string" } as const;
  const options = { count: text, seeds: text, scale: text, from: text, only: text, json: { type: "boolean" } } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new CallError(error instanceof Error ? error.message : String(error));
  }
}
function called() {
  const { values, positionals } = flags();
  const strange = positionals.find((name) => !names.includes(name));
  if (strange !== undefined) throw new CallError(`there is no part ${strange}; there are ${names.join(", ")}`);
  const { only, ...numbers } = values;
  for (const [name, given] of Object.entries(numbers)) {
    if (typeof given === "string" && !(Number(given) > 0)) throw new CallError(`--${name} is a number above 0`);
  }
  const how = { from: Math.round(Number(values.from ?? 0)), ...(only === undefined ? {} : { only }) };
  const given = values.count ?? values.seeds;
  const countOf = ({ full }: SoakPart): number =>
    Math.max(1, Math.round(given === undefined ? full * Number(values.scale ?? 1) : Number(given)));
  return { parts: positionals.length > 0 ? positionals : names, countOf, how, json: values.json === true };
}
try {
  const { parts, countOf, how, json } = called();
  for (const name of parts) {
    const { part } = (await import(new URL(`${name}.ts`, folder).href)) as { readonly part: SoakPart };
    if (how.from > 0 && part.goesOn !== true) throw new CallError(`${name} begins anew each time: it takes no --from`);
    if (how.only !== undefined && !part.kinds?.includes(how.only))
      throw new CallError(`${name} has no kind ${how.only}; it has ${part.kinds?.join(", ") ?? "none"}`);
    if (!json) console.log(`soak: ${name}`);
    const { counts, wrong } = await part.run(countOf(part), how);
    console.log(JSON.stringify({ part: name, counts, wrong: wrong.length }));
    for (const line of wrong.slice(0, WRONG_SHOWN)) console.error(line);
    if (wrong.length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof CallError ? error.message : error);
  process.exitCode = error instanceof CallError ? 2 : 1;
}
// A server or a database that could not be closed must not keep a finished run alive.
process.exit();
