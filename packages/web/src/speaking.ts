import { NO_SPEECH, type Speech } from "@cardwright/table";
import { type Catalogue, chooseLanguage, ENGLISH } from "@cardwright/words";
import { create } from "zustand";
import { page, shelf } from "./games.ts";
import { storage } from "./storage.ts";

/** The language of the page: the browser's until somebody chooses, then theirs. It loads one, and another when it is wanted. */

const LANGUAGE = "cardwright.language";
/** Games whose words are wanted: those that have been opened. */
const opened = new Set<string>();
const loaded = new Map<string, Catalogue>();

interface Speaking {
  readonly speech: Speech;
}
export const useSpeaking = create<Speaking>()(() => ({ speech: NO_SPEECH }));

export const languages = (): readonly string[] => Object.keys(page.words);
const firstLanguage = (): string => {
  const kept = storage.read(LANGUAGE);
  const there = languages();
  const wanted = chooseLanguage(there, [...(kept === null ? [] : [kept]), ...navigator.languages]);
  // A page may offer no English.
  return there.includes(wanted) ? wanted : (there[0] ?? wanted);
};
const keyOf = (language: string, game: string): string => `${language} ${game}`;

async function loadWords(language: string, game: string, at?: number): Promise<void> {
  const words = shelf.find(({ id }) => id === game)?.words;
  const load = words?.[language] ?? words?.[ENGLISH];
  if (load === undefined || loaded.has(keyOf(language, game))) return;
  loaded.set(keyOf(language, game), (await load(at)).catalogue);
}
/** Words that were loaded meanwhile make a speech of their own, so that what is drawn is drawn anew. */
function speechIn(language: string, catalogues: readonly Catalogue[]): Speech {
  return {
    language,
    catalogues,
    ofGame: (game) => {
      const words = loaded.get(keyOf(language, game));
      return words === undefined ? [] : [words];
    },
  };
}
async function speak(language: string): Promise<void> {
  const parts = page.words[language] ?? page.words[ENGLISH] ?? [];
  const [read] = await Promise.all([
    Promise.all(parts.map((load) => load())),
    ...[...opened].map((game) => loadWords(language, game)),
  ]);
  useSpeaking.setState({
    speech: speechIn(
      language,
      read.map(({ catalogue }) => catalogue),
    ),
  });
  document.documentElement.lang = language;
}
/** Before anything is drawn. */
export const beginSpeaking = (): Promise<void> => speak(firstLanguage());
export async function choose(language: string): Promise<void> {
  storage.write(LANGUAGE, language);
  await speak(language);
}
/** A file was saved while somebody develops the games: the words of those that are open are read anew. */
export async function renewWords(at: number): Promise<void> {
  const { speech } = useSpeaking.getState();
  loaded.clear();
  await Promise.all([...opened].map((game) => loadWords(speech.language, game, at)));
  useSpeaking.setState({ speech: speechIn(speech.language, speech.catalogues) });
}
/** A game is opened with its words. */
export async function openWords(game: string): Promise<void> {
  if (opened.has(game)) return;
  const { speech } = useSpeaking.getState();
  await loadWords(speech.language, game);
  opened.add(game);
  useSpeaking.setState({ speech: speechIn(speech.language, speech.catalogues) });
}
