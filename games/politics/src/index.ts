export type { Ability, Card, CardPiece, Keyword, Kind, PoliticianCard, Tag } from "./card.ts";
export { cards } from "./cards/index.ts";
export { cardOf, findCard } from "./catalogue.ts";
export { cardsOf, type DeckChoice } from "./decks/deckOption.ts";
export { costInDeck, deckCost, deckProblems } from "./decks/deckProblems.ts";
export { deckList, deckNames } from "./decks/prebuilt.ts";
export type { EffectEvent } from "./effects/effectEvent.ts";
export { logLine } from "./effects/logLine.ts";
export {
  countPublicByTag,
  getStrongestGovernmentCard,
  isInitiative,
  isInstantInitiative,
} from "./effects/lookups.ts";
export type { EffectFlags } from "./flags.ts";
export { game } from "./game.ts";
export type { GameState } from "./gameState.ts";
export { type InfluencePart, influenceParts, type ShownBoard, shownInfluence, shownTotal } from "./shownInfluence.ts";
export type { Politics } from "./world.ts";
