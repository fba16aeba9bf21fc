import { type Refusal, refuse, type Turn } from "@cardwright/core";
import type { Ability } from "../card.ts";
import { cardOf } from "../catalogue.ts";
import { ABILITY_USED } from "../flow/abilities.ts";
import type { CardPiece } from "../printed.ts";
import { resolveQueue } from "../queue/resolve-queue.ts";
import { isActive, onBoard, playOf, readState } from "../read-state.ts";
import { type Politics, world } from "../world.ts";
import { CHOOSING, choose } from "./choosing.ts";

const abilityOf = (piece: CardPiece): Ability | undefined => {
  const card = cardOf(piece);
  return card.kind === "government" ? card.ability : undefined;
};

/** [R14.4] Uses the ability that is printed on a government. It costs no AP. */
export const useAbility = world.action("useAbility", {
  takes: { card: "piece", ...CHOOSING },
  label: "Use an ability",
  play(turn) {
    const { seat: player, state } = turn;
    const able = state.government[player].filter((piece) => abilityOf(piece) !== undefined);
    turn.need(able.length > 0, "NO_ABILITY");
    const card = turn.oneOf("card", able, {
      ask: "Whose ability do you use?",
      label: (piece) => ["action.useAbility.card.label", { card: piece.face, ability: piece.face }],
      check: (piece) => cannotUse(turn, piece),
    });
    const ability = abilityOf(card);
    if (ability === undefined) return [];
    const { chosen, option } = choose(turn, ability.choice);
    const target = onBoard(turn, chosen[0] ?? "");
    const play = playOf(turn, player, card, { chosen: target, option });
    return [
      ABILITY_USED({ player, card: card.id, face: card.face, once: ability.once }),
      ...resolveQueue(turn, ability.effects(play), cardOf(card).id),
    ];
  },
});
function cannotUse(turn: Turn<Politics>, piece: CardPiece): Refusal | undefined {
  const { seat: player, state } = turn;
  const ability = abilityOf(piece);
  if (!isActive(turn, piece)) return refuse("DEACTIVATED");
  if (state.abilitiesUsed[player].includes(piece.id)) return refuse("ABILITY_USED");
  if (state.abilitiesSpent[player].includes(piece.face)) return refuse("ABILITY_USED.match");
  const targets = ability?.choice.cards?.(readState(turn), player) ?? [];
  return targets.length === 0 ? refuse("NO_TARGET") : undefined;
}
