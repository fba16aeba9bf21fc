import { hasExpired, type Moment } from "../effects.ts";
import type { ActiveEffect, AnyEvent } from "../protocol/index.ts";
import type { Rules } from "../registry.ts";
import type { AnyState } from "./place.ts";
import { type EngineRecord, fact, NO_EVENTS, step } from "./record.ts";
import type { Run } from "./run.ts";

/**
 * Turns, rounds and phases (spec 000 B). A turn ends in this order: the game's turn end, effects of the turn, at a round
 * wrap the game's settlement of the old round; then one event increments the round, clears per-turn and per-round facts
 * and makes the next seat active; then expired effects end; then the new round and the new turn begin.
 */

const ending = (run: Run, ...moments: readonly Moment[]): readonly AnyEvent[] => {
  const { effects } = run.state;
  if (effects.length === 0) return NO_EVENTS;
  const isOver = (effect: ActiveEffect): boolean => moments.some((moment) => hasExpired(effect, run.state, moment));
  return effects.filter(isOver).map((effect) => run.end(effect));
};
const tableOf = (run: Run): never => run as never;

function passTurn(run: Run): readonly AnyEvent[] {
  const { state } = run;
  const { game } = run.rules;
  const order = game.turnOrder?.(tableOf(run));
  const nextIndex = order?.seat ?? run.next(state.activeSeat);
  const newRound = order?.newRound ?? nextIndex === state.roundStartPlayerIndex;
  const started: AnyEvent = {
    seat: nextIndex,
    turn: state.turn + 1,
    round: newRound ? state.round + 1 : state.round,
    turnInRound: newRound ? 1 : state.turnInRound + 1,
    roundStartPlayerIndex: newRound ? nextIndex : state.roundStartPlayerIndex,
    newRound,
    type: "TURN_STARTED",
  };
  return [...(newRound ? (game.onRoundEnd?.(tableOf(run)) ?? NO_EVENTS) : NO_EVENTS), started];
}

function writeTurn(state: AnyState, event: AnyEvent, rules: Rules): void {
  state.turn = event["turn"] as number;
  state.round = event["round"] as number;
  state.turnInRound = event["turnInRound"] as number;
  state.roundStartPlayerIndex = event["roundStartPlayerIndex"] as number;
  state.activeSeat = event["seat"] as number;
  state.phase = rules.game.turnPhase ?? rules.declares.phases[0]!;
  for (const [name, spec] of rules.resets) {
    if (spec.options.resets === "round" && event["newRound"] !== true) continue;
    state[name] = spec.each ? Array.from({ length: state.seats }, () => spec.start) : spec.start;
  }
}

export const clockRecords: readonly EngineRecord[] = [
  step("SET_UP", (run) => [
    ...run.rules.game.setup(tableOf(run)),
    ...run.rules.expansions.map(({ id }) => ({ expansion: id, type: "SESSION_CREATE" })),
  ]),
  step("SESSION_CREATE", (run, event) => {
    const expansion = run.rules.expansions.find(({ id }) => id === event["expansion"]);
    const { options } = run.state;
    const answer = expansion?.onSessionCreate?.({ state: run.state, options: options as never, random: run.random });
    if (answer === undefined) return NO_EVENTS;
    const slice =
      "slice" in answer ? [{ expansion: event["expansion"], slice: answer.slice, type: "SLICE_CREATED" }] : [];
    return [...slice, ...(answer.events ?? [])];
  }),
  fact("SLICE_CREATED", {
    writes(state, event) {
      state.extensions = { ...state.extensions, [event["expansion"] as string]: event["slice"] };
    },
    sees: () => null,
    say: () => "",
  }),
  step("END_TURN", (run) => [
    ...(run.rules.game.onTurnEnd?.(tableOf(run)) ?? NO_EVENTS),
    { seat: run.state.activeSeat, turn: run.state.turn, type: "TURN_ENDED" },
  ]),
  fact("TURN_ENDED", {
    follows: (run) => [...ending(run, "turnEnd"), PASS_TURN],
    sees: (_, event) => event,
    say: (event, names) => `${names.seat(event["seat"] as number)} ends the turn.`,
  }),
  step("PASS_TURN", passTurn),
  fact("TURN_STARTED", {
    writes: writeTurn,
    follows: (run, event) => [
      ...ending(run, "turnStart", "phaseStart"),
      { newRound: event["newRound"], type: "TURN_BEGINS" },
    ],
    sees: (_, event) => event,
    say: (event, names) =>
      event["newRound"] === true
        ? `Round ${Number(event["round"])} begins with ${names.seat(event["seat"] as number)}.`
        : `It is the turn of ${names.seat(event["seat"] as number)}.`,
  }),
  step("TURN_BEGINS", (run, event) => {
    const { game } = run.rules;
    const round = event["newRound"] === true ? (game.onRoundStart?.(tableOf(run)) ?? NO_EVENTS) : NO_EVENTS;
    const phase: AnyEvent = { type: "PHASE_BEGINS" };
    return game.onTurnStart === undefined ? [...round, phase] : [...round, { type: "TURN_OPENS" }, phase];
  }),
  // A step of its own, so that the turn opens on the table that the new round has left.
  step("TURN_OPENS", (run) => run.rules.game.onTurnStart?.(tableOf(run)) ?? NO_EVENTS),
  fact("PHASE_STARTED", {
    writes(state, event) {
      state.phase = event["phase"] as string;
    },
    // Effects that last until this phase end before anything hears that it starts.
    follows: (run) => [...ending(run, "phaseStart"), { type: "PHASE_BEGINS" }],
    sees: (_, event) => event,
    say: (event) => `The phase is now ${String(event["phase"])}.`,
  }),
  step("PHASE_BEGINS", (run) => {
    const { state, rules } = run;
    const events: AnyEvent[] = [];
    for (const rule of rules.rules.values()) {
      if (rule.onPhaseStart !== undefined) events.push(...rule.onPhaseStart(tableOf(run), state.phase, tableOf(run)));
    }
    state.effects.forEach((effect, i) => {
      const record = run.record(effect);
      if (record.spec.onPhaseStart === undefined || !run.isAwake(effect, record, i)) return;
      events.push(...record.spec.onPhaseStart(tableOf(run), state.phase, effect as never));
    });
    return [...events, ...(rules.game.onPhase?.[state.phase]?.(tableOf(run)) ?? NO_EVENTS)];
  }),
  fact("MATCH_ENDED", {
    writes(state, event) {
      state.outcome = { winners: event["winners"] as readonly number[], reason: event["reason"] as string };
      state.prompts = [];
    },
    sees: (_, event) => event,
    say: (event, names) => {
      const winners = event["winners"] as readonly number[];
      const who =
        winners.length === 0 ? "Nobody wins" : `${winners.map((seat) => names.seat(seat)).join(" and ")} wins`;
      return `${who}: ${String(event["reason"])}.`;
    },
  }),
];
const PASS_TURN: AnyEvent = { type: "PASS_TURN" };
