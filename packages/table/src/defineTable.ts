import {
  createEngine,
  type Declaration,
  type Engine,
  type Expansion,
  type Game,
  type Pick,
  type Picks,
  type ViewOf,
} from "@cardwright/core";
import type { ComponentType } from "react";
import { emblemSignFor } from "./art/emblem-signs.ts";
import { type Glossary, termsIn } from "./glossary.ts";
import type { CardLook } from "./look.ts";
import type { Scenario } from "./scenario.ts";
import type { SeenState } from "./session.ts";

/** What a game adds to the shared table. All of it may be left out: the declaration alone makes a table. */

export interface BoardProps<D extends Declaration = Declaration> {
  readonly view: ViewOf<D> & SeenState;
}
export interface SeatProps<D extends Declaration = Declaration> extends BoardProps<D> {
  readonly seat: number;
}
/** How a seat stands, in one number with its name. */
export interface SeatScore {
  readonly value: number | string;
  readonly label: string;
}
/** How the match is won, as short as it can be said at this moment. */
export interface Goal {
  readonly title: string;
  readonly text: string;
}
/** What would be chosen: the key pointed at, and the answers before it. */
export interface Pointing {
  /** The action that has been begun, if any. */
  readonly action: string | undefined;
  readonly picks: Picks;
  readonly key: Pick;
  /** What the rules call the option. */
  readonly label: string;
}
/** What would happen then: a number, a sentence, and how the number comes about. */
export interface Foreseen {
  readonly value: string;
  readonly text: string;
  readonly sum?: string;
  readonly tone?: "good" | "bad";
  /** The piece that it comes from: an arrow leads from there. */
  readonly from?: string;
}
/** A way to play that the lobby offers. */
export interface MatchPreset {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly seats: number;
  readonly options: object;
  /** Ids of the expansions it is played with. */
  readonly expansions?: readonly string[];
}
/** A deck that can be played as it is. */
export interface DeckOffer {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}
/** Where the zones and facts of a game go on the table. What is not named is laid out by its declaration. */
export interface TablePlan {
  /** Zones that lie at the thumb's edge, in this order. */
  readonly hand?: readonly string[];
  /** Zones and facts that the game's own board shows. */
  readonly onBoard?: readonly string[];
  /** Facts that no player needs to see as such. */
  readonly quiet?: readonly string[];
  /** Marks of pieces that the board shows in its own way. */
  readonly quietMarks?: readonly string[];
  /** What zones, facts and phases are called. */
  readonly words?: Readonly<Record<string, string>>;
  /** What zones are called within a sentence, where their own names are the engine's rather than a player's. */
  readonly places?: Readonly<Record<string, string>>;
  /** What who moves a card from a hand to a zone does, where it is no play: "stores". */
  readonly moves?: Readonly<Record<string, string>>;
  /** Names of choices whose pieces are chosen on the board, if they lie in a zone that it shows. */
  readonly boardChoices?: readonly string[];
  /** Names of choices whose keys are places on the board. */
  readonly placeChoices?: readonly string[];
  /** Keys of such choices that are no place on the board all the same. */
  readonly dockKeys?: readonly string[];
  /** Actions that go on with the turn, the likeliest first: the first that is legal is the primary one. */
  readonly primary?: readonly string[];
  /** Actions that end a step or let a chance go by. While anything else can be done they are not the primary one. */
  readonly ends?: readonly string[];
  /** Keys of answers that let things take their course: a question with no other answer need not be asked. */
  readonly lettingGo?: readonly string[];
  /** Actions that pass over a step in which nothing else can be done. */
  readonly passesOver?: readonly string[];
  /** Each round decides something: its end is shown as a moment. */
  readonly decidingRounds?: boolean;
  /** Phases that never come again: what belongs to them alone is not shown as refused once they are over. */
  readonly passing?: readonly string[];
  /** Words of the game that explain themselves wherever they stand: keywords, statuses, terrain. */
  readonly glossary?: Glossary;
  /** Actions on keys of their own. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Choices whose options are seats, resources and the like, by what their keys are called. */
  readonly optionWords?: Readonly<Record<string, string>>;
}
/** The rules in a minute, for whoever has never seen the game. */
export interface HowTo {
  readonly aim: string;
  readonly turn: readonly string[];
  readonly good: readonly string[];
}
export interface TableParts<D extends Declaration> {
  readonly presets: readonly MatchPreset[];
  /** All that there are; which of them a match has is said by its preset, its log or its server. */
  readonly expansions?: readonly Expansion[];
  /** Prebuilt decks for a match with these options, where each seat brings one: the option `decks` names them by seat. */
  readonly decks?: (options: object) => readonly DeckOffer[];
  readonly Board?: ComponentType<BoardProps<D>>;
  /** More of a seat, under the counters of its plaque. */
  readonly SeatMore?: ComponentType<SeatProps<D>>;
  /** A class of the game's own style sheet that sets the colours and the cloth of its table. */
  readonly skin?: string | undefined;
  readonly score?: (view: ViewOf<D> & SeenState, seat: number) => SeatScore | undefined;
  readonly goal?: (view: ViewOf<D> & SeenState) => Goal;
  readonly forecast?: (view: ViewOf<D> & SeenState, pointing: Pointing) => Foreseen | undefined;
  readonly plan?: TablePlan;
  readonly look?: (face: string) => Partial<CardLook>;
  /** What a piece is called that is told from others of its kind by where it lies. */
  readonly pieceName?: (view: ViewOf<D> & SeenState, id: string) => string | undefined;
  /** Read by whoever asks for it. */
  readonly howTo?: () => Promise<HowTo>;
  /** Only the harness needs them. */
  readonly scenarios?: () => Promise<readonly Scenario[]>;
}
/** A game with its types erased, so that a list can hold all of them. */
export interface TableGame {
  readonly id: string;
  readonly name: string;
  readonly presets: readonly MatchPreset[];
  readonly plan: TablePlan;
  readonly decks: (options: object) => readonly DeckOffer[];
  readonly Board: ComponentType<BoardProps> | undefined;
  readonly SeatMore: ComponentType<SeatProps> | undefined;
  readonly skin: string | undefined;
  readonly score: ((view: SeenState, seat: number) => SeatScore | undefined) | undefined;
  readonly goal: ((view: SeenState) => Goal) | undefined;
  readonly forecast: ((view: SeenState, pointing: Pointing) => Foreseen | undefined) | undefined;
  readonly look: (face: string) => CardLook;
  readonly pieceName: ((view: SeenState, id: string) => string | undefined) | undefined;
  readonly howTo: (() => Promise<HowTo>) | undefined;
  readonly scenarios: () => Promise<readonly Scenario[]>;
  readonly engine: Engine;
  /** Ids of all expansions that there are. */
  readonly expansions: readonly string[];
  /** The same game with exactly these expansions. */
  with(expansions: readonly string[]): TableGame;
  /** The same game as its declaration alone makes it: no board, no plan, no looks. */
  bare(): TableGame;
}
const words = (id: string): string => id.replaceAll(/[_#-]+/g, " ");

export function defineTable<D extends Declaration>(game: Game<D>, parts: TableParts<D>): TableGame {
  const known = new Map<string, TableGame>();
  const all = parts.expansions ?? [];
  const withThese = (ids: readonly string[]): TableGame => {
    const chosen = all.filter(({ id }) => ids.includes(id));
    if (chosen.length !== ids.length)
      throw new RangeError(`${game.name} lacks one of the expansions ${ids.join(", ")}`);
    const key = chosen.map(({ id }) => id).join();
    const table = known.get(key) ?? tableWith(game, parts, chosen, withThese);
    known.set(key, table);
    return table;
  };
  return withThese(parts.presets[0]?.expansions ?? []);
}
function tableWith<D extends Declaration>(
  game: Game<D>,
  parts: TableParts<D>,
  expansions: readonly Expansion[],
  withThese: TableGame["with"],
): TableGame {
  const engine = createEngine(game, expansions) as unknown as Engine;
  const { rules } = engine;
  const data = [...(game.cards ?? []), ...expansions.flatMap(({ cards }) => cards ?? [])];
  const cards = new Map(data.map((card) => [card.id, card]));
  // A face looks the same for as long as the page is open, and is looked at in every render.
  const looks = new Map<string, CardLook>();
  return {
    id: game.id,
    name: game.name,
    presets: parts.presets,
    plan: parts.plan ?? {},
    decks: parts.decks ?? (() => []),
    // The board and its like read their own game's view; only this game's sessions are ever given to them.
    Board: parts.Board as unknown as ComponentType<BoardProps> | undefined,
    SeatMore: parts.SeatMore as unknown as ComponentType<SeatProps> | undefined,
    skin: parts.skin,
    score: parts.score as unknown as TableGame["score"],
    goal: parts.goal as unknown as TableGame["goal"],
    forecast: parts.forecast as unknown as TableGame["forecast"],
    pieceName: parts.pieceName as unknown as TableGame["pieceName"],
    howTo: parts.howTo,
    scenarios: parts.scenarios ?? (async () => []),
    engine,
    expansions: (parts.expansions ?? []).map(({ id }) => id),
    with: withThese,
    bare: () => {
      const all = parts.expansions === undefined ? {} : { expansions: parts.expansions };
      return defineTable(game, { presets: parts.presets, ...all }).with(expansions.map(({ id }) => id));
    },
    look: (face) => {
      const kept = looks.get(face);
      if (kept !== undefined) return kept;
      const card = cards.get(face);
      const tags = card === undefined ? rules.tagsOf(face) : (card.tags ?? []);
      const named = rules.faceName(face);
      const name = named === face ? words(face) : named;
      const told = { id: face, name, text: card?.text ?? "", tags, kind: tags[0] ?? "", ...parts.look?.(face) };
      const { emblem = emblemSignFor(face, told.name, `${told.tags.join(" ")} ${told.text}`) } = told;
      const look = { ...told, emblem };
      const terms = termsIn(`${look.text} ${look.tags.join(" ")}`, parts.plan?.glossary ?? {});
      const made = terms.length === 0 ? look : { ...look, terms };
      looks.set(face, made);
      return made;
    },
  };
}
