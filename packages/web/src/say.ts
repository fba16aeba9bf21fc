import type { Refusal } from "@cardwright/core";
import type { Outcome } from "@cardwright/core/host";
import { cataloguesFor, note, outcomeTitle, spokenGame, type TableGame, useSpeech } from "@cardwright/table";
import { outcomeScores, RuleWords, type Say, Speaker, sayer } from "@cardwright/words";
import { useMemo } from "react";
import type { WebWords } from "../words/messages.ts";
import { useSpeaking } from "./speaking.ts";

/** Says the page's own messages in the language that is read now. */
export function useWords(): Say<WebWords> {
  const { language, catalogues } = useSpeech();
  return useMemo(() => sayer<WebWords>(new Speaker({ language, catalogues, note })), [language, catalogues]);
}
/** The same outside of a component: for what is said once, like why something failed. */
export const sayNow: Say<WebWords> = (key, ...[params]) => {
  const { language, catalogues } = useSpeaking.getState().speech;
  return new Speaker({ language, catalogues, note }).text(key, { ...params });
};
/** Why a server refused, by its code; it says the rest in English, for whoever writes clients. */
export function hostText({ code, message }: { readonly code?: string; readonly message: string }): string {
  const { language, catalogues } = useSpeaking.getState().speech;
  const speaker = new Speaker({ language, catalogues, note });
  return speaker.has(`host.${code}`) ? speaker.sentence(`host.${code}`) : message;
}
/** A game as it is called in the language that is read now. */
export function useGameWords(game: TableGame): { readonly speaker: Speaker; readonly spoken: TableGame } {
  const speech = useSpeech();
  return useMemo(() => {
    const { language } = speech;
    return {
      speaker: new Speaker({ language, catalogues: cataloguesFor(game, speech), note }),
      spoken: spokenGame(game, speech),
    };
  }, [game, speech]);
}
/** A game's words for one reader: "you" is their seat, and the others have their names. */
export function useReaderWords(game: TableGame, reader: { seat: number; players: readonly string[] }): RuleWords {
  const speech = useSpeech();
  const { language } = speech;
  const { seat: viewer, players } = reader;
  return new RuleWords(new Speaker({ language, catalogues: cataloguesFor(game, speech), note, viewer, players }));
}
/** Names of the rules in the language that is read now, outside of a table. */
export function ruleWords(game: TableGame): RuleWords {
  const { speech } = useSpeaking.getState();
  const { language } = speech;
  return new RuleWords(new Speaker({ language, catalogues: cataloguesFor(game, speech), note }));
}
/** Why a game refused something, said where there is no table. */
export function refusalText(game: TableGame, refusal: Refusal): string {
  return ruleWords(game).reason(refusal);
}
/** The winners and the scores, as a line of a list that anybody may read. */
export function outcomeText(outcome: Outcome, players: readonly string[]): string {
  const { language, catalogues } = useSpeaking.getState().speech;
  const title = outcomeTitle(outcome, new Speaker({ language, catalogues, note, players }));
  return [title, outcomeScores(outcome, language)].filter(Boolean).join(" · ");
}
