import { expect, test } from "vitest";
import { unitText } from "../unitText.ts";

const unit = { id: "p1", face: "special", at: "board", owner: 0, cell: 3, damaged: false } as const;
const seatName = (seat: number): string => (seat === 0 ? "You" : "Blue bot");

test("the reader's own units are called theirs", () => {
  expect(unitText(unit, seatName)).toBe("Your special unit");
  expect(unitText({ ...unit, damaged: true }, seatName)).toBe("Your special unit, damaged");
  expect(unitText({ ...unit, owner: 1 }, seatName)).toBe("Special unit of Blue bot");
});
