import { type Catalogue, type Say, Speaker, sayer } from "@cardwright/words";
import { createContext, useContext, useMemo } from "react";
import type { TableWords } from "../words/messages.ts";

/** The language that a page is read in, as data. It changes without a reload: everything below is said anew. */
export interface Speech {
  readonly language: string;
  /** The interface's words and the engine's. */
  readonly catalogues: readonly Catalogue[];
  /** A game's own words; none where it has no language files. */
  readonly ofGame: (game: string) => readonly Catalogue[];
}
export const NO_SPEECH: Speech = { language: "en", catalogues: [], ofGame: () => [] };
const Context = createContext<Speech>(NO_SPEECH);
export const SpeechProvider = Context;
export const useSpeech = (): Speech => useContext(Context);

/** A message that a language cannot say is said in English, and the console is told once. */
const told = new Set<string>();
export function note(text: string): void {
  if (told.has(text)) return;
  told.add(text);
  console.warn(text);
}
/** Says the table's own messages, also outside of a match. */
export function useSay(): Say<TableWords> {
  const { language, catalogues } = useSpeech();
  return useMemo(() => sayer<TableWords>(new Speaker({ language, catalogues, note })), [language, catalogues]);
}
