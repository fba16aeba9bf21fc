import type { Game } from "@cardwright/core";
import type { Expansion } from "@cardwright/core/expansion";
import { contentHash, createEngine, examineRules } from "@cardwright/core/host";
import type { AnyEngine } from "./any-engine.ts";
import { vocabularyOf } from "./room/vocabulary.ts";
import { type Wire, wireOf } from "./room/wire.ts";
import type { FindVoice } from "./voice.ts";

/** The games a server hosts, and one engine for each set of expansions that a match asks for. */

export interface CatalogEntry {
  // biome-ignore lint/suspicious/noExplicitAny: each game is declared in words of its own; hosts use what all share.
  readonly game: Game<any>;
  readonly expansions: readonly Expansion[];
  /** Its rules as one text, so that matches that begin with them can be played on with them. */
  readonly bundle?: RuleBundle | undefined;
  /** Says what happens, to clients that ask for sentences. Left out: the sentences of the rules, in English. */
  readonly voice?: FindVoice | undefined;
}
/** The rules of a game as one text that runs by itself, and the hash of the part of it that can change an outcome. */
export interface RuleBundle {
  /** A script that leaves `cardwrightRules`: the engine, the game and its expansions. */
  readonly code: string;
  /** Of the built code apart from words, looks, comments and evaluation. */
  readonly hash: string;
}
export interface Hosted {
  readonly engine: AnyEngine;
  /** Pinned by a match: rules that could lead to another outcome have another hash. */
  readonly content: string;
  /** The text that they are run from; null for those that this server was started with. */
  readonly code: string | null;
  readonly voice: FindVoice | undefined;
  /** Made when the first match needs it. */
  readonly wire: Wire;
}
interface HostedParts {
  readonly code?: string;
  readonly voice?: FindVoice | undefined;
}
export function hostedBy(engine: AnyEngine, content: string, { code, voice }: HostedParts = {}): Hosted {
  let wire: Wire | undefined;
  return {
    engine,
    content,
    code: code ?? null,
    voice,
    get wire() {
      wire ??= wireOf(vocabularyOf(engine));
      return wire;
    },
  };
}

export class Catalog {
  readonly entries: ReadonlyMap<string, CatalogEntry>;
  private readonly hosted = new Map<string, Hosted>();

  constructor(entries: readonly CatalogEntry[]) {
    this.entries = new Map(entries.map((entry) => [entry.game.id, entry]));
    if (this.entries.size !== entries.length) throw new TypeError("two games of the catalog have the same id");
    for (const { game, expansions } of entries) examineRules(game as Game, expansions);
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
      found = hostedBy(engine, entry.bundle?.hash ?? contentHash(engine), { voice: entry.voice });
      this.hosted.set(key, found);
    }
    return found;
  }
}
