import { hasExpired, type Moment } from "../../effects.ts";
import type { AnyEvent } from "../../protocol/index.ts";
import { RULE_SELF } from "../asking.ts";
import { NO_EVENTS } from "../ledger.ts";
import type { AnyState } from "../place.ts";
import type { EventParts, StepParts, Surroundings } from "./kind.ts";
import { endEffect, type MatchEnded, type PhaseAsked } from "./requests.ts";

/**
 * Turns, rounds and phases (spec 000 B). A turn ends in this order: the game's turn end, effects of the turn, at a round
 * wrap the game's settlement of the old round; then one event increments the round, clears per-turn and per-round facts
 * and makes the next seat active; then expired effects end; then the new round and the new turn begin.
 */

function ending({ ledger: { state } }: Surroundings, moment: Moment, other: Moment = moment): readonly AnyEvent[] {
  const { effects } = state;
  let ended: AnyEvent[] | null = null;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    if (!hasExpired(effect, state, moment) && (other === moment || !hasExpired(effect, state, other))) continue;
    ended ??= [];
    ended.push(endEffect(effect.id));
  }
  return ended ?? NO_EVENTS;
}

interface TurnEnded extends AnyEvent {
  readonly seat: number;
  readonly turn: number;
}
interface TurnStarted extends TurnEnded {
  readonly round: number;
  readonly turnInRound: number;
  readonly roundStartPlayerIndex: number;
  readonly newRound: boolean;
  /** The phase goes on from the turn before. */
  readonly phaseLasts?: boolean;
}
interface OpenAsked extends AnyEvent {
  readonly phaseLasts?: boolean;
}
interface BeginAsked extends OpenAsked {
  readonly newRound: boolean;
}
const turnEndOf = ({ activeSeat: seat, turn }: AnyState): TurnEnded => ({ seat, turn, type: "TURN_ENDED" });

/** Tells whether the turn has come round to the start player's seat, or past it where the start player is out. */
function passesStart({ seats, activeSeat, roundStartPlayerIndex }: AnyState, next: number): boolean {
  const ahead = (seat: number): number => (seat - activeSeat + seats - 1) % seats;
  return ahead(roundStartPlayerIndex) <= ahead(next);
}
const nobodyLeft = ({ seatsOut, seats }: AnyState, seat: number): string =>
  seatsOut?.length === seats
    ? "every seat is out and the match has not ended; end it with win or finish"
    : `turnOrder names seat ${seat}, which is out`;
function passTurn({ ledger, table }: Surroundings): readonly AnyEvent[] {
  const { state, rules } = ledger;
  const order = rules.game.turnOrder?.(table);
  const seat = order === undefined ? table.next(state.activeSeat) : inMatch(order.seat, table.seats);
  if (state.seatsOut?.includes(seat) === true) throw new Error(nobodyLeft(state, seat));
  const newRound = order?.newRound ?? passesStart(state, seat);
  const begun = turnStartOf(state, seat, newRound);
  const started = rules.game.lastingPhases?.includes(state.phase) === true ? inLastingPhase(begun) : begun;
  const settlement = newRound ? rules.game.onRoundEnd?.(table) : undefined;
  return settlement === undefined ? [started] : [...settlement, started];
}
function inMatch(seat: number, seats: readonly number[]): number {
  if (!seats.includes(seat)) throw new Error(`turnOrder names seat ${seat}, which is not in this match`);
  return seat;
}
const turnStartOf = (state: AnyState, seat: number, newRound: boolean): TurnStarted => ({
  seat,
  turn: state.turn + 1,
  round: newRound ? state.round + 1 : state.round,
  turnInRound: newRound ? 1 : state.turnInRound + 1,
  roundStartPlayerIndex: newRound ? seat : state.roundStartPlayerIndex,
  newRound,
  type: "TURN_STARTED",
});
const inLastingPhase = ({ type, ...turn }: TurnStarted): TurnStarted => ({ ...turn, phaseLasts: true, type });
/** The turn opens at once where no event of a new round comes before it; behind such events a step opens it. */
function beginTurn(around: Surroundings, { newRound, phaseLasts = false }: BeginAsked): readonly AnyEvent[] {
  const { game } = around.ledger.rules;
  const round = newRound ? game.onRoundStart?.(around.table) : undefined;
  if (round === undefined || round.length === 0) return openTurn(around, phaseLasts);
  return [...round, { ...lasting(phaseLasts), type: "TURN_OPENS" }];
}
const lasting = (phaseLasts: boolean): { readonly phaseLasts?: true } => (phaseLasts ? { phaseLasts } : {});
function openTurn({ ledger: { rules }, table }: Surroundings, phaseLasts: boolean): readonly AnyEvent[] {
  const events = rules.game.onTurnStart?.(table) ?? NO_EVENTS;
  return rules.hearsPhases && !phaseLasts ? [...events, { type: "PHASE_BEGINS" }] : events;
}
export const endTurnStep: StepParts = {
  type: "END_TURN",
  becomes({ ledger: { rules, state }, table }) {
    const ended = turnEndOf(state);
    const { onTurnEnd } = rules.game;
    return onTurnEnd === undefined ? [ended] : [...onTurnEnd(table), ended];
  },
};
export const turnEnded: EventParts<TurnEnded> = {
  type: "TURN_ENDED",
  follows(around) {
    const ended = ending(around, "turnEnd");
    return ended === NO_EVENTS ? passTurn(around) : [...ended, { type: "PASS_TURN" }];
  },
  sees: (_, told) => told,
};
export const passTurnStep: StepParts = { type: "PASS_TURN", becomes: passTurn };
export const turnStarted: EventParts<TurnStarted> = {
  type: "TURN_STARTED",
  write(ledger, plan) {
    const { rules } = ledger;
    const fields = ledger.fields();
    fields.turn = plan.turn;
    fields.round = plan.round;
    fields.turnInRound = plan.turnInRound;
    fields.roundStartPlayerIndex = plan.roundStartPlayerIndex;
    fields.activeSeat = plan.seat;
    if (plan.phaseLasts !== true) fields.phase = rules.game.turnPhase ?? rules.declares.phases[0]!;
    const { resets } = rules;
    for (let i = 0; i < resets.length; i++) {
      const { name, every, starts } = resets[i]!;
      if (every === "turn" || plan.newRound) ledger.setFact(name, -1, starts[fields.seats]);
    }
  },
  // Expired effects end before the new turn begins.
  follows(around, started) {
    const { newRound, phaseLasts = false } = started;
    const ended = ending(around, "turnStart", phaseLasts ? "turnStart" : "phaseStart");
    if (ended === NO_EVENTS) return beginTurn(around, started);
    const begins: BeginAsked = { newRound, ...lasting(phaseLasts), type: "TURN_BEGINS" };
    return [...ended, begins];
  },
  sees: (_, told) => told,
};
export const turnBegins: StepParts<BeginAsked> = {
  type: "TURN_BEGINS",
  becomes: beginTurn,
};
/** A step of its own, so that the turn opens on the table that the new round has left. */
export const turnOpens: StepParts<OpenAsked> = {
  type: "TURN_OPENS",
  becomes: (around, { phaseLasts = false }) => openTurn(around, phaseLasts),
};

