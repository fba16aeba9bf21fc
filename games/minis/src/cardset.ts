import { defineCards } from "@cardwright/core";
import { type CreatureCard, cardFields, type MinisCard } from "./card-types.ts";
import { ALL_CARDS } from "./cards/index.ts";
import type { Element } from "./elements.ts";
import { world } from "./world.ts";

/** The printed cards, found by what lies on the table. */
export const cardSet = defineCards(world, { cards: ALL_CARDS, fields: cardFields });

interface Faced {
  readonly face: string;
}
export const cardOf = ({ face }: Faced): MinisCard => cardSet.byId(face);
export function creatureOf(piece: Faced): CreatureCard {
  const card = cardOf(piece);
  if (card.kind !== "creature") throw new Error(`${card.name} is no creature`);
  return card;
}
export const isCreature = (piece: Faced): boolean => cardOf(piece).kind === "creature";
export const isStageOne = (piece: Faced): boolean => isCreature(piece) && creatureOf(piece).stage === 1;
export const isMini = (piece: Faced): boolean => isCreature(piece) && creatureOf(piece).rank === "mini";
export const isEnergy = (piece: Faced): boolean => cardOf(piece).kind === "energy";
export const elementOf = (piece: Faced): Element | undefined => {
  const card = cardOf(piece);
  return card.kind === "creature" || card.kind === "energy" ? card.element : undefined;
};
export const effectIdOf = (piece: Faced): string | undefined => cardOf(piece).digital?.app_effect_id;
