import { describe, expect, test } from "vitest";
import { RecentFrames } from "../src/room/recent-frames.ts";

const message = (number: number): Uint8Array =>
  new TextEncoder().encode(`message ${number} ${"x".repeat(number % 40)}`);

describe("what is kept for viewers who come back", () => {
  test("is the last messages in their order, never fewer than promised and never more than twice as many", () => {
    const recent = new RecentFrames(8);
    for (let number = 0; number < 100; number++) {
      recent.add(message(number));
      expect(recent.count).toBeGreaterThanOrEqual(Math.min(8, number + 1));
      expect(recent.count).toBeLessThanOrEqual(16);
      for (let count = 0; count <= recent.count; count++) {
        const expected = Array.from({ length: count }, (_, i) => message(number + 1 - count + i));
        expect(recent.last(count)).toEqual(expected);
      }
    }
  });
  test("stays as it was handed out, whatever comes after it", () => {
    const recent = new RecentFrames(2);
    recent.add(message(1));
    const [kept] = recent.last(1);
    for (let number = 2; number < 9; number++) recent.add(message(number));
    expect(kept).toEqual(message(1));
    recent.clear();
    expect(recent.count).toBe(0);
  });
});
