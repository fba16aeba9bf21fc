import type { Scenario, ScenarioStep } from "./scenario.ts";

/**
 * A lesson that is played: a few steps on a laid-out position, one idea each. Its moves are a scenario, so that a test
 * plays it as a newcomer does, against the real rules. The newcomer has seat 0.
 */
export interface Lesson {
  readonly seats?: number;
  readonly options?: object;
  readonly expansions?: readonly string[];
  readonly seed: string;
  /** Moves that lead to the position in which it begins. */
  readonly before?: readonly ScenarioStep[];
  readonly steps: readonly LessonStep[];
}
export interface LessonStep {
  /** Of a game without language files; others say `lesson.<number>.title` and `lesson.<number>.text`. */
  readonly title?: string;
  readonly text?: string;
  /** The one thing to be done now; left out: it is only read. */
  readonly move?: Pick<ScenarioStep, "type" | "payload">;
  /** Follows by itself: others move, and steps that need no thought. */
  readonly afterwards?: readonly ScenarioStep[];
}
/** The lesson as a scenario: everything that is played in it, in order. */
export function scenarioOf(game: string, lesson: Lesson): Scenario {
  const { before = [], steps, ...match } = lesson;
  const played = steps.flatMap(({ move, afterwards = [] }) => [
    ...(move === undefined ? [] : [{ ...move, seat: 0 }]),
    ...afterwards,
  ]);
  return { ...match, game, name: game, steps: [...before, ...played] };
}
