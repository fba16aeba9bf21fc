import type { Declaration } from "@cardwright/core";
import { deckNames } from "@cardwright/core/expansion";
import { measureTelling } from "./measure-telling.ts";
import type { Telling } from "./telling.ts";

interface Declared {
  readonly declares: Pick<Declaration, "zones">;
  readonly expansions: readonly { readonly id: string }[];
}

/**
 * How moves are told where a game does not say: what goes from a pile to who alone sees it is drawn, what goes from there to where
 * all see it is played.
 */
export function plainTelling({ declares: { zones }, expansions }: Declared): Telling {
  const names = Object.keys(zones);
  const sightOf = (zone: string): string => zones[zone]?.sight ?? "";
  const verb = (from: string, to: string): string => {
    if (sightOf(to) === "owner") return sightOf(from) === "nobody" ? "draws" : "moves";
    return sightOf(from) === "owner" ? "plays" : "moves";
  };
  const enters = names.map((to) => [to, Object.fromEntries(names.map((from) => [from, verb(from, to)]))] as const);
  const decks = expansions.filter(({ id }) => deckNames(id).row in zones).map(({ id }) => measureTelling(id));
  return {
    enters: Object.assign(Object.fromEntries(enters), ...decks.map((deck) => deck.enters)),
    facts: { "*": false },
    marks: {},
    events: Object.assign({}, ...decks.map(({ events }) => events)),
  };
}
