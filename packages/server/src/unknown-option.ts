/** The path of an option that a game was given and does not know: its schema left it out. Null where it took all of them. */
export function unknownOption(given: unknown, taken: unknown, path: readonly string[] = []): string | null {
  if (typeof given !== "object" || given === null || typeof taken !== "object" || taken === null) return null;
  for (const [key, value] of Object.entries(given)) {
    const here = [...path, key];
    if (!Object.hasOwn(taken, key)) return here.join(".");
    const inside = unknownOption(value, (taken as Readonly<Record<string, unknown>>)[key], here);
    if (inside !== null) return inside;
  }
  return null;
}
