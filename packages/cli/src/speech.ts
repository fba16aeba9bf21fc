import { fileURLToPath } from "node:url";
import type { AnyEngine } from "@cardwright/bots";
import type { Action, AnyEvent, Refusal } from "@cardwright/core";
import {
  chooseLanguage,
  ENGLISH,
  GameVoice,
  type GameWords,
  isTied,
  outcomeScores,
  type RuleWords,
  type Say,
  sayer,
  type TerminalTable,
} from "@cardwright/words";
import { catalogueIn, ENGINE_WORDS, languagesIn, problemText } from "@cardwright/words/tool";
import type { TerminalWords } from "../words/messages.ts";
import { codeIn } from "./config/game-words.ts";
import { CallError, tell } from "./output.ts";
import type { TableView } from "./table-view.ts";

/** The terminal speaks to one viewer, in a language that it has: names and reasons of the rules, and its own messages. */

const OWN_WORDS = fileURLToPath(new URL("../words", import.meta.url));

/** The languages of the terminal and of a game: whoever lacks a message in one of them borrows the English. */
const languagesFor = (folder: string | undefined): readonly string[] => [
  ...new Set([OWN_WORDS, ...(folder === undefined ? [] : [folder])].flatMap(languagesIn)),
];
/** "de_AT.UTF-8" is written in the environment, "de-AT" in a browser. "C" is no language. */
const tagOf = (text: string): string => text.split(".")[0]?.replaceAll("_", "-") ?? ENGLISH;

export function languageOf(
  asked: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  folder?: string,
): string {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const tag = asked ?? [LC_ALL, LC_MESSAGES, LANG].find((set) => set !== undefined && set !== "") ?? ENGLISH;
  return chooseLanguage(languagesFor(folder), [tagOf(tag)]);
}
/**
 * The words that a command was asked for, else those of the environment. What is wrong in their files is told by file and line, and is
 * said in English.
 */
export function wordsAsked(folder: string | undefined, asked: string | undefined): Promise<GameWords> {
  const language = languageOf(asked, process.env, folder);
  if (asked !== undefined && language === ENGLISH && !/^en\b/i.test(tagOf(asked)))
    throw new CallError(`there is no language "${asked}"; there are ${languagesFor(folder).join(", ")}`);
  return loadWords(folder, language, tell);
}
/** A game's words, where its folder has any, with those of terminal and engine. */
export async function loadWords(
  folder: string | undefined,
  language: string,
  note: (problem: string) => void = () => undefined,
): Promise<GameWords> {
  const folders = [...(folder === undefined ? [] : [folder]), OWN_WORDS, ENGINE_WORDS];
  const catalogues = folders.map((words) => {
    const { catalogue, problems } = catalogueIn(words, language);
    for (const problem of problems) note(problemText(problem));
    return catalogue;
  });
  return { language, catalogues, ...(folder === undefined ? {} : await codeIn(folder)) };
}

export class Speech {
  readonly say: Say<TerminalWords>;
  readonly voice: GameVoice;
  /** The game's own table in characters. */
  readonly table: TerminalTable | undefined;

  constructor(engine: AnyEngine, words: GameWords, viewer: number, names: readonly (string | null)[] = []) {
    const { seats } = engine.rules.declares;
    const most = typeof seats === "number" ? seats : seats[1];
    const unnamed = new GameVoice(engine, words, { viewer, players: [] }).speaker;
    const players = Array.from(
      { length: most },
      (_, seat) => names[seat] ?? unnamed.text("terminal.player", { n: seat + 1 }),
    );
    this.voice = new GameVoice(engine, words, { viewer, players });
    this.table = words.terminal;
    this.say = sayer<TerminalWords>(this.voice.speaker);
  }
  words(view?: TableView): RuleWords {
    return this.voice.words(view);
  }
  /** The first line of a match between bots. */
  opening(name: string, count: number, bot: string): string {
    const { speaker } = this.voice;
    return this.say("terminal.demo", {
      what: speaker.has("game.name") ? speaker.text("game.name") : name,
      count,
      label: bot,
    });
  }
  /** One step of a match that was played: who did what; nobody deals. */
  did(action: Pick<Action, "type" | "seat"> | null): string {
    if (action === null) return this.say("terminal.dealt");
    const what = this.words().offer({ type: action.type, label: action.type });
    return this.voice.speaker.sentence("terminal.did", { seat: action.seat, what });
  }
  refused(refusal: Refusal, view: TableView): string {
    return this.say("terminal.impossible", { reason: this.words(view).why(refusal, view) });
  }
  /** "your hand": a place by its zone and whose it is. */
  place(place: string): string {
    const [zone = "", owner] = place.split("/");
    const whose = owner === undefined ? {} : { owner: Number(owner) };
    // A place with a phrase of its own is no noun: "in front on your side".
    if (this.voice.speaker.has(`zone.${zone}.in`)) return this.voice.speaker.text(`zone.${zone}.in`, whose);
    return this.voice.speaker.text("terminal.zone", { zone: `zone.${zone}`, ...whose });
  }
  /** One step as the viewer is told of it. */
  told(events: readonly AnyEvent[], seat: number, view?: TableView): readonly string[] {
    // With the outcome in view its own line follows, with the scores.
    const hasOutcome = view?.outcome != null;
    return this.voice
      .sentences(events, seat, view)
      .filter((sentence, index) => sentence !== "" && !(hasOutcome && events[index]?.type === "MATCH_ENDED"));
  }
  outcome({ outcome }: Pick<TableView, "outcome">): string {
    if (outcome === null) return this.say("terminal.notOver");
    const { winners, reason } = outcome;
    const { speaker } = this.voice;
    const said = speaker.has(`outcome.${reason}`)
      ? speaker.text(`outcome.${reason}`, { tied: isTied(outcome) })
      : reason;
    const scores = outcomeScores(outcome, speaker.language);
    const why = scores === "" ? said : `${said} (${scores})`;
    if (winners.length === 0) return this.say("terminal.draw", { reason: why });
    return `${speaker.sentence("end.title", { winners })}: ${why}.`;
  }
}
