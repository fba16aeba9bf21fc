import { activateTactic } from "./actions/activate-tactic.ts";
import { announceEndOfRound } from "./actions/announce-end-of-round.ts";
import { attempt } from "./actions/attempt.ts";
import { endTurn } from "./actions/end-turn.ts";
import { playCard } from "./actions/play-card.ts";
import { rerollSourceDice } from "./actions/reroll-source-dice.ts";
import { resolveTacticDecision } from "./actions/resolve-tactic-decision.ts";
import { rest } from "./actions/rest.ts";
import { onPick, selectTactic } from "./actions/select-tactic.ts";
import { challengeCards, deedCards, plainPieces } from "./cards.ts";
import { evaluate } from "./evaluate.ts";
import { cardPlayed } from "./events/card-played.ts";
import { challengeWon } from "./events/challenge-won.ts";
import { diceReturned } from "./events/dice-returned.ts";
import { endOfRoundAnnounced } from "./events/end-of-round-announced.ts";
import { levelReached } from "./events/level-reached.ts";
import { manaGained } from "./events/mana-gained.ts";
import { manaSpent } from "./events/mana-spent.ts";
import { matchScored } from "./events/match-scored.ts";
import { pointsGained } from "./events/points-gained.ts";
import { reputationChanged } from "./events/reputation-changed.ts";
import { rested } from "./events/rested.ts";
import { roundBegan } from "./events/round-began.ts";
import { scenarioEndTriggeredBy } from "./events/scenario-end-triggered.ts";
import { sourceDiceRerolled } from "./events/source-dice-rerolled.ts";
import { sourceRolled } from "./events/source-rolled.ts";
import { tacticActivated } from "./events/tactic-activated.ts";
import { tacticDecisionRequired } from "./events/tactic-decision-required.ts";
import { tacticDecisionResolved } from "./events/tactic-decision-resolved.ts";
import { tacticSelected } from "./events/tactic-selected.ts";
import { turnOrderSettled } from "./events/turn-order-settled.ts";
import { woundsHealed } from "./events/wounds-healed.ts";
import { nightFoes } from "./night.ts";
import { beginRound, beginTurn, settleRound, setUp } from "./round.ts";
import { conceding } from "./scoring.ts";
import { drawUp, finishTurn } from "./steps/end-of-turn.ts";
import { fillRow } from "./steps/fill-row.ts";
import { rerollDice } from "./steps/reroll-dice.ts";
import { returnDice } from "./steps/return-dice.ts";
import { rollSource } from "./steps/roll-source.ts";
import { afterTactic } from "./steps/tactic-flow.ts";
import { tactics } from "./tactics/index.ts";
import { onTimeout } from "./timeout.ts";
import { nextTurn } from "./turn-order.ts";
import { world } from "./world.ts";

const tacticEvents = [tacticSelected, tacticActivated, tacticDecisionRequired, tacticDecisionResolved];
const sourceEvents = [sourceRolled, sourceDiceRerolled, diceReturned, manaSpent, manaGained];
const turnEvents = [cardPlayed, pointsGained, woundsHealed, reputationChanged, challengeWon, levelReached, rested];
const roundEvents = [roundBegan, turnOrderSettled, endOfRoundAnnounced, scenarioEndTriggeredBy, matchScored];
const steps = [rollSource, rerollDice, returnDice, drawUp, finishTurn, fillRow, onPick, afterTactic];

export const game = world.game({
  id: "tactics",
  name: "Source & Tactics",
  version: "2",
  // Every turn uses up a card: at most 120 turns in a round with four players, each wound taken, and seven actions in each.
  actionsMax: 5_040,
  pilesInPlace: true,
  startPhase: "tactics",
  turnPhase: "play",
  setup: setUp,
  events: [
    ...tacticEvents,
    ...sourceEvents,
    ...turnEvents,
    ...roundEvents,
    ...steps,
    ...tactics.flatMap((tactic) => tactic.steps ?? []),
  ],
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
