import { type AnyEvent, type Events, open, pieceId, type StateOf, type Table } from "@cardwright/core";
import { cannotPlayMeasure, type Measures } from "@cardwright/core/expansion";
import * as z from "zod/mini";
import { beforeMajority } from "../events/majority.ts";
import { MEASURE_ASKS } from "../measures/asks.ts";
import type { Deck } from "../measures/deck.ts";
import { cannotPlay, payFor } from "../measures/playing.ts";
import type { Seat } from "../world.ts";
import { apparatusUsed } from "./actions.ts";
import { overlayPlaced } from "./overlays.ts";
import { type Security, securityWorld } from "./world.ts";

/**
 * Windows for measures that answer something, in player order from the active player [R12.6]. Hands are open, so that
 * only who holds such a measure and can play it is asked.
 */

type Look = Table<Security>;
export function answerWindows(deck: Deck<Security>, measuresOf: (state: StateOf<Security>) => Measures) {
  const handOf = (table: Look, seat: Seat): readonly string[] =>
    measuresOf(table.state).handByPlayerId[String(seat)] ?? [];
  const canAnswer = (table: Look, seat: Seat, measureId: string, subject: string): boolean => {
    const measure = deck.byId(measureId);
    return (
      cannotPlayMeasure(measuresOf(table.state), String(seat), measureId) === undefined &&
      cannotPlay(table, seat, measure) === undefined &&
      measure.answers?.can(table, subject) === true
    );
  };
  const prompt = securityWorld.prompt("exp.security.answer", {
    takes: { play: "yesNo", ...MEASURE_ASKS },
    memo: { measureId: open(z.string()), subject: open(pieceId) },
    onTimeout: () => "NO",
    answer(turn, { measureId, subject }) {
      const measure = deck.byId(measureId);
      if (!turn.yesNo("play", "")) return [];
      const played: AnyEvent = { seat: turn.seat, measureId, type: "exp.security.measurePlayed" };
      const does = measure.answers?.does(turn, subject) ?? [];
      return [played, ...payFor(turn, measure), ...does];
    },
  });
  /** A step, so that a window that an earlier answer has closed does not open. */
  const opens = securityWorld.step(
    "exp.security.windowOpens",
    { seat: securityWorld.seat, measureId: z.string(), subject: pieceId },
    (table, { seat, measureId, subject }) =>
      canAnswer(table, seat, measureId, subject) ? [prompt(seat, { measureId, subject })] : [],
  );
  const inOrder = ({ seats, state }: Look): readonly Seat[] => {
    const first = seats.indexOf(state.activeSeat);
    return [...seats.slice(first), ...seats.slice(0, first)];
  };
  const windows = (table: Look, to: string, subject: string): Events =>
    inOrder(table).flatMap((seat) =>
      handOf(table, seat)
        .filter((measureId) => deck.byId(measureId).answers?.to === to)
        .map((measureId) => opens({ seat, measureId, subject })),
    );
  const rule = securityWorld.rule("security.answers", {
    react: [
      securityWorld.on(beforeMajority, ({ tile, reason }, table) =>
        reason === "hotspot" ? windows(table, "beforeMajority", tile) : undefined,
      ),
      securityWorld.on(overlayPlaced, ({ overlay }, table) => windows(table, "overlayPlaced", overlay)),
      securityWorld.on(apparatusUsed, ({ tile }, table) => windows(table, "apparatusUsed", tile)),
    ],
  });
  return { prompt, opens, rule };
}
