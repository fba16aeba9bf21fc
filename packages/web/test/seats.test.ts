import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "../src/online/api.ts";
import { OwnMatches } from "../src/online/own-matches.ts";
import { heldSeat, holdSeat } from "../src/online/seats.ts";
import { fakeStore } from "./support/fake-store.ts";

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
test("matches with a seat of this browser are found again, private ones too, and those that are over are not asked about twice", async () => {
  fakeStore();
  for (const match of ["open", "over", "gone"]) holdSeat(match, { seat: 0, token: `of ${match}`, name: "Anna" });
  const asked: string[] = [];
  const own = new OwnMatches(async (match, token) => {
    asked.push(`${match} ${token}`);
    if (match === "gone") throw new Refused("There is no such match.", 404);
    return { match, status: match === "over" ? "ended" : "running" } as never;
  });
  expect(await own.look()).toMatchObject([{ match: "open" }]);
  expect(asked.sort()).toEqual(["gone of gone", "open of open", "over of over"]);
  expect(await own.look()).toMatchObject([{ match: "open" }]);
  expect(asked).toHaveLength(4);
  // A server that does not answer says nothing about them.
  const silent = new OwnMatches(() => Promise.reject(new Error("The server does not answer.")));
  await expect(silent.look()).rejects.toThrow();
});
