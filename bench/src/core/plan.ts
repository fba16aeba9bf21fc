/** How much one run measures. */
export interface Plan {
  readonly matchesCompared: number;
  /** Each in fresh processes. */
  readonly repetitions: number;
  /** Short turns that the processes of one repetition take after each other; the repetition is their median. */
  readonly turns: number;
  /** boardgame.io is the slowest to get warm, and needs this long. */
  readonly warmUpMilliseconds: number;
  /** The boards play nothing but plain loops and our own engine, which are warm sooner. */
  readonly boardWarmUpMilliseconds: number;
  readonly turnMilliseconds: number;
  readonly historySamples: number;
  readonly matchesHeld: number;
}

export const fullPlan: Plan = {
  matchesCompared: 60,
  repetitions: 5,
  turns: 5,
  warmUpMilliseconds: 1200,
  boardWarmUpMilliseconds: 500,
  turnMilliseconds: 80,
  historySamples: 15,
  matchesHeld: 5000,
};

/** Enough to see that everything runs; its figures are not to be quoted. */
export const quickPlan: Plan = {
  ...fullPlan,
  repetitions: 1,
  turns: 1,
  warmUpMilliseconds: 200,
  boardWarmUpMilliseconds: 100,
  historySamples: 9,
  matchesHeld: 1000,
};
