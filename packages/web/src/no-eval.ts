/**
 * The page's policy forbids making code from text. Where zod is not told, it tries once, and the browser reports it. This is
 * where zod keeps its settings; its own function for them would be one more thing to load before the first page.
 */
const { __zod_globalConfig: kept = {} } = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
// The same object where zod is there already: a bundler may load it with the first part that is shared.
kept.jitless = true;
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = kept;

export {};
