import { shelf } from "@cardwright/catalog/ui";
import type { TableGame } from "@cardwright/table";
import { useQuery } from "@tanstack/react-query";

export const loadGame = async (id: string): Promise<TableGame> => {
  const found = shelf.find((game) => game.id === id);
  if (found === undefined) throw new Error(`There is no game called ${id}.`);
  return found.load();
};
export const gameName = (id: string): string => shelf.find((game) => game.id === id)?.name ?? id;
/** A game's rules and board come over the wire when they are first needed. */
export function useGame(id: string): { readonly game: TableGame | undefined; readonly problem: string | undefined } {
  const { data, error } = useQuery({
    queryKey: ["game", id],
    queryFn: () => loadGame(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { game: data, problem: error === null ? undefined : error.message };
}
