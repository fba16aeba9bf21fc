import { catalog } from "@cardwright/catalog";
import type { Action, View } from "@cardwright/core";
import { defineTable, type TableGame } from "@cardwright/table";
import type { KeptMatch } from "../../src/match/kept.ts";
import { LocalMatch } from "../../src/match/local-match.ts";
import { drawing } from "./players.ts";

/** A match by chance in which the first seat comes to know a hidden card: as the browser keeps it, and as the engine sees it. */

export interface Moment {
  readonly kept: KeptMatch;
  readonly address: string;
  readonly faces: readonly string[];
}
interface KnownMatch {
  /** The pile of which something is known: "deck/0". */
  readonly place: string;
  readonly knows: Moment;
  /** Later in the same match, when it is known no more. */
  readonly forgets: Moment;
}
interface Pile {
  readonly known?: readonly { readonly face: string }[];
  readonly holds?: readonly string[];
}
const SEEDS = 60;
const STEPS = 400;
const VIEWER = 0;

/** Each pile of which the viewer knows something, by its place. */
function pilesIn(view: View): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [zone, value] of Object.entries(view)) {
    const isPile = (one: unknown): one is Pile => typeof one === "object" && one !== null && "count" in one;
    const piles = Array.isArray(value) ? value.map((one, seat) => [`${zone}/${seat}`, one]) : [[zone, value]];
    for (const [place, pile] of piles) {
      if (!isPile(pile)) continue;
      const faces = [...(pile.known ?? []).map(({ face }) => face), ...(pile.holds ?? [])];
      if (faces.length > 0) found.set(String(place), faces);
    }
  }
  return found;
}
export function knownMatch(id: string): KnownMatch {
  const { game, expansions } = catalog.find((entry) => entry.game.id === id)!;
  const table = defineTable(game, { presets: [], expansions }).with([]);
  for (let number = 1; number <= SEEDS; number++) {
    const seed = number.toString(16).padStart(64, "0");
    const found = knownIn(table, seed);
    if (found !== undefined) return found;
  }
  throw new Error(`in ${SEEDS} matches of ${id} nobody came to know a hidden card`);
}
function knownIn(table: TableGame, seed: string): KnownMatch | undefined {
  const { engine } = table;
  const draw = drawing(Number.parseInt(seed, 16));
  const seats = 2;
  const thinker = { think: () => new Promise<never>(() => undefined), stop: () => undefined };
  const controllers = ["person", "bot"] as const;
  const { header } = new LocalMatch({ game: table, seed, seats, options: {}, controllers, thinker });
  const momentAfter = (actions: readonly Action[], faces: readonly string[]): Moment => {
    const about = { seed, seats: "2", options: JSON.stringify(header.options), expansions: "", bot: "random" };
    return {
      faces,
      kept: { seed, header, controllers, actions: [...actions] },
      address: `/play/${table.id}?${new URLSearchParams(about).toString()}`,
    };
  };
  const actions: Action[] = [];
  let knows: { readonly place: string; readonly moment: Moment } | undefined;
  let { snapshot } = engine.create({ seed, seats, options: header.options });
  for (let step = 0; step < STEPS && snapshot.state.outcome === null; step++) {
    const actors = engine.actors(snapshot.state);
    if (actors.length === 1 && actors[0] === VIEWER) {
      const piles = pilesIn(engine.view(snapshot.state, VIEWER) as View);
      const [first] = piles;
      if (knows === undefined && first !== undefined) {
        knows = { place: first[0], moment: momentAfter(actions, first[1]) };
      } else if (knows !== undefined && !piles.has(knows.place)) {
        return { place: knows.place, knows: knows.moment, forgets: momentAfter(actions, []) };
      }
    }
    const action = engine.sample(snapshot.state, actors[draw(actors.length)] ?? VIEWER, draw);
    const result = action === null ? undefined : engine.applyAction(snapshot, action);
    if (action === null || result?.ok !== true) return undefined;
    actions.push(action);
    snapshot = result.snapshot;
  }
  return undefined;
}
