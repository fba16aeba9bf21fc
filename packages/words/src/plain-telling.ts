import type { Telling } from "./telling.ts";

/**
 * How moves are told where a game does not say: what goes from a pile to who alone sees it is drawn, what goes from there to where
 * all see it is played.
 */
export function plainTelling(zones: Readonly<Record<string, { readonly sight: string }>>): Telling {
  const names = Object.keys(zones);
  const sightOf = (zone: string): string => zones[zone]?.sight ?? "";
  const verb = (from: string, to: string): string => {
    if (sightOf(to) === "owner") return sightOf(from) === "nobody" ? "draws" : "moves";
    return sightOf(from) === "owner" ? "plays" : "moves";
  };
  const enters = names.map((to) => [to, Object.fromEntries(names.map((from) => [from, verb(from, to)]))] as const);
  return { enters: Object.fromEntries(enters), facts: { "*": false }, marks: {} };
}
