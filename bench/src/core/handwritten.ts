import {
  type CardDefinition,
  type Choose,
  cardNamed,
  type DuelEngine,
  type DuelMode,
  deckList,
  type LongMatch,
} from "./duel.ts";
import { applyInPlace, applyWithSpreads } from "./handwritten-apply.ts";
import { type DuelEvent, decide, legalMoves, type Player, type State, seatPlayer } from "./handwritten-events.ts";
import { pureRand } from "./random-source.ts";

/** For orientation: what event sourcing itself costs, with a log of all events, when no engine stands around it. */
type Apply = (state: State, event: DuelEvent) => State;

interface Match {
  readonly state: State;
  readonly log: readonly DuelEvent[];
}

function startState(first: readonly CardDefinition[], second: readonly CardDefinition[]): State {
  return { players: [seatPlayer(first), seatPlayer(second)], active: 0, plays: 0, winner: null };
}

function shuffledState(seed: number): State {
  const random = pureRand.start(seed);
  return startState(random.shuffle(deckList), random.shuffle(deckList));
}

function act(state: State, choose: Choose, apply: Apply, log: DuelEvent[]): State {
  const legal = legalMoves(state);
  let next = state;
  for (const event of decide(state, choose(legal), legal)) {
    next = apply(next, event);
    log.push(event);
  }
  return next;
}

function handwrittenMode(apply: Apply): DuelMode {
  function run(start: State, choose: Choose, limit: number): Match & { actions: number } {
    const log: DuelEvent[] = [];
    let state = start;
    let actions = 0;
    while (state.winner === null && actions < limit) {
      state = act(state, choose, apply, log);
      actions++;
    }
    return { state, log, actions };
  }
  return {
    tells: "nothing",
    playMatch: (seed, choose) => run(shuffledState(seed), choose, Number.POSITIVE_INFINITY).actions,
    verify(decks, choose, limit) {
      const { state, actions } = run(startState(decks[0].map(cardNamed), decks[1].map(cardNamed)), choose, limit);
      const zones = (zone: "hand" | "deck" | "discard") =>
        [zoneNames(state.players[0], zone), zoneNames(state.players[1], zone)] as const;
      return {
        actions,
        winner: state.winner,
        lives: [state.players[0].life, state.players[1].life],
        hands: zones("hand"),
        decks: zones("deck"),
        discards: zones("discard"),
      };
    },
  };
}

function zoneNames(player: Player, zone: "hand" | "deck" | "discard") {
  return player[zone].map((card) => card.name);
}

function liveMatch(seed: number, choose: Choose, actions: number): Match | undefined {
  const log: DuelEvent[] = [];
  let state = shuffledState(seed);
  for (let played = 0; played < actions; played++) {
    state = act(state, choose, applyWithSpreads, log);
    if (state.winner !== null) return undefined;
  }
  return { state, log };
}

/** Both seats only pass, and each card drawn is the one that lay in the deck before: the state stays as it is. */
function longMatch(actions: number): LongMatch {
  const start = shuffledState(1);
  const log: DuelEvent[] = [];
  const pass: Choose = (legal) => legal - 1;
  let state = start;
  const advance = (count: number) => {
    for (let passed = 0; passed < count; passed++) {
      state = act({ ...state, players: start.players }, pass, applyWithSpreads, log);
    }
  };
  advance(actions);
  return { advance };
}

export const handwritten: DuelEngine = {
  name: "handwritten events",
  modes: {
    inPlace: handwrittenMode(applyInPlace),
    spreads: handwrittenMode(applyWithSpreads),
  },
  liveMatch,
  longMatch,
};
