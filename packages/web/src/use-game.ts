import type { TableGame } from "@cardwright/table";
import { reasonOf } from "./chrome/Problem.tsx";
import { page, shelf, shelfNames } from "./games.ts";
import { sayNow } from "./say.ts";
import { openWords, useSpeaking } from "./speaking.ts";
import { useOnce } from "./use-once.ts";

export const loadGame = async (id: string): Promise<TableGame> => {
  const found = shelf.find((game) => game.id === id);
  if (found === undefined) throw new Error(sayNow("error.noGame.called", { id }));
  const loading = found.load();
  loading.then(
    () => page.develops?.(null),
    (error: unknown) => page.develops?.(reasonOf(error)),
  );
  const [game] = await Promise.all([loading, openWords(id)]);
  return game;
};
/** As the reader's language calls it. */
export function gameName(id: string, otherwise = id): string {
  const listed = shelf.find((game) => game.id === id);
  return listed === undefined ? otherwise : shelfNames(listed, useSpeaking.getState().speech.language).name;
}
/** A game's rules and board come over the wire when they are first needed; null while it is not known which. */
export function useGame(id: string | null): {
  readonly game: TableGame | undefined;
  readonly problem: string | undefined;
} {
  const { data, problem } = useOnce(id, () => loadGame(id ?? ""));
  return { game: data, problem };
}
/** All of them. */
export const loadGames = (): Promise<readonly TableGame[]> => Promise.all(shelf.map(({ id }) => loadGame(id)));
