import { duel } from "@cardwright/core/testing";
import type { CatalogEntry } from "../../src/index.ts";
import { canaries } from "./canaries.ts";
import { patience } from "./patience.ts";
import { seers } from "./seers.ts";

/** The games that the tests host; also read by the threads of bots. */
export const games: readonly CatalogEntry[] = [
  { game: duel, expansions: [] },
  { game: seers, expansions: [] },
  { game: canaries, expansions: [] },
  { game: patience, expansions: [] },
];
export const catalogUrl = import.meta.url;
