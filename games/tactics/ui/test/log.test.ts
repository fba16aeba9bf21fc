import { saidOf } from "@cardwright/table";
import { expect, test } from "vitest";
import { table } from "../table.ts";

const told = (face: string, from: string, to: string): readonly string[] =>
  saidOf(
    table,
    [{ type: "PIECE_MOVED", piece: "p1", face, from, to }],
    { revision: 1, seat: 1 },
    ["Anna", "Bert"],
    0,
  ).map(({ text }) => text);

test("only what is laid out is played: a wound that is healed and a card that is put back are not", () => {
  expect(told("wound", "hand/1", "playArea/1")).toEqual(["Bert plays Wound."]);
  expect(told("wound", "hand/1", "woundSupply")).toEqual(["Wound moves from the hand of Bert to the wound supply."]);
  expect(told("wound", "hand/0", "deck/0")).toEqual(["Wound moves from your hand to your deck."]);
  expect(told("wound", "hand/0", "discard/0")).toEqual(["You discard Wound."]);
});
