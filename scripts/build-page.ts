import { buildPage } from "../packages/web/scripts/build-page.ts";

/** Before each start: what is served is what the sources say. */
await buildPage((line) => console.error(line));
