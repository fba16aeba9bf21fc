import type { Names } from "../../definitions.ts";
import { hasExpired, type Moment } from "../../effects.ts";
import { does, whom, wordsOf } from "../../grammar.ts";
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
  let ended: AnyEvent[] | null = null;
  for (const effect of state.effects) {
    if (!hasExpired(effect, state, moment) && !hasExpired(effect, state, other)) continue;
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
}
interface BeginAsked extends AnyEvent {
  readonly newRound: boolean;
}
const turnEndOf = ({ activeSeat: seat, turn }: AnyState): TurnEnded => ({ seat, turn, type: "TURN_ENDED" });

function passTurn({ ledger, table }: Surroundings): readonly AnyEvent[] {
  const { state, rules } = ledger;
  const order = rules.game.turnOrder?.(table);
  const seat = order?.seat ?? table.next(state.activeSeat);
  const newRound = order?.newRound ?? seat === state.roundStartPlayerIndex;
  const started: TurnStarted = {
    seat,
    turn: state.turn + 1,
    round: newRound ? state.round + 1 : state.round,
    turnInRound: newRound ? 1 : state.turnInRound + 1,
    roundStartPlayerIndex: newRound ? seat : state.roundStartPlayerIndex,
    newRound,
    type: "TURN_STARTED",
  };
  const settlement = newRound ? rules.game.onRoundEnd?.(table) : undefined;
  return settlement === undefined ? [started] : [...settlement, started];
}
/** Where nothing comes between, the next is decided at once; a step is only needed behind other events. */
function beginTurn(around: Surroundings, newRound: boolean): readonly AnyEvent[] {
  const { game } = around.ledger.rules;
  const round = newRound ? game.onRoundStart?.(around.table) : undefined;
  return round === undefined || round.length === 0 ? openTurn(around) : [...round, { type: "TURN_OPENS" }];
}
function openTurn({ ledger: { rules }, table }: Surroundings): readonly AnyEvent[] {
  const events = rules.game.onTurnStart?.(table) ?? NO_EVENTS;
  return rules.hearsPhases ? [...events, { type: "PHASE_BEGINS" }] : events;
}
const turnOf = (names: Names, seat: number | undefined): string => {
  const who = whom(names, seat);
  return who === "you" ? "your turn" : `the turn of ${who}`;
};

export const endTurnStep: StepParts = {
  type: "END_TURN",
  becomes({ ledger: { rules, state }, table }) {
    const ended = turnEndOf(state);
    const { onTurnEnd } = rules.game;
    return onTurnEnd === undefined ? [ended] : [...onTurnEnd(table), ended];
  },
};
export const turnEnded: EventParts<TurnEnded, TurnEnded, TurnEnded> = {
  type: "TURN_ENDED",
  plan: (_, asked) => asked,
  replan: (_, told) => told,
  write: () => undefined,
  tell: (_, plan) => plan,
  follows(around) {
    const ended = ending(around, "turnEnd");
    return ended.length === 0 ? passTurn(around) : [...ended, { type: "PASS_TURN" }];
  },
  sees: (_, told) => told,
  say: ({ seat }, names) => `${does(names, seat, "end")} the turn.`,
};
export const passTurnStep: StepParts = { type: "PASS_TURN", becomes: passTurn };
export const turnStarted: EventParts<TurnStarted, TurnStarted, TurnStarted> = {
  type: "TURN_STARTED",
  plan: (_, asked) => asked,
  replan: (_, told) => told,
  write(ledger, plan) {
    const { rules } = ledger;
    const fields = ledger.fields();
    fields.turn = plan.turn;
    fields.round = plan.round;
    fields.turnInRound = plan.turnInRound;
    fields.roundStartPlayerIndex = plan.roundStartPlayerIndex;
    fields.activeSeat = plan.seat;
    fields.phase = rules.game.turnPhase ?? rules.declares.phases[0]!;
    for (const { name, every, starts } of rules.resets) {
      if (every === "turn" || plan.newRound) ledger.setFact(name, -1, starts[fields.seats]);
    }
  },
  tell: (_, plan) => plan,
  // Expired effects end before the new turn begins.
  follows(around, { newRound }) {
    const ended = ending(around, "turnStart", "phaseStart");
    return ended.length === 0 ? beginTurn(around, newRound) : [...ended, { newRound, type: "TURN_BEGINS" }];
  },
  sees: (_, told) => told,
  say: ({ newRound, round, seat }, names) =>
    newRound === true ? `Round ${Number(round)} begins with ${whom(names, seat)}.` : `It is ${turnOf(names, seat)}.`,
};
export const turnBegins: StepParts<BeginAsked> = {
  type: "TURN_BEGINS",
  becomes: (around, { newRound }) => beginTurn(around, newRound),
};
/** A step of its own, so that the turn opens on the table that the new round has left. */
export const turnOpens: StepParts = { type: "TURN_OPENS", becomes: openTurn };

export const phaseStarted: EventParts<PhaseAsked, PhaseAsked, PhaseAsked> = {
  type: "PHASE_STARTED",
  plan({ rules }, asked) {
    const { phases } = rules.declares;
    if (phases.includes(asked.phase)) return asked;
    throw new Error(`there is no phase ${asked.phase}; known are ${phases.join(", ")}`);
  },
  replan: (_, told) => told,
  write(ledger, { phase }) {
    ledger.fields().phase = phase;
  },
  tell: (_, plan) => plan,
  // Effects that last until this phase end before anything hears that it starts.
  follows: (around) => [...ending(around, "phaseStart"), { type: "PHASE_BEGINS" }],
  sees: (_, told) => told,
  say: ({ phase }) => `The phase is now ${wordsOf(String(phase))}.`,
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

/** Scores and places are one for each seat, and winners sit in this match. */
function checkOutcome({ winners, scores, places }: MatchEnded, seats: number): void {
  const stranger = winners.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats);
  if (stranger !== undefined) throw new Error(`seat ${stranger} wins, and there is no such seat in this match`);
  for (const [name, list] of Object.entries({ scores, places })) {
    if (list === undefined) continue;
    if (list.length !== seats || !list.every(Number.isFinite)) {
      throw new Error(
        `${name} of an outcome are ${seats} numbers, one for each seat; these are ${JSON.stringify(list)}`,
      );
    }
  }
}

export const matchEnded: EventParts<MatchEnded, MatchEnded, MatchEnded> = {
  type: "MATCH_ENDED",
  plan(ledger, asked) {
    checkOutcome(asked, ledger.state.seats);
    return asked;
  },
  replan: (_, told) => told,
  write(ledger, { type: _, ...outcome }) {
    const fields = ledger.fields();
    fields.outcome = outcome;
    fields.prompts = [];
  },
  tell: (_, plan) => plan,
  sees: (_, told) => told,
  say({ winners = [], reason }, names) {
    const all = winners.map((seat) => names.seat(seat)).join(" and ");
    const who =
      winners.length === 0 ? "Nobody wins" : winners.length > 1 ? `${all} win` : does(names, winners[0], "win");
    return `${who}: ${String(reason)}.`;
  },
};
