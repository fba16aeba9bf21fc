import { type Events, type Refusal, refuse } from "@cardwright/core";
import { BASIC_COLORS, CRYSTALS, isBasic, type ManaColor, TOKEN_COLORS, TOKENS, type TokenColor } from "./colours.ts";
import { isDepletedColor, isNight } from "./day.ts";
import { manaSpent } from "./events/mana-spent.ts";
import type { Die, Turn } from "./world.ts";

/** Paying with mana: from a die of the source, the die on Mana Steal, a crystal or a token [R4.4]. */

/** A player's crystals or tokens of one colour, as something to pay with. */
export interface Store {
  readonly id: string;
  readonly face: "crystal" | "token";
  readonly color: TokenColor;
}
export type Mana = Die | Store;
export type ManaKind = "die" | "crystal" | "token";

/** The mana that powers a deed of this colour: its own, or gold by day. */
export const powering = (turn: Turn, color: ManaColor): readonly ManaColor[] =>
  isNight(turn.state) ? [color] : [color, "gold"];

const diceAllowed = ({ state, seat }: Turn): boolean => state.sourceDiceUsed[seat] < 1 + state.extraSourceDice[seat];

/** Everything the player could pay one of these colours with. Depleted dice never count. */
export function payable(
  turn: Turn,
  colors: readonly ManaColor[],
  kinds: readonly ManaKind[] = ["die", "crystal", "token"],
): readonly Mana[] {
  const { state, seat } = turn;
  const fits = ({ color }: Mana): boolean => colors.includes(color) && !isDepletedColor(state, color);
  const dice = [...(diceAllowed(turn) ? state.source : []), ...state.storedManaDie[seat]];
  const crystals = BASIC_COLORS.filter((color) => state[CRYSTALS[color]][seat] > 0);
  const tokens = TOKEN_COLORS.filter((color) => state[TOKENS[color]][seat] > 0);
  return [
    ...(kinds.includes("die") ? dice : []),
    ...(kinds.includes("crystal") ? crystals.map((color): Store => storeOf("crystal", color)) : []),
    ...(kinds.includes("token") ? tokens.map((color): Store => storeOf("token", color)) : []),
  ].filter(fits);
}
const storeOf = (face: Store["face"], color: TokenColor): Store => ({ id: `${color}_${face}`, face, color });

export const noMana = (turn: Turn, colors: readonly ManaColor[], kinds?: readonly ManaKind[]): Refusal | undefined =>
  payable(turn, colors, kinds).length > 0
    ? undefined
    : refuse(kinds === undefined ? "NO_MANA" : "NO_MANA.kinds", {
        choices: colors.filter((color) => !isDepletedColor(turn.state, color)),
        ...(kinds === undefined ? {} : { kinds }),
      });

/** Asks what to pay with. What may be paid for can refuse some of it. */
export const choosePayment = (
  turn: Turn,
  name: string,
  colors: readonly ManaColor[],
  kinds?: readonly ManaKind[],
  check: (mana: Mana) => Refusal | undefined = () => undefined,
): Mana =>
  turn.oneOf(name, payable(turn, colors, kinds), {
    ask: ["action.play_card.pay"],
    label: (mana) => ["label.pay", { color: mana.color, from: isStored(mana) ? "stored-die" : mana.face }],
    check,
  });
const isStored = (mana: Mana): boolean => mana.face === "die" && mana.at.startsWith("storedManaDie");

export function spending(turn: Turn, mana: Mana): Events {
  const { seat } = turn;
  const spent = (from: "die" | "stored die" | "crystal" | "token"): Events[number] =>
    manaSpent({ playerId: seat, color: mana.color, from });
  if (mana.face === "die") {
    const away = turn.move(mana, ["spentDice", seat]);
    return isStored(mana) ? [spent("stored die"), away] : [spent("die"), away, turn.add("sourceDiceUsed", seat, 1)];
  }
  if (mana.face === "token") return [spent("token"), turn.add(TOKENS[mana.color], seat, -1)];
  return isBasic(mana.color) ? [spent("crystal"), turn.add(CRYSTALS[mana.color], seat, -1)] : [];
}
