import * as z from "zod/mini";
import { open, type Piece } from "../declare.ts";
import { does } from "../grammar.ts";
import type { Refusal } from "../refusal.ts";
import type { Events, Table } from "../table.ts";
import { deckFacts, deckNames, type MeasureDeclaration, type MeasureWorld, measuresOf } from "./deck.ts";
import { cannotDiscard, cannotPlay, cannotTake, isUsedUp } from "./lifecycle.ts";
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
  const { pile, row, discard, hand, recycled, plays, played: playedNow } = deckNames(id);
  const fields = { seat: open(world.seat), measureId: open(z.string()) };
  const inHand = ({ state }: Look, seat: number, measureId: string): Piece =>
    state[hand]![seat]!.find(({ face }) => face === measureId)!;

  const taken = world.event(
    `exp.${id}.measureTaken`,
    { ...fields, index: open(z.int()) },
    { say: ({ seat, measureId = "" }, names) => `${does(names, seat, "take")} the measure ${nameOf(measureId)}.` },
  );
  const played = world.event(`exp.${id}.measurePlayed`, fields, {
    apply(state, { seat, measureId }) {
      hold(cannotPlay(measuresOf(state, id), String(seat), measureId));
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
  /** Happens once a match. */
  const shuffledAnew = world.event(
    `exp.${id}.measuresRecycled`,
    {},
    {
      apply: () => deckFacts(id, { recycled: true }),
      say: () => "The discarded measures are shuffled into a new pile.",
    },
  );
  /** Three face up, unless nothing is left beyond the one recycling. The slot that was taken is filled in its place. */
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
  const dealt = world.step(`exp.${id}.measuresDealt`, {}, (table) => [
    table.create(pile, deckIds),
    table.shuffle(pile),
    fills({ position: 0 }),
  ]);
  const putAway = (table: Look, seat: number, measureId: string): Events => [
    table.move(inHand(table, seat, measureId), discard),
    fills({ position: table.state[row]!.length }),
  ];
  const rule = world.rule(`exp.${id}.measures`, {
    react: [
      world.on(taken, ({ seat, index }, table) => {
        hold(cannotTake(measuresOf(table.state, id), String(seat), index));
        return [table.move(table.state[row]![index]!, [hand, seat]), fills({ position: index })];
      }),
      world.on(played, ({ seat, measureId }, table) => putAway(table, seat, measureId)),
      world.on(discarded, ({ seat, measureId }, table) => {
        hold(cannotDiscard(measuresOf(table.state, id), String(seat), measureId));
        return putAway(table, seat, measureId);
      }),
    ],
  });
  return { taken, played, discarded, shuffledAnew, fills, dealt, rule };
}
