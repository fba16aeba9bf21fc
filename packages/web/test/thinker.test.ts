import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { turnBudget } = await import("../src/match/thinker.ts");

test("a bot has a budget for its turn: each decision gets half of what is left, never too long, never nothing", () => {
  const budget = turnBudget(2_000);
  const first = Array.from({ length: 8 }, () => budget(1));
  expect(first.slice(0, 4)).toEqual([1_000, 500, 250, 150]);
  expect(Math.min(...first)).toBe(150);
  // The next turn begins with a full budget.
  expect(budget(2)).toBe(1_000);
  expect(turnBudget(50)(1)).toBe(50);
});
