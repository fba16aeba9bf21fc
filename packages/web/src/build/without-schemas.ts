import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/**
 * Zod hangs a writer of JSON Schema on every type, so that no bundler can leave it out: 8 KB of a table's first load. Pages
 * write no schemas, the server and the command line do; whoever asks a page for one is told so. What else the two files
 * hold stays, as far as anybody uses it.
 */
const WRITERS = /\/core\/(to-json-schema|json-schema-processors)\.js$/;
const TYPES = /\/zod\/v4\/classic\/schemas\.js$/;
const WRITES = /Processor$|^allProcessors$|JSONSchema/;
const MARK = "\0without-schemas:";
const HEAD = `const refuse = () => { throw new Error("a page writes no JSON Schema: ask the server or the command line"); };
const later = () => refuse;
`;
export function withoutSchemas(): Plugin {
  return {
    name: "cardwright-without-schemas",
    apply: "build",
    enforce: "pre",
    async resolveId(asked, importer = "") {
      if (!WRITERS.test(asked) || !TYPES.test(importer)) return null;
      const real = await this.resolve(asked, importer, { skipSelf: true });
      return real === null ? null : MARK + real.id;
    },
    async load(id) {
      if (!id.startsWith(MARK)) return null;
      const real = id.slice(MARK.length);
      return withoutWriters(await readFile(real, "utf8"), real);
    },
  };
}
/** A module with the same exports; those that write a schema, or make a method that does, only refuse. */
export function withoutWriters(code: string, real: string): string {
  const names = [...code.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = ""]) => name);
  return (
    HEAD +
    names
      .map((name) => {
        if (!WRITES.test(name)) return `export { ${name} } from ${JSON.stringify(real)};`;
        return `export { ${name.startsWith("create") ? "later" : "refuse"} as ${name} };`;
      })
      .join("\n")
  );
}
