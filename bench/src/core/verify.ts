import { isDeepStrictEqual } from "node:util";
import type { DuelEngine, DuelMode, DuelResult } from "./duel.ts";
import { hesitantChoices, scriptedChoices, scriptedDecks } from "./script.ts";

export interface Difference {
  readonly engine: string;
  readonly mode: string;
  readonly match: number;
  readonly field: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Far more than a match of this duel can take: 30 cards a seat and a pass for each. */
const wholeMatch = 1000;

/**
 * Plays the same scripted matches on every mode of every engine and returns where one differs from the first engine's mode
 * with views.
 */
export function compareEngines(engines: readonly DuelEngine[], matches: number): Difference[] {
  const reference = Object.values(engines[0]?.modes ?? {}).find((mode) => mode.tells === "views");
  if (reference === undefined) throw new Error("the first engine must tell views, for the others to be compared with");
  const differences: Difference[] = [];
  for (let match = 0; match < matches; match++) {
    const expected = playScript(reference, match);
    for (const engine of engines) {
      for (const [name, mode] of Object.entries(engine.modes)) {
        const difference = differenceOf(expected, playScript(mode, match), mode);
        if (difference !== undefined) differences.push({ engine: engine.name, mode: name, match, ...difference });
      }
    }
  }
  return differences;
}

/**
 * Of each four matches two are cut off on the way, since what is shown in the middle must agree as well, and one is played
 * until a deck is empty.
 */
export function playScript(mode: DuelMode, match: number): DuelResult {
  const decks = scriptedDecks(match);
  if (match % 4 === 3) return mode.verify(decks, hesitantChoices(match + 1), wholeMatch);
  return mode.verify(decks, scriptedChoices(match + 1), match % 2 === 0 ? 1 + (match % 41) : wholeMatch);
}

const fields = ["actions", "winner", "lives", "hands", "decks", "discards"] as const;

function differenceOf(expected: DuelResult, found: DuelResult, mode: DuelMode) {
  const hasViews = mode.tells === "views" || found.views !== undefined;
  for (const field of hasViews ? ([...fields, "views"] as const) : fields) {
    if (!isDeepStrictEqual(expected[field], found[field])) {
      return { field, expected: expected[field], found: found[field] };
    }
  }
  return undefined;
}

export function describeDifference({ engine, mode, match, field, expected, found }: Difference): string {
  return `${engine} (${mode}), match ${match}: ${field} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;
}
