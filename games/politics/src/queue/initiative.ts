import { type Events, open, otherSeat, pieceId, replaceAt } from "@cardwright/core";
import * as z from "zod/mini";
import type { Card } from "../card.ts";
import { cardOf } from "../catalogue.ts";
import type { Player } from "../player.ts";
import { isActive } from "../read-state.ts";
import { type PoliticsTable, world } from "../world.ts";
import { DRAW_CARDS } from "./hand.ts";
import { BUFF_STRONGEST_GOV } from "./influence.ts";
import { AURAS } from "./log.ts";
import { ADD_AP, INITIATIVE_MODIFIERS_SPENT } from "./resources.ts";

/** [R13] An instant initiative is activated. What the auras make of it comes before what the card itself does. */
export const INITIATIVE_ACTIVATED = world.event(
  "INITIATIVE_ACTIVATED",
  { player: open(world.seat), card: open(pieceId), face: open(z.string()) },
  { say: ({ player, face }, names) => `${names.seat(player)} activated ${names.face(face)}.` },
);
/** [R8.4] The platform bonus is used up for now. */
export const PLATFORM_BONUS_USED = world.event(
  "PLATFORM_BONUS_USED",
  { player: open(world.seat) },
  {
    apply: ({ effectFlags }, { player }) => ({
      effectFlags: replaceAt(effectFlags, player, { ...effectFlags[player], markZuckerbergUsed: true }),
    }),
    say: () => "",
  },
);

/** [R13.2] Own bonus, the opponent's penalty and the modifiers of its tags make one change of the strongest government. */
function influenceBrought(table: PoliticsTable, player: Player, face: string): Events {
  const { effectFlags, initiativeEffectModifierByTag } = table.state;
  const modifiers = initiativeEffectModifierByTag[player];
  const tags = cardOf({ face }).tags.filter((tag) => modifiers[tag] !== undefined);
  const byTag = tags.reduce((sum, tag) => sum + (modifiers[tag] ?? 0), 0);
  const penalty = effectFlags[otherSeat(player)].initiativeInfluencePenaltyForOpponent;
  const amount = effectFlags[player].initiativeInfluenceBonus - penalty + byTag;
  const spent = tags.length === 0 ? [] : [INITIATIVE_MODIFIERS_SPENT({ player, tags })];
  return amount === 0 ? spent : [...spent, BUFF_STRONGEST_GOV({ player, amount, source: AURAS, mirrored: false })];
}
function whatElse(table: PoliticsTable, player: Player): Events {
  const flags = table.state.effectFlags[player];
  const muse = lying(table, player, ({ raises }) => raises?.initiativeOnPlayDraw1Ap1 === true);
  const platform = lying(table, player, ({ platformBonus }) => platformBonus === true);
  const source = muse?.id ?? "system";
  return [
    ...(flags.initiativeOnPlayDraw1Ap1
      ? [DRAW_CARDS({ player, amount: 1, source }), ADD_AP({ player, amount: 1, source })]
      : []),
    ...(platform !== undefined && !flags.markZuckerbergUsed
      ? [ADD_AP({ player, amount: 1, source: platform.id }), PLATFORM_BONUS_USED({ player })]
      : []),
  ];
}
/** The first active public card of a player that is of this kind. */
const lying = (table: PoliticsTable, player: Player, isWanted: (card: Card) => boolean): Card | undefined =>
  table.state.public[player]
    .filter((piece) => isActive(table, piece))
    .map(cardOf)
    .find(isWanted);

export const initiativeRule = world.rule("initiative", {
  react: [
    world.on(INITIATIVE_ACTIVATED, ({ player, face }, table) => [
      ...influenceBrought(table, player, face),
      ...whatElse(table, player),
    ]),
  ],
});
export const initiativeEvents = [INITIATIVE_ACTIVATED, PLATFORM_BONUS_USED];
