import type { Draw } from "@cardwright/core";
import { scriptedChoices } from "../core/script.ts";
import { type BoardResult, type Drawn, seedOf } from "./board.ts";
import type { Board } from "./boards.ts";

/**
 * Plays scripted matches and says how the ways to play differ. The plain loop gets the very choices of the engine's match: it
 * must find as many legal moves before each of them, and end after as many actions with the same winner.
 */
export function compareBoard(name: string, { plain, plays }: Board, matches: number): string[] {
  const differences: string[] = [];
  for (let match = 0; match < matches; match++) {
    const seed = seedOf(match);
    const { result: expected, drawn } = plays.tape(seed, scriptedChoices(match));
    const ways: Readonly<Record<string, () => BoardResult>> = {
      advance: () => plays.advance(seed, scriptedChoices(match)),
      logged: () => plays.logged(seed, scriptedChoices(match)),
      listed: () => plays.listed(seed, readingOf(drawn)),
      plain: () => plain(readingOf(drawn)),
    };
    for (const [way, play] of Object.entries(ways)) {
      const found = told(play);
      if (found !== told(() => expected)) differences.push(`${name} (${way}), match ${match}: ${found}`);
    }
  }
  return differences;
}
/** Draws what the tape says; a different number of legal moves, or a move too many, stops the match. */
function readingOf(drawn: readonly Drawn[]): Draw {
  let at = 0;
  return (bound) => {
    const next = drawn[at++];
    if (next?.bound !== bound) throw new Error(`finds ${bound} legal moves before move ${at}, not ${next?.bound}`);
    return next.index;
  };
}
function told(play: () => BoardResult): string {
  try {
    const { actions, winner } = play();
    return `${actions} actions, winner ${winner}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
