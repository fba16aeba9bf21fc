import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { artifacts } from "../../scripts/pack/packages.ts";

/** Bytes of a module that imports built packages, as a page would load it: bundled, minified, compressed. */
export async function bytesOf(name: string, code: string): Promise<number> {
  const folder = join(artifacts, "size", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "entry.js"), code);
  try {
    const built = await build({
      configFile: false,
      root: folder,
      logLevel: "silent",
      build: {
        write: false,
        minify: true,
        target: "es2023",
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(folder, "entry.js") },
      },
    });
    const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
    const chunks = outputs.flatMap((one) => (one.type === "chunk" ? [one.code] : []));
    return gzipSync(chunks.join("\n"), { level: 9 }).length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
