import { activateTactic } from "./actions/activate-tactic.ts";
import { announceEndOfRound } from "./actions/announce-end-of-round.ts";
import { attempt } from "./actions/attempt.ts";
import { endTurn } from "./actions/end-turn.ts";
import { playCard } from "./actions/play-card.ts";
import { rerollSourceDice } from "./actions/reroll-source-dice.ts";
import { resolveTacticDecision } from "./actions/resolve-tactic-decision.ts";
import { rest } from "./actions/rest.ts";
import { selectTactic } from "./actions/select-tactic.ts";
import { challengeCards, deedCards, plainPieces } from "./cards.ts";
import { evaluate } from "./evaluate.ts";
import { nightFoes } from "./night.ts";
import { beginRound, beginTurn, settleRound, setUp } from "./round.ts";
import { conceding } from "./scoring.ts";
import { tactics } from "./tactics/index.ts";
import { onTimeout } from "./timeout.ts";
import { nextTurn } from "./turn-order.ts";
import { world } from "./world.ts";

export const game = world.game({
  id: "tactics",
  name: "Source & Tactics",
  version: "4",
  // Every turn uses up a card: at most 120 turns in a round with four players, each wound taken, and seven actions in each.
  actionsMax: 5_040,
  pilesInPlace: true,
  startPhase: "tactics",
  turnPhase: "play",
  setup: setUp,
  actions: [
    selectTactic,
    resolveTacticDecision,
    rerollSourceDice,
    playCard,
    attempt,
    rest,
    activateTactic,
    announceEndOfRound,
    endTurn,
  ],
  effects: tactics.flatMap(({ ongoing }) => (ongoing === undefined ? [] : [ongoing])),
  passives: (face) => tactics.flatMap(({ id, ongoing }) => (id === face && ongoing !== undefined ? [ongoing] : [])),
  rules: [nightFoes],
  cards: [...deedCards.all, ...challengeCards.all, ...tactics, ...plainPieces],
  turnOrder: nextTurn,
  onRoundStart: beginRound,
  onTurnStart: beginTurn,
  onRoundEnd: settleRound,
  onConcede: conceding,
  onTimeout,
  evaluate,
});
