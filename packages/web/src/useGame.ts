import type { TableGame } from "@cardwright/table";
import { shelf } from "./games.ts";
import { useOnce } from "./useOnce.ts";

export const loadGame = async (id: string): Promise<TableGame> => {
  const found = shelf.find((game) => game.id === id);
  if (found === undefined) throw new Error(`There is no game called ${id}.`);
  return found.load();
};
export const gameName = (id: string): string => shelf.find((game) => game.id === id)?.name ?? id;
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
