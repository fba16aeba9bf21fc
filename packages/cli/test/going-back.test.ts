import { expect, test } from "vitest";
import { cardwright } from "./run.ts";

/** The last action is taken back at the terminal, and beyond that the bots are asked. */

const play = (input: string, ...flags: string[]) =>
  cardwright(["play", "balance-control", "--bot", "random", "--seed", "back", ...flags], { input });

test("u takes back, or says that there is nothing; the table stands as it stood", async () => {
  const nothing = await play("u\nq\n");
  expect(nothing.out).toContain("There is nothing that you could take back.");
  // A tile is drawn, which cannot be undone, and laid, which can.
  const { out } = await play("1\n2\n1\n1\nu\nq\n");
  expect(out).toContain("You take your last action back.");
});
test("ask asks the bots, who agree unless they are told not to", async () => {
  const steps = `${"1\n".repeat(12)}ask\nq\n`;
  const { out } = await play(steps);
  expect(out).toContain("You ask the others for your last action back.");
  expect(out).toContain("You take your last action back.");
  const strict = await play(steps, "--no-takebacks");
  expect(strict.out).toContain("the action stands");
  expect(strict.out).not.toContain("You take your last action back.");
});
