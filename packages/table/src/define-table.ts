import type { CardData, Declaration, Game, Picks, Text, ViewOf } from "@cardwright/core";
import type { Expansion } from "@cardwright/core/expansion";
import { createEngine, type Engine, type Pick } from "@cardwright/core/host";
import {
  type Catalogue,
  declaredWords,
  type ExtraTerm,
  Glossary,
  plainTelling,
  type RuleWords,
  Speaker,
  type Telling,
} from "@cardwright/words";
import type { ComponentType } from "react";
import { emblemSignFor } from "./art/emblem-signs.ts";
import type { DeckRules } from "./deck-rules.ts";
import type { Lesson } from "./lesson.ts";
import type { CardLook } from "./look.ts";
import type { MatchPreset } from "./match-preset.ts";
import type { Scenario } from "./scenario.ts";
import type { SeenState } from "./seen-state.ts";

/** Additions of a game to the shared table. All of it may be left out: the declaration alone makes a table. */

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
/** A row that is worked out and lies nowhere in the state: its name, and a value for each seat. */
export type CountedRow = readonly [name: string, bySeat: readonly string[]];
/** How the match is won, as short as it can be said at this moment. */
export interface Goal {
  readonly title: string;
  readonly text: string;
}
/** The choice that is looked at: the key pointed at, and the answers before it. */
export interface Pointing {
  /** The action that has been begun, if any. */
  readonly action: string | undefined;
  readonly picks: Picks;
  readonly key: Pick;
  /** The option, as the rules call it. */
  readonly label: Text;
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
  /** The phases of a turn that a player meets, in their order: the bar above the table shows where one stands. */
  readonly steps?: readonly string[];
  /** Phases that never come again: what belongs to them alone is not shown as refused once they are over. */
  readonly passing?: readonly string[];
  /** Actions on keys of their own. */
  readonly keys?: Readonly<Record<string, string>>;
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
  /** How a deck of one's own is made; loaded by whoever makes one. */
  readonly deckRules?: () => Promise<DeckRules>;
  readonly Board?: ComponentType<BoardProps<D>>;
  /** More of a seat, under the counters of its plaque. */
  readonly SeatMore?: ComponentType<SeatProps<D>>;
  /** A class of the game's own style sheet that sets the colours and the cloth of its table. */
  readonly skin?: string | undefined;
  readonly score?: (view: ViewOf<D> & SeenState, seat: number, words: RuleWords) => SeatScore | undefined;
  /** How it stood at the end, where that is another number than the score of the moment. */
  readonly finalScore?: (view: ViewOf<D> & SeenState, seat: number, words: RuleWords) => SeatScore;
  /** Numbers that are worked out from what lies open, for the harness: influence by card and in all. */
  readonly counted?: (view: ViewOf<D> & SeenState, words: RuleWords) => readonly CountedRow[];
  readonly goal?: (view: ViewOf<D> & SeenState, words: RuleWords) => Goal;
  /** The rules' own record of what was done, line by line, for players who ask for it. */
  readonly rulesLog?: (view: ViewOf<D> & SeenState) => readonly string[];
  readonly forecast?: (view: ViewOf<D> & SeenState, pointing: Pointing, words: RuleWords) => Foreseen | undefined;
  readonly plan?: TablePlan;
  /** How what happens is told; left out: by what zones show. */
  readonly telling?: Telling;
  /** Words that explain themselves and whose meaning is read from the rules; others stand in the language files. */
  readonly terms?: (words: RuleWords) => readonly ExtraTerm[];
  readonly look?: (face: string) => Partial<CardLook>;
  /** The text of a card that says more than its message alone, such as its price. */
  readonly cardText?: (face: string, words: RuleWords) => string | undefined;
  /** What a piece is called that is told from others of its kind by where it lies. */
  readonly pieceName?: (view: ViewOf<D> & SeenState, id: string, words: RuleWords) => string | undefined;
  /** Read by whoever asks for it. */
  readonly howTo?: () => Promise<HowTo>;
  /** Loaded by whoever begins it. */
  readonly lesson?: () => Promise<Lesson>;
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
  readonly deckRules: (() => Promise<DeckRules>) | undefined;
  readonly Board: ComponentType<BoardProps> | undefined;
  readonly SeatMore: ComponentType<SeatProps> | undefined;
  readonly skin: string | undefined;
  readonly score: ((view: SeenState, seat: number, words: RuleWords) => SeatScore | undefined) | undefined;
  readonly finalScore: ((view: SeenState, seat: number, words: RuleWords) => SeatScore) | undefined;
  readonly counted: ((view: SeenState, words: RuleWords) => readonly CountedRow[]) | undefined;
  readonly goal: ((view: SeenState, words: RuleWords) => Goal) | undefined;
  readonly rulesLog: ((view: SeenState) => readonly string[]) | undefined;
  readonly forecast: ((view: SeenState, pointing: Pointing, words: RuleWords) => Foreseen | undefined) | undefined;
  readonly look: (face: string) => CardLook;
  readonly telling: Telling;
  readonly terms: ((words: RuleWords) => readonly ExtraTerm[]) | undefined;
  /** The words that explain themselves. */
  readonly glossary: Glossary;
  /** What the declaration calls things: for a game without language files, and for what its files do not name. */
  readonly declared: Catalogue;
  readonly cardText: ((face: string, words: RuleWords) => string | undefined) | undefined;
  readonly pieceName: ((view: SeenState, id: string, words: RuleWords) => string | undefined) | undefined;
  readonly howTo: (() => Promise<HowTo>) | undefined;
  readonly lesson: (() => Promise<Lesson>) | undefined;
  readonly scenarios: () => Promise<readonly Scenario[]>;
  readonly engine: Engine;
  /** Ids of all expansions that there are. */
  readonly expansions: readonly string[];
  /** The same game with exactly these expansions. */
  with(expansions: readonly string[]): TableGame;
  /** The same game as its declaration and its words alone make it: no board, no plan, no looks. */
  bare(): TableGame;
}
type ReadingPart =
  | "Board"
  | "SeatMore"
  | "score"
  | "finalScore"
  | "counted"
  | "goal"
  | "rulesLog"
  | "forecast"
  | "pieceName"
  | "cardText";
