import type { Message } from "./packed.ts";

/** When something ends, as a message, counted from where the match stands. */

interface Clock {
  readonly turn: number;
  readonly round?: number;
}
export function endOf(expires: unknown, { turn, round }: Clock): Message | undefined {
  if (typeof expires !== "object" || expires === null) return undefined;
  const { atEndOfTurn, atTurn, atRound, atNextTurnOfPlayerId, atPhase, withPiece } = expires as Readonly<
    Record<string, unknown>
  >;
  const ends: Message[] = [];
  if (typeof atEndOfTurn === "number") ends.push(turns(atEndOfTurn - turn, "end.thisTurn"));
  if (typeof atTurn === "number") ends.push(turns(atTurn - turn - 1, "end.nextTurn"));
  if (typeof atRound === "number" && round !== undefined) {
    ends.push(atRound - round <= 1 ? ["end.thisRound"] : ["end.rounds", { count: atRound - round }]);
  }
  if (typeof atNextTurnOfPlayerId === "number") ends.push(["end.nextTurnOf", { who: atNextTurnOfPlayerId }]);
  if (typeof atPhase === "string") ends.push(["end.phase", { phase: atPhase }]);
  if (typeof withPiece === "string") ends.push(["end.withPiece"]);
  const [only, ...more] = ends;
  return more.length === 0 ? only : ["end.or", { on: ends }];
}
const turns = (left: number, now: string): Message => (left <= 0 ? [now] : ["end.turns", { count: left + 1 }]);
