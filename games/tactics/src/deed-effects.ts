import { type Events, type Piece, type Refusal, refuse } from "@cardwright/core";
import { deedCards, isWound } from "./cards.ts";
import {
  BASIC_COLORS,
  type BasicColor,
  CRYSTALS,
  CRYSTALS_MAX,
  colorName,
  isBasic,
  TOKEN_COLORS,
  TOKENS,
} from "./colours.ts";
import { dieLabel } from "./day.ts";
import type { DeedEffect, Stat } from "./deed.ts";
import { STATS } from "./deed.ts";
import { cardPlayed } from "./events/card-played.ts";
import { manaGained } from "./events/mana-gained.ts";
import { pointsGained } from "./events/points-gained.ts";
import { reputationChanged } from "./events/reputation-changed.ts";
import { woundsHealed } from "./events/wounds-healed.ts";
import { gainOf } from "./gains.ts";
import { choosePayment, type Mana, noMana, payable, powering, spending } from "./mana.ts";
import { drawCards } from "./steps/draw-cards.ts";
import type { Turn } from "./world.ts";

/** What deeds do, read from their data. `refusalOf` and `resolve` know the same words. */

export interface Playing {
  readonly turn: Turn;
  /** Cards that are being played and so are no longer there to be used up. */
  readonly cards: readonly Piece[];
  readonly paid: Mana | null;
  /** More points, from another deed that lent its power. */
  readonly bonus: number;
  /** In front of the names of choices, where two cards are played at once. */
  readonly prefix: string;
}
type Effect<Does extends DeedEffect["does"]> = Extract<DeedEffect, { does: Does }>;

const nameIn = ({ prefix }: Playing, name: string): string => (prefix === "" ? name : `${prefix}_${name}`);
const ANY_MANA = [...BASIC_COLORS, "gold"] as const;
const FROM_DIE_OR_TOKEN = ["die", "token"] as const;
/** Cards of the hand that could be discarded or played beside the ones being played. */
const spare = ({ turn, cards }: Playing): readonly Piece[] =>
  turn.state.hand[turn.seat].filter((card) => !isWound(card) && !cards.some(({ id }) => id === card.id));
const dieChoices = ({ turn, paid }: Playing) => turn.state.source.filter(({ id }) => id !== paid?.id);
const crystalsOf = ({ turn, paid }: Playing, color: BasicColor): number =>
  turn.state[CRYSTALS[color]][turn.seat] - (paid?.id === `${color}_crystal` ? 1 : 0);
const tooMany = (playing: Playing, color: BasicColor): Refusal | undefined =>
  crystalsOf(playing, color) < CRYSTALS_MAX ? undefined : refuse("CAP_EXCEEDED", { most: CRYSTALS_MAX, color });
const noRoom = (playing: Playing): Refusal | undefined =>
  BASIC_COLORS.some((color) => tooMany(playing, color) === undefined)
    ? undefined
    : refuse("CAP_EXCEEDED.all", { most: CRYSTALS_MAX });
/** Why this mana would buy no crystal. Gold buys any colour that has room. */
const buysNothing = (playing: Playing, { color }: Mana): Refusal | undefined =>
  isBasic(color) ? tooMany(playing, color) : noRoom(playing);
/** Nothing while one of several ways is open. */
const unlessOneIsOpen = (refusals: readonly (Refusal | undefined)[]): Refusal | undefined =>
  refusals.includes(undefined) ? undefined : refusals[0];
/** Another deed that can lend its powered effect; not one that would ask for yet another. */
const lendable = (playing: Playing, card: Piece): Refusal | undefined => {
  const { powered } = deedCards.byId(card.face);
  if (powered.some(({ does }) => does === "empower")) return refuse("NOT_LENDABLE");
  return refusalOfAll({ ...playing, cards: [...playing.cards, card] }, powered);
};

export const refusalOfAll = (playing: Playing, effects: readonly DeedEffect[]): Refusal | undefined =>
  effects.map((effect) => refusalOf(playing, effect)).find((refusal) => refusal !== undefined);

/** Why an effect would come to nothing now. */
function refusalOf(playing: Playing, effect: DeedEffect): Refusal | undefined {
  const { turn } = playing;
  const { state, seat } = turn;
  switch (effect.does) {
    case "choose":
      return unlessOneIsOpen(effect.from.map((option) => refusalOf(playing, option)));
    case "heal":
      return state.hand[seat].some(isWound) ? undefined : refuse("NO_WOUND");
    case "draw":
      return state.deck[seat].length > 0 ? undefined : refuse("DECK_EMPTY");
    case "crystal": {
      if (effect.of === "any") return noRoom(playing);
      const payments = payable(turn, ANY_MANA, FROM_DIE_OR_TOKEN);
      return (
        noMana(turn, ANY_MANA, FROM_DIE_OR_TOKEN) ?? unlessOneIsOpen(payments.map((mana) => buysNothing(playing, mana)))
      );
    }
    case "setDie":
      return dieChoices(playing).length > 0 ? undefined : refuse("SOURCE_EMPTY");
    case "empower":
      return spare(playing).some((card) => lendable(playing, card) === undefined) ? undefined : refuse("NO_OTHER_CARD");
    case "discardFor":
      return spare(playing).length > 0 ? undefined : refuse("NO_OTHER_CARD.discard");
    default:
      return undefined;
  }
}

