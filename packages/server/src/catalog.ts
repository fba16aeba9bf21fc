import { contentHash, createEngine, type Declaration, type Engine, type Expansion, type Game } from "@cardwright/core";
import { vocabularyOf, type Wire, wireOf } from "./room/wire.ts";

/** The games a server hosts, and one engine for each set of expansions that a match asks for. */

export interface CatalogEntry {
  // biome-ignore lint/suspicious/noExplicitAny: each game is declared in words of its own; hosts use what all share.
  readonly game: Game<any>;
  readonly expansions: readonly Expansion[];
}
export type AnyEngine = Engine<Declaration>;
export interface Hosted {
  readonly engine: AnyEngine;
  /** What a match pins: other rules or cards have another hash. */
  readonly content: string;
  /** Made when the first match needs it. */
  readonly wire: Wire;
}

export class Catalog {
  readonly entries: ReadonlyMap<string, CatalogEntry>;
  private readonly hosted = new Map<string, Hosted>();

  constructor(entries: readonly CatalogEntry[]) {
    this.entries = new Map(entries.map((entry) => [entry.game.id, entry]));
    if (this.entries.size !== entries.length) throw new TypeError("two games of the catalog have the same id");
  }
  /** Undefined when the game or one of the expansions is not here. */
  find(game: string, expansions: readonly string[]): Hosted | undefined {
    const entry = this.entries.get(game);
    if (entry === undefined) return undefined;
    const chosen = entry.expansions.filter(({ id }) => expansions.includes(id));
    if (chosen.length !== expansions.length) return undefined;
    const key = [game, ...chosen.map(({ id }) => id)].join("+");
    let found = this.hosted.get(key);
    if (found === undefined) {
      // Every intent of a match is in the store, with its answer; the last of them in each snapshot would be a second memory.
      const engine = createEngine(entry.game as Game, chosen, { remembersIntents: false });
      let wire: Wire | undefined;
      found = {
        engine,
        content: contentHash(engine),
        get wire() {
          wire ??= wireOf(vocabularyOf(engine));
          return wire;
        },
      };
      this.hosted.set(key, found);
    }
    return found;
  }
}
