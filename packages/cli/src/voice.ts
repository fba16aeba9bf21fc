import type { FindVoice, Voice } from "@cardwright/server";
import { GameVoice, type GameWords } from "@cardwright/words";
import { languageOf, loadWords } from "./speech.ts";

/** How a server says the steps of a game: by its language files, each read when the first client asks for it. */
export function voiceOf(folder: string | undefined): FindVoice {
  const found = new Map<string, Promise<Voice>>();
  return (asked) => {
    const language = languageOf(asked, {}, folder);
    const voice = found.get(language) ?? loadWords(folder, language).then(voiceWith);
    found.set(language, voice);
    return voice;
  };
}
const voiceWith =
  (words: GameWords): Voice =>
  (engine, { viewer, players }) => {
    const unnamed = new GameVoice(engine, words, { viewer, players: [] }).speaker;
    const names = players.map(
      ({ name, isBot }, seat) => name ?? unnamed.text(isBot ? "terminal.bot" : "terminal.player", { n: seat + 1 }),
    );
    const voice = new GameVoice(engine, words, { viewer, players: names });
    return (seen, view) => voice.sentences(seen, -1, view);
  };
