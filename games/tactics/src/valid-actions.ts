import type { Choice, Engine, Offer } from "@cardwright/core/host";
import { REROLLED_MAX } from "./actions/reroll-source-dice.ts";
import { type ClientPlayer, clientPlayer, piecesIn, type TacticsView } from "./client-state.ts";
import {
  ACTIVATE_TACTIC_ACTION,
  REROLL_SOURCE_DICE_ACTION,
  RESOLVE_TACTIC_DECISION_ACTION,
  TACTIC_LONG_NIGHT,
  TACTIC_MIDNIGHT_MEDITATION,
  TACTIC_THE_RIGHT_MOMENT,
  type TacticEffectsOptions,
} from "./protocol.ts";
import { restrictedDice } from "./source.ts";
import type { State, TacticsWorld } from "./world.ts";

/**
 * What a seat may do now, as spec 003 words it. All of it is read from the engine's own description of choices, so that
 * nothing is offered here which would be refused there.
 */
export interface ValidActions {
  /** Every kind of action with its first choice, or with the reason why not. */
  readonly offers: readonly Offer[];
  readonly tacticEffects?: TacticEffectsOptions;
}

export function validActions(engine: Engine<TacticsWorld>, state: State, seat: number): ValidActions {
  const offers = engine.offers(state, seat);
  const tacticEffects = tacticEffectsOf(offers, engine.view(state, seat), seat);
  return Object.keys(tacticEffects).length === 0 ? { offers } : { offers, tacticEffects };
}
/** Made from what a seat is offered and sees, so that a page has it from any server; the table of this game reads it. */
export function tacticEffectsOf(offers: readonly Offer[], view: TacticsView, seat: number): TacticEffectsOptions {
  const choiceOf = (type: string): Choice | null => offers.find((offer) => offer.type === type)?.choice ?? null;
  return {
    ...canActivate(choiceOf(ACTIVATE_TACTIC_ACTION)),
    ...canReroll(choiceOf(REROLL_SOURCE_DICE_ACTION), view),
    ...pendingDecision(choiceOf(RESOLVE_TACTIC_DECISION_ACTION), clientPlayer(view, seat)),
  };
}
const openKeys = ({ options }: Choice): readonly unknown[] =>
  options.filter(({ refused }) => refused === undefined).map(({ key }) => key);

function canActivate(choice: Choice | null): Pick<TacticEffectsOptions, "canActivate"> {
  const open = choice === null ? [] : openKeys(choice);
  if (open.length === 0) return {};
  return {
    canActivate: {
      ...(open.includes(TACTIC_THE_RIGHT_MOMENT) ? { theRightMoment: true } : null),
      ...(open.includes(TACTIC_LONG_NIGHT) ? { longNight: true } : null),
      ...(open.includes(TACTIC_MIDNIGHT_MEDITATION) ? { midnightMeditation: true } : null),
    },
  };
}
function canReroll(
  choice: Choice | null,
  { round, source }: TacticsView,
): Pick<TacticEffectsOptions, "canRerollSourceDice"> {
  if (choice === null) return {};
  const mustPickDepletedFirst = restrictedDice({ round, source: piecesIn(source) }).length > 0;
  const availableDice = openKeys(choice).map(String);
  return { canRerollSourceDice: { maxDice: REROLLED_MAX, mustPickDepletedFirst, availableDice } };
}
function pendingDecision(
  choice: Choice | null,
  player: ClientPlayer,
): Pick<TacticEffectsOptions, "pendingDecision" | "beforeTurnRequired"> {
  const { pendingTacticDecision: pending, selectedTacticId: tacticId } = player;
  if (choice === null || pending === null) return {};
  const { type } = pending;
  const snapshot = pending.deckSnapshot;
  return {
    pendingDecision: {
      type,
      ...(snapshot === undefined ? null : { deckSnapshot: snapshot }),
      ...(choice.kind === "some" ? { maxCards: choice.max } : null),
    },
    ...(player.beforeTurnTacticPending && tacticId !== null ? { beforeTurnRequired: { tacticId } } : null),
  };
}
