import { CallError } from "./output.ts";

/** The names by which a package exports the expansions with these ids: `moonSuit` may be the one called "moon-suit". */
export function exportedNames(address: string, exported: object, ids: readonly string[]): readonly string[] {
  return ids.map((id) => {
    const [name] = Object.entries(exported).find(([, value]) => (Object(value) as { id?: unknown }).id === id) ?? [];
    if (name !== undefined) return name;
    throw new CallError(`${address} does not export its expansion "${id}"; export it, so that a test can import it`);
  });
}
