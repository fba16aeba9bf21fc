import type { PageGame, PagePlan } from "@cardwright/web/build";
import type { ConfiguredGame } from "./config/load-games.ts";
import type { Project } from "./config/project.ts";
import { CallError } from "./output.ts";

const seatsText = (seats: unknown): string =>
  Array.isArray(seats) && seats[0] !== seats[1] ? `${seats[0]} to ${seats[1]}` : String([seats].flat()[0]);

function pageGame({ game, expansions, name, summary, minutes, ratings, files }: ConfiguredGame): PageGame {
  if (files.table === undefined)
    throw new CallError(
      `"${files.name}" has no table for the page: write ui/index.ts beside its src, which exports one:
  import { defineTable } from "@cardwright/table";
  import { game } from "../src/index.ts";
  export const table = defineTable(game, { presets: [] });`,
    );
  return {
    id: game.id,
    name,
    about: summary,
    players: seatsText(game.declares.seats),
    minutes,
    ratings,
    rules: files.rules,
    hasExpansions: expansions.length > 0,
    table: files.table,
    picture: files.picture,
    hasLesson: files.hasLesson,
    words: files.words,
  };
}
/** The parts that the page of a project is made of. */
export function pagePlan({ folder, config, games }: Project): PagePlan {
  return {
    project: folder,
    title: config.title ?? (games.length === 1 ? games[0]!.name : "Cardwright"),
    description: config.description,
    language: config.languages?.[0] ?? "en",
    languages: config.languages,
    games: games.map(pageGame),
  };
}
/** The part of the framework that makes pages; a server that only hosts does without it. */
export async function pageBuilder(): Promise<typeof import("@cardwright/web/build")> {
  return import("@cardwright/web/build").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new CallError(
      `the page is made by @cardwright/web, which is not installed here; npm install --save-dev @cardwright/web react react-dom`,
    );
  });
}
