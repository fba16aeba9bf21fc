import { createRequire } from "node:module";

/** Of this package, and so of all: they are released together. */
export const { version } = createRequire(import.meta.url)("../package.json") as { readonly version: string };
