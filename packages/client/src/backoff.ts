const FIRST_MS = 100;
const LONGEST_MS = 5_000;

/** How long to wait before the next attempt: longer each time, and never all clients at the same moment. */
export const backoff = (attempt: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (0.5 + random() / 2);
