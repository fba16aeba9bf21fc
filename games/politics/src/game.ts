import { activateInstantInitiative } from "./actions/activateInstantInitiative.ts";
import { endTurn } from "./actions/endTurn.ts";
import { pass } from "./actions/pass.ts";
import { playCard } from "./actions/playCard.ts";
import { transferInfluence } from "./actions/transferInfluence.ts";
import { useAbility } from "./actions/useAbility.ts";
import { cards } from "./cards/index.ts";
import { cardsOf } from "./decks/deckOption.ts";
import { evaluate } from "./evaluate.ts";
import { abilityEvents } from "./flow/abilities.ts";
import { announcements } from "./flow/announcements.ts";
import { controlRule, controlSteps } from "./flow/control.ts";
import { discountRule, playSteps } from "./flow/playFlow.ts";
import { endOfTurn, roundEvents, settleRound, turnOrder } from "./flow/rounds.ts";
import { startOfRoundHooks, startOfTurnHooks, turnEvents } from "./flow/startOfTurnHooks.ts";
import { START_HAND } from "./numbers.ts";
import { passiveEffects, passivesOf } from "./passives.ts";
import { lastingEffects } from "./queue/lasting.ts";
import { lockEffects } from "./queue/locks.ts";
import { queueEvents, queueRules } from "./queue/queue.ts";
import { apOrCard } from "./queue/reward.ts";
import { world } from "./world.ts";

export const game = world.game({
  id: "politics",
  name: "Politics",
  version: "2",
  actionsMax: 300,
  pilesInPlace: true,
  cards: cards.map(({ id, name, text, tags }) => ({ id, name, text, tags })),
  setup: (table) =>
    table.seats.flatMap((seat) => [
      table.create("deck", seat, cardsOf(table.state.options.decks[seat])),
      table.shuffle("deck", seat),
      table.draw(START_HAND, ["deck", seat], ["hand", seat]),
    ]),
  events: [
    ...queueEvents,
    ...announcements,
    ...playSteps,
    ...controlSteps,
    ...turnEvents,
    ...roundEvents,
    ...abilityEvents,
  ],
  prompts: [apOrCard],
  effects: [...passiveEffects, ...lastingEffects, ...lockEffects],
  passives: passivesOf,
  rules: [...queueRules, discountRule, controlRule],
  actions: [playCard, activateInstantInitiative, useAbility, transferInfluence, endTurn, pass],
  turnOrder,
  onRoundStart: startOfRoundHooks,
  onTurnStart: startOfTurnHooks,
  onTurnEnd: endOfTurn,
  onRoundEnd: settleRound,
  // [R4.6] Time runs out: the end of the turn.
  onTimeout: (table, seat) => ({ type: table.state.acted[seat] ? "endTurn" : "pass" }),
  evaluate,
});
