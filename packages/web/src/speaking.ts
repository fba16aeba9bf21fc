import { NO_SPEECH, type Speech } from "@cardwright/table";
import { type Catalogue, chooseLanguage, ENGLISH } from "@cardwright/words";
import { create } from "zustand";
import { type LoadedWords, type LoadWords, page, shelf } from "./games.ts";
import { storage } from "./storage.ts";

/** The language of the page: the browser's until somebody chooses, then theirs. It loads one, and another when it is wanted. */

const LANGUAGE = "cardwright.language";
/** Games whose words are wanted: those that have been opened. */
const opened = new Set<string>();

/** A file of words that has been read, and the rest of it, once something wants it. */
interface Piece {
  readonly loaded: LoadedWords;
  rest?: Catalogue;
}
const pieces = new Map<string, Piece>();
/** Another page than a table, or a panel of it, has been opened: from then on every file is read whole. */
let whole: Promise<void> | undefined;

async function readPiece(key: string, load: LoadWords, at?: number): Promise<void> {
  if (pieces.has(key)) return;
  const piece = { loaded: await load(at) };
  pieces.set(key, piece);
  if (whole !== undefined) await complete(piece);
}
async function complete(piece: Piece): Promise<void> {
  const { rest } = piece.loaded;
  if (rest !== undefined && piece.rest === undefined) piece.rest = await rest();
}
const cataloguesOf = (piece: Piece | undefined): readonly Catalogue[] =>
  piece === undefined ? [] : [piece.loaded.catalogue, ...(piece.rest === undefined ? [] : [piece.rest])];

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
const partsIn = (language: string): readonly LoadWords[] => page.words[language] ?? page.words[ENGLISH] ?? [];

async function loadWords(language: string, game: string, at?: number): Promise<void> {
  const words = shelf.find(({ id }) => id === game)?.words;
  const load = words?.[language] ?? words?.[ENGLISH];
  if (load !== undefined) await readPiece(keyOf(language, game), load, at);
}
/** Words that were loaded meanwhile make a speech of their own, so that what is drawn is drawn anew. */
const speechIn = (language: string): Speech => ({
  language,
  catalogues: partsIn(language).flatMap((_, part) => cataloguesOf(pieces.get(partKey(language, part)))),
  ofGame: (game) => cataloguesOf(pieces.get(keyOf(language, game))),
});
/** No game is called by a number. */
const partKey = (language: string, part: number): string => keyOf(language, String(part));

async function speak(language: string): Promise<void> {
  await Promise.all([
    ...partsIn(language).map((load, part) => readPiece(partKey(language, part), load)),
    ...[...opened].map((game) => loadWords(language, game)),
  ]);
  useSpeaking.setState({ speech: speechIn(language) });
  document.documentElement.lang = language;
}
const TABLE = /^\/(play|match)\//;
/** Before anything is drawn. Whoever comes to another page than a table waits for one thing, not for two. */
export function beginSpeaking(): Promise<void> {
  if (!TABLE.test(location.pathname)) whole = Promise.resolve();
  return speak(firstLanguage());
}
export async function choose(language: string): Promise<void> {
  storage.write(LANGUAGE, language);
  await speak(language);
}
/** A file was saved while somebody develops the games: the words of those that are open are read anew. */
export async function renewWords(at: number): Promise<void> {
  const { language } = useSpeaking.getState().speech;
  for (const game of opened) pieces.delete(keyOf(language, game));
  await Promise.all([...opened].map((game) => loadWords(language, game, at)));
  useSpeaking.setState({ speech: speechIn(language) });
}
/** A game is opened with its words. */
export async function openWords(game: string): Promise<void> {
  if (opened.has(game)) return;
  const { language } = useSpeaking.getState().speech;
  await loadWords(language, game);
  opened.add(game);
  useSpeaking.setState({ speech: speechIn(language) });
}
/** Everything that the page can say is there, for what lies beside a table or is another page. */
function openAllWords(): Promise<void> {
  whole ??= completeAll().catch((error: unknown) => {
    // Whoever wants them next asks again.
    whole = undefined;
    throw error;
  });
  return whole;
}
async function completeAll(): Promise<void> {
  await Promise.all([...pieces.values()].map(complete));
  useSpeaking.setState(({ speech }) => ({ speech: speechIn(speech.language) }));
}
/** A part of the page with everything that it may say. */
export async function withAllWords<T>(part: Promise<T>): Promise<T> {
  await openAllWords();
  return part;
}