type ReadsView = { readonly [Part in ReadingPart]: TableGame[Part] };
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
  // The board and its like read their own game's view; only this game's sessions are ever given to them.
  const erased = parts as unknown as ReadsView;
  const { rules } = engine;
  const data = [...(game.cards ?? []), ...expansions.flatMap(({ cards }) => cards ?? [])];
  const declared = declaredWords(rules, data);
  return {
    id: game.id,
    name: game.name,
    presets: parts.presets,
    plan: parts.plan ?? {},
    decks: parts.decks ?? (() => []),
    deckRules: parts.deckRules,
    Board: erased.Board,
    SeatMore: erased.SeatMore,
    skin: parts.skin,
    score: erased.score,
    finalScore: erased.finalScore,
    counted: erased.counted,
    goal: erased.goal,
    rulesLog: erased.rulesLog,
    forecast: erased.forecast,
    pieceName: erased.pieceName,
    cardText: parts.cardText,
    howTo: parts.howTo,
    lesson: parts.lesson,
    scenarios: parts.scenarios ?? (async () => []),
    telling: parts.telling ?? plainTelling(rules),
    terms: parts.terms,
    declared,
    glossary: new Glossary(new Speaker({ language: "en", catalogues: [declared] })),
    engine,
    expansions: (parts.expansions ?? []).map(({ id }) => id),
    with: withThese,
    bare: () => {
      const { presets, expansions: all, telling, terms } = parts;
      const kept = { ...(all && { expansions: all }), ...(telling && { telling }), ...(terms && { terms }) };
      return defineTable(game, { presets, ...kept }).with(expansions.map(({ id }) => id));
    },
    look: looking(rules, data, parts.look),
  };
}
/** How a face looks, in the words of the rules. It is the same for as long as the page is open, and is looked at in every drawing. */
function looking(
  rules: Engine["rules"],
  data: readonly CardData[],
  given: ((face: string) => Partial<CardLook>) | undefined,
): (face: string) => CardLook {
  const cards = new Map(data.map((card) => [card.id, card]));
  const looks = new Map<string, CardLook>();
  return (face) => {
    const kept = looks.get(face);
    if (kept !== undefined) return kept;
    const card = cards.get(face);
    const tags = card === undefined ? rules.tagsOf(face) : (card.tags ?? []);
    const printed = { id: face, name: rules.faceName(face), text: card?.text ?? "", tags, kind: tags[0] ?? "" };
    const told = { ...printed, ...given?.(face) };
    const { emblem = emblemSignFor(face, told.name, `${told.tags.join(" ")} ${told.text}`) } = told;
    const look = { ...told, emblem };
    looks.set(face, look);
    return look;
  };
}
