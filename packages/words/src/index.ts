/** `@cardwright/words`: what players read, said in a viewer's language. `docs/guide/words.md` leads through it. */

// Speak: messages of a language with their parameters.

export { isMessage, KIND_NAMES, MisfitError, OWN } from "./kinds.ts";
export type { Catalogue, Choice, Message, Options, Packed, Params, Part, Term } from "./packed.ts";
export { type Say, sayer } from "./sayer.ts";
export { Speaker, type Speaking } from "./speaker.ts";
export { capitalised, type Spoken, textOf } from "./spoken.ts";

// Languages: which one a viewer gets.

export { chooseLanguage, ENGLISH, nameOfLanguage } from "./language.ts";

// The log: lines told from the events that a viewer received.

export { lane, linesOf, wrapped } from "./characters.ts";
export { type Coverage, coverageOf } from "./coverage.ts";
export { endOf } from "./end.ts";
export type { Looked, Step } from "./line-params.ts";
export { measureTelling } from "./measure-telling.ts";
export { outcomeScores } from "./outcome-scores.ts";
export { plainTelling } from "./plain-telling.ts";
export { causeMessage, reasonMessage } from "./reason.ts";
export { lookIn, type SeenPiece, seenPieces } from "./seen-pieces.ts";
export { sentencesOf, type Teller } from "./sentences.ts";
export { tell } from "./tell.ts";
export {
  type Cover,
  ENGINE_TELLING,
  type EventTelling,
  type Telling,
  type Told,
  type Verb,
} from "./telling.ts";
export { isTied } from "./tied.ts";

// Glossary: terms that are explained where they stand.

export { type Explained, type ExtraTerm, Glossary } from "./glossary.ts";

// The rules: what they name, offer and refuse.

export { declaredWords, tagKey, wordsOfId } from "./declared.ts";
export { GameVoice, type GameWords } from "./game-words.ts";
export { type Opinion, opinionText } from "./opinion.ts";
export { type Asking, type FaceOf, type Position, RuleWords } from "./rule-words.ts";
export type { TerminalTable } from "./terminal-table.ts";
