import * as z from "zod/mini";
import { open } from "../declare.ts";
import { does } from "../grammar.ts";
import type { Refusal } from "../refusal.ts";
import type { Events, Table } from "../table.ts";
import { deckFacts, type MeasureDeclaration, type MeasureWorld, measuresOf } from "./deck.ts";
import { cannotDiscardMeasure, cannotPlayMeasure, cannotTakeMeasure, isUsedUp } from "./lifecycle.ts";
import { deckNames } from "./names.ts";
import { FACE_UP } from "./types.ts";

/**
 * The life of measures as events of the expansion that has them. Each tells what a player did; the rule answers with the
 * moves that it comes to, and fills the row.
 */

type Look = Table<MeasureDeclaration>;
/** Whoever answers with such an event has checked it; anything else is a defect in the rules. */
const hold = (refusal: Refusal | undefined): void => {
  if (refusal !== undefined) throw new Error(refusal.message);
};

export function measureEvents(
  world: MeasureWorld,
  id: string,
  deckIds: readonly string[],
  nameOf: (id: string) => string,
) {
  const { row, discard, hand } = deckNames(id);
  const deeds = deedsOf(world, id, nameOf);
  const { shuffledAnew, fills } = fillingOf(world, id);
  const { taken, played, discarded } = deeds;
  const dealt = world.step(`exp.${id}.measuresDealt`, {}, (table) => [
    table.create(deckNames(id).pile, deckIds),
    table.shuffle(deckNames(id).pile),
    fills({ position: 0 }),
  ]);
  const putAway = (table: Look, seat: number, measureId: string): Events => [
    table.move(table.state[hand]![seat]!.find(({ face }) => face === measureId)!, discard),
    fills({ position: table.state[row]!.length }),
  ];
  const rule = world.rule(`exp.${id}.measures`, {
    react: [
      world.on(taken, ({ seat, index }, table) => {
        hold(cannotTakeMeasure(measuresOf(table.state, id), String(seat), index));
        return [table.move(table.state[row]![index]!, [hand, seat]), fills({ position: index })];
      }),
      world.on(played, ({ seat, measureId }, table) => putAway(table, seat, measureId)),
      world.on(discarded, ({ seat, measureId }, table) => {
        hold(cannotDiscardMeasure(measuresOf(table.state, id), String(seat), measureId));
        return putAway(table, seat, measureId);
      }),
    ],
  });
  return { ...deeds, shuffledAnew, fills, dealt, rule };
}
/** Taking, playing and putting away. */
function deedsOf(world: MeasureWorld, id: string, nameOf: (id: string) => string) {
  const { plays, played: playedNow } = deckNames(id);
  const fields = { seat: open(world.seat), measureId: open(z.string()) };
  const taken = world.event(
    `exp.${id}.measureTaken`,
    { ...fields, index: open(z.int()) },
    { say: ({ seat, measureId = "" }, names) => `${does(names, seat, "take")} the measure ${nameOf(measureId)}.` },
  );
  const played = world.event(`exp.${id}.measurePlayed`, fields, {
    apply(state, { seat, measureId }) {
      hold(cannotPlayMeasure(measuresOf(state, id), String(seat), measureId));
      return deckFacts(id, {
        plays: { ...state[plays]!, [measureId]: (state[plays]![measureId] ?? 0) + 1 },
        played: state[playedNow]!.map((already, other) => already || other === seat),
      });
    },
    say: ({ seat, measureId = "" }, names) => `${does(names, seat, "play")} the measure ${nameOf(measureId)}.`,
  });
  const discarded = world.event(`exp.${id}.measureDiscarded`, fields, {
    say: ({ seat, measureId = "" }, names) => `${does(names, seat, "put")} the measure ${nameOf(measureId)} away.`,
  });
  return { taken, played, discarded };
}
/** Three face up, unless nothing is left beyond the one recycling. The slot that was taken is filled in its place. */
function fillingOf(world: MeasureWorld, id: string) {
  const { pile, row, discard, recycled, plays } = deckNames(id);
  const shuffledAnew = world.event(
    `exp.${id}.measuresRecycled`,
    {},
    {
      apply: () => deckFacts(id, { recycled: true }),
      say: () => "The discarded measures are shuffled into a new pile.",
    },
  );
  const fills = world.step(`exp.${id}.measureRowFills`, { position: z.int() });
  fills.does((table, { position }) => {
    const { state } = table;
    if (state[row]!.length >= FACE_UP) return [];
    const top = state[pile]!.at(-1);
    if (top !== undefined) return [table.move(top, row, { position }), fills({ position: position + 1 })];
    const left = state[discard]!.filter(({ face }) => !isUsedUp({ playsByMeasureId: state[plays]! }, face));
    if (state[recycled] === true || left.length === 0) return [];
    return [
      shuffledAnew({}),
      ...left.map((piece) => table.move(piece, pile)),
      table.shuffle(pile),
      fills({ position }),
    ];
  });
  return { shuffledAnew, fills };
}
