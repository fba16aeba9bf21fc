import type { Names } from "../definitions.ts";
import { hasExpired, type Moment } from "../effects.ts";
import { does, whom } from "../grammar.ts";
import type { AnyEvent } from "../protocol/index.ts";
import type { Rules } from "../registry.ts";
import { wordsOf } from "../sentences.ts";
import type { AnyState } from "./place.ts";
import { fact, NO_EVENTS, type RecordSpec, step } from "./record.ts";
import type { Run } from "./run.ts";

/**
 * Turns, rounds and phases (spec 000 B). A turn ends in this order: the game's turn end, effects of the turn, at a round
 * wrap the game's settlement of the old round; then one event increments the round, clears per-turn and per-round facts
 * and makes the next seat active; then expired effects end; then the new round and the new turn begin.
 */

function ending(run: Run, moment: Moment, other: Moment = moment): readonly AnyEvent[] {
  let ended = NO_EVENTS as AnyEvent[];
  for (const effect of run.state.effects) {
    if (!hasExpired(effect, run.state, moment) && !hasExpired(effect, run.state, other)) continue;
    if (ended === NO_EVENTS) ended = [];
    ended.push(run.end(effect));
  }
  return ended;
}
const tableOf = (run: Run): never => run as never;
const turnOf = (names: Names, seat: number): string => {
  const who = whom(names, seat);
  return who === "you" ? "your turn" : `the turn of ${who}`;
};
const PASS_TURN: AnyEvent = { type: "PASS_TURN" };
const TURN_OPENS: AnyEvent = { type: "TURN_OPENS" };
const PHASE_BEGINS: AnyEvent = { type: "PHASE_BEGINS" };

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
  const settling = newRound ? game.onRoundEnd?.(tableOf(run)) : undefined;
  return settling === undefined ? [started] : [...settling, started];
}

/** Where nothing comes between, what follows is decided at once; a step is only needed behind other events. */
function beginTurn(run: Run, event: AnyEvent): readonly AnyEvent[] {
  const { game } = run.rules;
  const round = event["newRound"] === true ? game.onRoundStart?.(tableOf(run)) : undefined;
  return round === undefined || round.length === 0 ? openTurn(run) : [...round, TURN_OPENS];
}
function openTurn(run: Run): readonly AnyEvent[] {
  const { game, hearsPhases } = run.rules;
  const events = game.onTurnStart?.(tableOf(run)) ?? NO_EVENTS;
  return hearsPhases ? [...events, PHASE_BEGINS] : events;
}

/** What follows once the next seat is active. */
function turnStarted(run: Run, event: AnyEvent): readonly AnyEvent[] {
  const ended = ending(run, "turnStart", "phaseStart");
  if (ended.length === 0) return beginTurn(run, event);
  return [...ended, { newRound: event["newRound"], type: "TURN_BEGINS" }];
}
const turnEnded = ({ activeSeat: seat, turn }: AnyState): AnyEvent => ({ seat, turn, type: "TURN_ENDED" });
/** A turn that ends without anything coming between passes at once, where nobody hears of it. */
function turnPasses(run: Run): boolean {
  const { rules, state } = run;
  if (!rules.turnsUnheard || rules.game.onTurnEnd !== undefined) return false;
  if (state.effects.length > 0 && ending(run, "turnEnd").length > 0) return false;
  const { recorded } = run;
  if (recorded !== null) recorded.push(turnEnded(state));
  const events = passTurn(run);
  if (events.length > 1) run.push(events);
  else {
    const started = events[0]!;
    writeTurn(state, started, rules);
    if (recorded !== null) recorded.push(started);
    run.push(turnStarted(run, started));
  }
  return true;
}

function writeTurn(state: AnyState, event: AnyEvent, rules: Rules): void {
  state.turn = event["turn"] as number;
  state.round = event["round"] as number;
  state.turnInRound = event["turnInRound"] as number;
  state.roundStartPlayerIndex = event["roundStartPlayerIndex"] as number;
  state.activeSeat = event["seat"] as number;
  state.phase = rules.game.turnPhase ?? rules.declares.phases[0]!;
  for (const { name, every, starts } of rules.resets) {
    if (every === "turn" || event["newRound"] === true) state[name] = starts[state.seats];
  }
}

export const clockRecords: readonly RecordSpec[] = [
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
      "slice" in answer ? [{ expansion: event["expansion"], slice: answer.slice, type: "SLICE_WRITTEN" }] : [];
    return [...slice, ...(answer.events ?? [])];
  }),
  fact("SLICE_WRITTEN", {
    writes(state, event) {
      state.extensions = { ...state.extensions, [event["expansion"] as string]: event["slice"] };
    },
    sees: () => null,
    say: () => "",
  }),
  step(
    "END_TURN",
    (run) => {
      const { onTurnEnd } = run.rules.game;
      const ended = turnEnded(run.state);
      return onTurnEnd === undefined ? [ended] : [...onTurnEnd(tableOf(run)), ended];
    },
    { performs: turnPasses },
  ),
  fact("TURN_ENDED", {
    follows(run) {
      const ended = ending(run, "turnEnd");
      return ended.length === 0 ? passTurn(run) : [...ended, PASS_TURN];
    },
    sees: (_, event) => event,
    say: (event, names) => `${does(names, event["seat"] as number, "end")} the turn.`,
  }),
  step("PASS_TURN", passTurn),
  fact("TURN_STARTED", {
    writes: writeTurn,
    follows: turnStarted,
    sees: (_, event) => event,
    say: (event, names) =>
      event["newRound"] === true
        ? `Round ${Number(event["round"])} begins with ${whom(names, event["seat"] as number)}.`
        : `It is ${turnOf(names, event["seat"] as number)}.`,
  }),
  step("TURN_BEGINS", beginTurn),
  // A step of its own, so that the turn opens on the table that the new round has left.
  step("TURN_OPENS", openTurn),
  fact("PHASE_STARTED", {
    completes(run, event) {
      const phase = event["phase"] as string;
      const { phases } = run.rules.declares;
      if (!phases.includes(phase)) throw new Error(`there is no phase ${phase}; known are ${phases.join(", ")}`);
      return event;
    },
    writes(state, event) {
      state.phase = event["phase"] as string;
    },
    // Effects that last until this phase end before anything hears that it starts.
    follows: (run) => [...ending(run, "phaseStart"), PHASE_BEGINS],
    sees: (_, event) => event,
    say: (event) => `The phase is now ${wordsOf(String(event["phase"]))}.`,
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
      const all = winners.map((seat) => names.seat(seat)).join(" and ");
      const who =
        winners.length === 0 ? "Nobody wins" : winners.length > 1 ? `${all} win` : does(names, winners[0], "win");
      return `${who}: ${String(event["reason"])}.`;
    },
  }),
];
