import type { AnyEvent, Declaration } from "@cardwright/core";
import { type Engine, namesFor, sentenceOf } from "@cardwright/core/host";
import { declaredWords } from "./declared.ts";
import type { Catalogue } from "./packed.ts";
import { plainTelling } from "./plain-telling.ts";
import { RuleWords } from "./rule-words.ts";
import { lookIn, seenPieces } from "./seen-pieces.ts";
import { sentencesOf } from "./sentences.ts";
import { Speaker } from "./speaker.ts";
import type { Telling } from "./telling.ts";
import type { TerminalTable } from "./terminal-table.ts";

/** A game as one viewer without a page hears it: names, offers and refusals of its rules, and the lines of each step. */

/** The words of one language as data: those of the game, of whoever speaks, of the engine. A game without files has none of its own. */
export interface GameWords {
  readonly language: string;
  readonly catalogues: readonly Catalogue[];
  readonly telling?: Telling;
  /** The table in characters, where there is no page. */
  readonly terminal?: TerminalTable;
}
type Rules = Engine<Declaration>["rules"];
type Spoken = Pick<Engine<Declaration>, "rules" | "game">;
interface Hearing {
  readonly viewer: number;
  readonly players: readonly string[];
}
export class GameVoice {
  readonly speaker: Speaker;
  private readonly rules: Rules;
  private readonly telling: Telling;
  private readonly plain: (event: AnyEvent) => string;

  constructor({ rules, game }: Spoken, { language, catalogues, telling }: GameWords, { viewer, players }: Hearing) {
    const cards = [...(game.cards ?? []), ...rules.expansions.flatMap(({ cards: more }) => more ?? [])];
    const declared = declaredWords(rules, cards);
    this.speaker = new Speaker({ language, catalogues: [...catalogues, declared], viewer, players });
    this.rules = rules;
    this.telling = telling ?? plainTelling(rules);
    const names = namesFor(rules, players, viewer);
    this.plain = (event) => sentenceOf(this.rules, event, names);
  }
  /** Names are said of the pieces that this view shows. */
  words(view: object = {}): RuleWords {
    return new RuleWords(this.speaker, (piece) => seenPieces(view).get(piece)?.face);
  }
  /** A sentence for each event of a step, empty where another's tells it. */
  sentences(seen: readonly AnyEvent[], seat: number, view: object = {}): readonly string[] {
    const { telling, speaker, plain } = this;
    return sentencesOf(seen, { telling, speaker, plain }, { seat, look: lookIn(view, telling) });
  }
}
