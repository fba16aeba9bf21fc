import { defineWorld, fact, z } from "@cardwright/core";

export const SIZE = 5;
/** Whose stone lies on a cell: a seat, or -1 for nobody's. */
const cells = z.array(z.int().min(-1).max(3)).length(SIZE * SIZE);

/** Everything on the table, and who sees it: nothing can be declared without saying so. */
const declares = {
  seats: __SEATS__,
  phases: ["main"],
  options: z.object({
    /** Stones in a row that win. */
    row: z.int().min(3).max(SIZE).default(3),
  }),
  zones: {},
  facts: {
    cells: fact.shared<readonly number[]>(
      Array.from({ length: SIZE * SIZE }, () => -1),
      "everyone",
      { type: cells },
    ),
  },
  questions: {},
} as const;
export interface World extends Readonly<typeof declares> {}
export const world = defineWorld<World>(declares);
