import type { GameFigures } from "./game-figures.ts";

const GAMES: Readonly<Record<string, () => Promise<{ readonly figures: GameFigures }>>> = {
  "balance-control": () => import("./balance-control.ts"),
  minis: () => import("./minis.ts"),
  politics: () => import("./politics.ts"),
  tactics: () => import("./tactics.ts"),
  taktik: () => import("./taktik.ts"),
};
export const gameNames: readonly string[] = Object.keys(GAMES);

export async function figuresOf(name: string): Promise<GameFigures | undefined> {
  if (!Object.hasOwn(GAMES, name)) return undefined;
  return (await GAMES[name]?.())?.figures;
}
