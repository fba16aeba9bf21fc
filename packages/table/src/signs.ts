/** Signs that more than one game draws, as paths in a box of 20 by 20. */
export const SIGNS = {
  flame: "M10 2c3 4 5 6 5 9a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3 0-5 1-8z",
  drop: "M10 2c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11z",
  leaf: "M4 16C4 7 9 3 17 3c0 8-4 13-13 13zM4 17l7-7",
  star: "M10 2v16M3 6l14 8M17 6L3 14",
  moon: "M13 2a8 8 0 1 0 5 12A7 7 0 0 1 13 2z",
} as const;
