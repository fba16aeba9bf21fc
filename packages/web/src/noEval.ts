/**
 * The page's policy forbids making code from text. Where zod is not told, it tries once, and the browser reports it. This is
 * where zod keeps its settings; its own function for them would be one more thing to load before the first page.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };

export {};
