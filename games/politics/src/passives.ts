import type { EffectDefinition, Events, Listener } from "@cardwright/core";
import type { Card, Reaction } from "./card.ts";
import { cards } from "./cards/index.ts";
import { cardOf } from "./catalogue.ts";
import { auraReaches } from "./effects/aura-reaches.ts";
import { isInitiative } from "./effects/lookups.ts";
import { EFFECTS_TRIGGERED, PASSED, TRAP_SPRUNG } from "./flow/announcements.ts";
import type { Board } from "./game-state.ts";
import { seatOf } from "./player.ts";
import type { CardPiece } from "./printed.ts";
import { INITIATIVE_ACTIVATED } from "./queue/initiative.ts";
import { resolveQueue } from "./queue/resolve-queue.ts";
import { heardOf, isActive, onBoard, playOf } from "./read-state.ts";
import { type Politics, type PoliticsTable, world } from "./world.ts";

/** What cards do while they lie on the board, as effects that the engine starts and ends with them. */

const boardOf = ({ state }: PoliticsTable): Board => ({ government: state.government, public: state.public, cardOf });

type Self = { readonly piece: string | null; readonly owner: number };
const sourceOf = (table: PoliticsTable, self: Self): CardPiece | undefined => onBoard(table, self.piece ?? "");
const isAwake = (table: PoliticsTable, self: Self): boolean => {
  const source = sourceOf(table, self);
  return source !== undefined && isActive(table, source);
};
const isOwn = (table: PoliticsTable, card: CardPiece, self: Self): boolean => table.ownerOf(card) === self.owner;

function heard(table: PoliticsTable, self: Self, played: string, reaction: Reaction): Events {
  const source = sourceOf(table, self);
  const card = onBoard(table, played);
  if (source === undefined || card === undefined) return [];
  return resolveQueue(table, reaction(heardOf(table, seatOf(source), source, card)), cardOf(source).id);
}

function listeners(card: Card): readonly Listener<Politics>[] {
  const { onOwnPlay, onOpponentPlay, onOwnInitiative, onOpposingTrap, onOwnPass } = card;
  const found: Listener<Politics>[] = [];
  if (onOwnPlay !== undefined || onOpponentPlay !== undefined) {
    found.push(
      world.on(EFFECTS_TRIGGERED, (event, table, self) => {
        if (!event.stands || event.activated || event.card === self.piece) return undefined;
        const reaction = event.player === self.owner ? onOwnPlay : onOpponentPlay;
        return reaction === undefined ? undefined : heard(table, self, event.card, reaction);
      }),
    );
  }
  if (onOwnInitiative !== undefined) {
    found.push(
      world.on(INITIATIVE_ACTIVATED, (event, table, self) =>
        event.player === self.owner ? heard(table, self, event.card, onOwnInitiative) : undefined,
      ),
    );
  }
  if (onOpposingTrap !== undefined) {
    found.push(
      world.on(TRAP_SPRUNG, (event, table, self) =>
        event.player === self.owner ? undefined : heard(table, self, event.card, onOpposingTrap),
      ),
    );
  }
  if (onOwnPass !== undefined) {
    found.push(
      world.on(PASSED, (event, table, self) => {
        const source = sourceOf(table, self);
        if (event.player !== self.owner || source === undefined) return undefined;
        return resolveQueue(table, onOwnPass(playOf(table, event.player, source)), card.id);
      }),
    );
  }
  return found;
}

const adds = (amount: number | undefined, own: boolean) =>
  amount === undefined
    ? undefined
    : (_: PoliticsTable, value: number, { seat }: { readonly seat: number }, self: Self): number =>
        (seat === self.owner) === own ? value + amount : value;

/** The hooks of one card; a question it does not answer is left out. */
function hooksOf(card: Card) {
  const { aura } = card;
  const trapSlots = adds(card.trapSlots, true);
  const trapsAtOnce = adds(card.trapsAtOnce, true);
  const trapStrength = adds(card.opposingTrapStrength, true);
  const handRefill = adds(card.opponentRefill, false);
  const leads = card.kind === "government" && card.keywords.includes("Leadership");
  return {
    ...(aura === undefined
      ? {}
      : {
          influence: (table: PoliticsTable, value: number, { card: target }: { card: CardPiece }, self: Self) => {
            const source = sourceOf(table, self);
            if (source === undefined || !auraReaches(aura, boardOf(table), source, target)) return value;
            return value + aura.add;
          },
        }),
    // [R14.1] Leadership: the first initiative of a round costs nothing.
    ...(leads
      ? {
          playCost: (table: PoliticsTable, value: number, { card: played }: { card: CardPiece }, self: Self) =>
            isOwn(table, played, self) &&
            isInitiative(cardOf(played)) &&
            table.state.playedThisRound[seatOf(played)].initiative === 0
              ? 0
              : value,
        }
      : {}),
    ...(card.forbidsTransfers === true
      ? { canTransfer: (_: PoliticsTable, { seat }: { seat: number }, self: Self) => seat !== self.owner }
      : {}),
    ...(trapSlots === undefined ? {} : { trapSlots }),
    ...(trapsAtOnce === undefined ? {} : { trapsAtOnce }),
    ...(trapStrength === undefined ? {} : { trapStrength }),
    ...(handRefill === undefined ? {} : { handRefill }),
  };
}

function passiveOf(card: Card): EffectDefinition<Politics> | undefined {
  const hooks = hooksOf(card);
  const react = listeners(card);
  if (Object.keys(hooks).length === 0 && react.length === 0) return undefined;
  return world.effect(card.id, {
    name: card.name,
    duration: { type: "whileInPlay" },
    scope: "all",
    while: isAwake,
    hooks,
    react,
  });
}
const byCard = new Map<string, readonly EffectDefinition<Politics>[]>(
  cards.flatMap((card) => {
    const passive = passiveOf(card);
    return passive === undefined ? [] : [[card.id, [passive]] as const];
  }),
);
export const passiveEffects = [...byCard.values()].flat();
export const passivesOf = (face: string): readonly EffectDefinition<Politics>[] => byCard.get(face) ?? [];
