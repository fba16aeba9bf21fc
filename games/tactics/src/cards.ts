import { type CardData, defineCards } from "@cardwright/core";
import { challengeFields } from "./challenge.ts";
import { challenges } from "./challenges.ts";
import { deedFields } from "./deed.ts";
import { deeds } from "./deeds/index.ts";
import { world } from "./world.ts";

export const WOUND = "wound";
export const DIE = "die";

/** Checked against their schemas as soon as they are loaded. */
export const deedCards = defineCards(world, { cards: deeds, fields: deedFields });
export const challengeCards = defineCards(world, { cards: challenges, fields: challengeFields });
/** Pieces with a name that do nothing by themselves. */
export const plainPieces: readonly CardData[] = [
  { id: WOUND, name: "Wound", text: "Cannot be played. It fills your hand until you rest or heal, and costs points." },
  { id: DIE, name: "Mana die", text: "Red, blue, green, white, gold or black." },
];
export const isWound = ({ face }: { readonly face: string }): boolean => face === WOUND;