export const resolveAll = (playing: Playing, effects: readonly DeedEffect[]): Events =>
  effects.flatMap((effect) => resolve(playing, effect));

function resolve(playing: Playing, effect: DeedEffect): Events {
  const { turn, bonus } = playing;
  const { seat } = turn;
  switch (effect.does) {
    case "gain":
      return gaining(turn, effect.stat, effect.amount + bonus);
    case "choose":
      return chosenEffect(playing, effect);
    case "heal":
      return healing(turn, effect.amount);
    case "draw":
      return [drawCards({ playerId: seat, count: effect.amount })];
    case "reputation":
      return [reputationChanged({ playerId: seat, by: effect.by }), turn.add("reputation", seat, effect.by)];
    case "token": {
      const color = turn.oneOf(nameIn(playing, "color"), effect.colors, {
        ask: ["action.play_card.color"],
        label: colorName,
      });
      return [manaGained({ playerId: seat, color, as: "token", count: 1 }), turn.add(TOKENS[color], seat, 1)];
    }
    case "crystal":
      return effect.of === "paid" ? boughtCrystal(playing) : crystal(turn, anyColor(playing));
    case "extraDie":
      return [turn.add("extraSourceDice", seat, effect.amount)];
    case "setDie":
      return settingDie(playing, effect);
    case "empower":
      return empowering(playing, effect);
    case "discardFor": {
      const card = turn.oneOf(nameIn(playing, "discard"), spare(playing), { ask: ["action.play_card.discard"] });
      const stat = chooseStat(turn, nameIn(playing, "stat"));
      return [turn.move(card, ["discard", seat]), ...gaining(turn, stat, effect.amount + bonus)];
    }
  }
}

export const chooseStat = (turn: Turn, name: string): Stat =>
  turn.oneOf(name, STATS, { ask: ["action.play_card.stat"], label: (stat) => [`stat.${stat}`] });
export const gaining = (turn: Turn, stat: Stat | "ranged", amount: number): Events => [
  pointsGained({ playerId: turn.seat, stat, amount }),
  turn.add(stat, turn.seat, amount),
];
function chosenEffect(playing: Playing, { from }: Effect<"choose">): Events {
  const wordOf = (effect: DeedEffect): string => (effect.does === "gain" ? effect.stat : effect.does);
  const chosen = playing.turn.oneOf(
    nameIn(playing, "effect"),
    from.map((effect) => ({ id: wordOf(effect), effect })),
    { label: ({ effect }) => gainOf(effect), check: ({ effect }) => refusalOf(playing, effect) },
  );
  return resolve(playing, chosen.effect);
}
function healing(turn: Turn, amount: number): Events {
  const { seat, state } = turn;
  const wounds = state.hand[seat].filter(isWound).slice(0, amount);
  return [
    woundsHealed({ playerId: seat, count: wounds.length }),
    ...wounds.map((wound) => turn.move(wound, "woundSupply")),
    turn.add("wounds", seat, -wounds.length),
  ];
}
export const crystal = (turn: Turn, color: BasicColor): Events => [
  manaGained({ playerId: turn.seat, color, as: "crystal", count: 1 }),
  turn.add(CRYSTALS[color], turn.seat, 1),
];
const anyColor = (playing: Playing): BasicColor =>
  playing.turn.oneOf(nameIn(playing, "color"), BASIC_COLORS, {
    ask: ["action.play_card.crystal"],
    label: colorName,
    check: (color) => tooMany(playing, color),
  });
function boughtCrystal(playing: Playing): Events {
  const { turn } = playing;
  const mana = choosePayment(turn, nameIn(playing, "mana"), ANY_MANA, FROM_DIE_OR_TOKEN, (option) =>
    buysNothing(playing, option),
  );
  const color = isBasic(mana.color) ? mana.color : anyColor(playing);
  return [...spending(turn, mana), ...crystal(turn, color)];
}
function settingDie(playing: Playing, { tokens }: Effect<"setDie">): Events {
  const { turn } = playing;
  const { seat } = turn;
  const die = turn.oneOf(nameIn(playing, "die"), dieChoices(playing), {
    ask: ["action.play_card.die"],
    label: dieLabel,
  });
  const color = turn.oneOf(nameIn(playing, "color"), TOKEN_COLORS, {
    ask: ["action.play_card.set"],
    label: colorName,
  });
  return [
    turn.mark(die, { color }),
    turn.move(die, ["setDice", seat]),
    manaGained({ playerId: seat, color, as: "token", count: tokens }),
    turn.add(TOKENS[color], seat, tokens),
  ];
}
function empowering(playing: Playing, { bonus }: Effect<"empower">): Events {
  const { turn } = playing;
  const card = turn.oneOf(nameIn(playing, "other"), spare(playing), {
    ask: ["action.play_card.other"],
    label: ({ face }) => [`card.${face}.name`],
    check: (other) => lendable(playing, other),
  });
  const lent = { ...playing, cards: [...playing.cards, card], bonus: playing.bonus + bonus, prefix: "other" };
  return [
    cardPlayed({ playerId: turn.seat, cardId: card.face, mode: "powered" }),
    turn.move(card, ["playArea", turn.seat]),
    ...resolveAll(lent, deedCards.byId(card.face).powered),
  ];
}
/** Why a deed cannot be powered for lack of mana. */
export const unpowered = (turn: Turn, color: BasicColor): Refusal | undefined => noMana(turn, powering(turn, color));
