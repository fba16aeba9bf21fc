import type { StateOf } from "@cardwright/core";
import { activateInstantInitiative } from "./actions/activate-instant-initiative.ts";
import { endTurn } from "./actions/end-turn.ts";
import { pass } from "./actions/pass.ts";
import { playCard } from "./actions/play-card.ts";
import { transferInfluence } from "./actions/transfer-influence.ts";
import { useAbility } from "./actions/use-ability.ts";
import { cards } from "./cards/index.ts";
import { cardsOf } from "./decks/deck-option.ts";
import { withInventedNames } from "./decks/invented-names.ts";
import { evaluate } from "./evaluate.ts";
import { controlRule } from "./flow/control.ts";
import { discountRule } from "./flow/play-flow.ts";
import { endOfTurn, settleRound, turnOrder } from "./flow/rounds.ts";
import { startOfRoundHooks, startOfTurnHooks } from "./flow/start-of-turn-hooks.ts";
import { START_HAND } from "./numbers.ts";
import { passiveEffects, passivesOf } from "./passives.ts";
import type { Player } from "./player.ts";
import { lastingEffects } from "./queue/lasting.ts";
import { lockEffects } from "./queue/locks.ts";
import { queueRules } from "./queue/queue.ts";
import { apOrCard } from "./queue/reward.ts";
import { type Politics, world } from "./world.ts";

const deckOf = ({ decks, inventedNames }: StateOf<Politics>["options"], seat: Player): readonly string[] =>
  inventedNames ? withInventedNames(cardsOf(decks[seat])) : cardsOf(decks[seat]);

export const game = world.game({
  id: "politics",
  name: "Politics",
  version: "4",
  actionsMax: 300,
  pilesInPlace: true,
  cards: cards.map(({ id, name, text, tags }) => ({ id, name, text, tags })),
  setup: (table) =>
    table.seats.flatMap((seat) => [
      table.create(["deck", seat], deckOf(table.state.options, seat)),
      table.shuffle(["deck", seat]),
      table.draw(START_HAND, ["deck", seat], ["hand", seat]),
    ]),
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