export const phaseStarted: EventParts<PhaseAsked> = {
  type: "PHASE_STARTED",
  plan({ rules }, asked) {
    const { phases } = rules.declares;
    if (phases.includes(asked.phase)) return asked;
    throw new Error(`there is no phase ${asked.phase}; known are ${phases.join(", ")}`);
  },
  write(ledger, { phase }) {
    ledger.fields().phase = phase;
  },
  // Effects that last until this phase end before anything hears that it starts.
  follows: (around) => [...ending(around, "phaseStart"), { type: "PHASE_BEGINS" }],
  sees: (_, told) => told,
};
export const phaseBegins: StepParts = {
  type: "PHASE_BEGINS",
  becomes({ ledger: { state, rules }, asking, table }) {
    const { phase } = state;
    const events: AnyEvent[] = [];
    for (const { onPhaseStart } of rules.rules.values()) {
      if (onPhaseStart !== undefined) events.push(...onPhaseStart(table, phase, RULE_SELF));
    }
    state.effects.forEach((effect, i) => {
      const record = asking.record(effect);
      if (record.spec.onPhaseStart === undefined || !asking.isAwake(table, effect, record, i)) return;
      events.push(...record.spec.onPhaseStart(table, phase, effect));
    });
    return [...events, ...(rules.game.onPhase?.[phase]?.(table) ?? NO_EVENTS)];
  },
};

/** Scores and places are one for each seat, and winners sit in this match, each named once. */
function checkOutcome({ winners, scores, places, reason }: MatchEnded, seats: number): void {
  if (typeof reason !== "string") throw new Error(`a match ends with a reason as text, and not ${String(reason)}`);
  const twice = winners.find((seat, i) => winners.indexOf(seat) !== i);
  if (twice !== undefined) throw new Error(`seat ${twice} is named twice among the winners`);
  const place = places?.find((one) => !Number.isInteger(one) || one < 1 || one > seats);
  if (place !== undefined) throw new Error(`a place is a whole number from 1 to ${seats}, and not ${place}`);
  const stranger = winners.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats);
  if (stranger !== undefined) throw new Error(`seat ${stranger} wins, and there is no such seat in this match`);
  checkEach("scores", scores, seats);
  checkEach("places", places, seats);
}
function checkEach(name: string, list: readonly number[] | undefined, seats: number): void {
  if (list === undefined || (list.length === seats && list.every(Number.isFinite))) return;
  throw new Error(`${name} of an outcome are ${seats} numbers, one for each seat; these are ${JSON.stringify(list)}`);
}

export const matchEnded: EventParts<MatchEnded> = {
  type: "MATCH_ENDED",
  plan(ledger, asked) {
    checkOutcome(asked, ledger.state.seats);
    return asked;
  },
  write(ledger, { type: _, ...outcome }) {
    const fields = ledger.fields();
    fields.outcome = outcome;
    fields.prompts = [];
  },
  sees: (_, told) => told,
};
