import { open, pieceId } from "@cardwright/core";
import * as z from "zod/mini";
import { presetOf } from "../presets.ts";
import { nameOfCell } from "../sentences.ts";
import { world } from "../world.ts";
import { movementOf, whyUnmovable } from "./moving.ts";
import { lastWithin } from "./paths.ts";

/** [R4.3] A move is announced, may be answered, is made as far as it still can be, and may be answered again. */

const text = open(z.string());
export const moveAnnounced = world.event(
  "MOVE_ANNOUNCED",
  { seat: open(world.seat), unit: text, from: text, to: text },
  {
    say: ({ seat, unit, from, to }, names) => `${names.seat(seat)}: ${names.face(unit)} at ${from} sets out for ${to}.`,
  },
);
const unitMoved = world.event(
  "UNIT_MOVED",
  { seat: open(world.seat), unit: text, from: text, to: text },
  { say: ({ seat, unit, from, to }, names) => `${names.seat(seat)}: ${names.face(unit)} moves from ${from} to ${to}.` },
);
const moveHalted = world.event(
  "MOVE_HALTED",
  { seat: open(world.seat), unit: text, at: text },
  { say: ({ seat, unit, at }, names) => `${names.seat(seat)}: ${names.face(unit)} stays at ${at}.` },
);
export const unitMarches = world.step("UNIT_MARCHES", { unit: pieceId }, (table, { unit: id }) => {
  const { state } = table;
  const unit = table.find("board", id);
  if (unit === undefined || state.maneuver === null) return [];
  const { path } = state.maneuver;
  const budget = whyUnmovable(table, unit) === undefined ? movementOf(table, unit) : 0;
  const cell = lastWithin(state, presetOf(state.options), unit.cell, path, budget);
  const from = nameOfCell(state, unit.cell);
  const told = { seat: unit.owner, unit: unit.face };
  return [
    ...(cell === unit.cell
      ? [moveHalted({ ...told, at: from })]
      : [unitMoved({ ...told, from, to: nameOfCell(state, cell) }), table.mark(unit, { cell })]),
    // From here on the announcement is history: what is asked next is asked where the unit stands now.
    table.set("maneuver", { unit: unit.id, path: [] }),
  ];
});
