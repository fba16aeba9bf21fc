import { afterEach, expect, test, vi } from "vitest";
import { heldSeat, holdSeat } from "../src/online/seats.ts";
import { fakeStore } from "./support/fakeStore.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});
test("a seat is held as it was written", () => {
  fakeStore();
  const seat = { seat: 1, token: "secret", name: "Anna" };
  holdSeat("table", seat);
  expect(heldSeat("table")).toEqual(seat);
  expect(heldSeat("another")).toBeNull();
});
test.for([
  ["half a text", '{"seat":1,"tok'],
  ["a number", "5"],
  ["null", "null"],
  ["a seat without its token", '{"seat":1,"name":"Anna"}'],
] as const)("%s is no seat, and one can still sit down or watch", ([, text]) => {
  fakeStore()["cardwright.seat.table"] = text;
  expect(heldSeat("table")).toBeNull();
});
