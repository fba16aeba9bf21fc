import {
  type CardDefinition,
  type CardName,
  type Decks,
  deckList,
  openingHand,
  playsPerTurn,
  startingLife,
} from "./duel.ts";
import { type Game, loadGamePark, type Move } from "./gamepark-api.ts";

/** Numbers, as Game Park asks for: players, materials, places, rules and memories are all keyed by numbers. */
export const cards = 1;
export const places = { deck: 1, hand: 2, discard: 3 } as const;
export const memories = { life: 1, rallies: 2, plays: 3, winner: 4, started: 5 } as const;
const turn = 1;

const api = await loadGamePark();
export const { playAction } = api;

/** A card's id on the table says what it is, so each different card has one number. */
const kinds = [...new Set(deckList)];
const idOfName = new Map(kinds.map((card, id) => [card.name, id]));

export function cardOfId(id: number | undefined): CardDefinition {
  const card = kinds[id ?? -1];
  if (card === undefined) throw new Error(`the duel has no card with the id ${id}`);
  return card;
}

class Turn extends api.PlayerTurnRule {
  onRuleStart(): Move[] {
    this.memorize(memories.rallies, 0, this.player);
    this.memorize(memories.plays, 0);
    if (!this.remind<boolean>(memories.started)) {
      this.memorize(memories.started, true);
      return [];
    }
    const deck = this.material(cards).location(places.deck).player(this.player).deck();
    if (deck.length > 0) return [deck.dealOne({ type: places.hand, player: this.player })];
    this.memorize(memories.winner, this.nextPlayer);
    return [this.endGame()];
  }

  getPlayerMoves(): Move[] {
    const pass = this.startPlayerTurn(turn, this.nextPlayer);
    if (this.remind<number>(memories.plays) >= playsPerTurn) return [pass];
    const hand = this.material(cards).location(places.hand).player(this.player);
    const plays = hand.sort((item) => item.location.x ?? 0).moveItems({ type: places.discard, player: this.player });
    return [...plays, pass];
  }

  afterItemMove(move: Move): Move[] {
    if (move.location?.type !== places.discard || move.itemIndex === undefined) return [];
    this.memorize<number>(memories.plays, (plays) => plays + 1);
    const card = cardOfId(this.material(cards).getItem(move.itemIndex).id);
    if (card.kind === "strike") return this.strike(card.amount);
    if (card.kind === "heal") this.memorize<number>(memories.life, (life) => life + card.amount, this.player);
    else this.memorize<number>(memories.rallies, (rallies) => rallies + 1, this.player);
    return [];
  }

  strike(amount: number): Move[] {
    const damage = amount + this.remind<number>(memories.rallies, this.player);
    const left = this.memorize<number>(memories.life, (life) => life - damage, this.nextPlayer);
    if (left > 0) return [];
    this.memorize(memories.winner, this.player);
    return [this.endGame()];
  }
}

/** The duel with hidden hands, in the structures that Game Park's own games use. */
export class DuelRules extends api.SecretMaterialRules {
  readonly rules = { [turn]: Turn };
  readonly locationsStrategies = {
    [cards]: {
      [places.deck]: new api.PositiveSequenceStrategy(),
      [places.hand]: new api.PositiveSequenceStrategy(),
      [places.discard]: new api.PositiveSequenceStrategy(),
    },
  };
  readonly hidingStrategies = {
    [cards]: { [places.deck]: api.hideItemId, [places.hand]: api.hideItemIdToOthers },
  };
}

class DuelSetup extends api.MaterialGameSetup {
  readonly Rules = DuelRules;

  setupMaterial(options: { readonly decks?: Decks }): void {
    for (const player of this.players) {
      const names: readonly CardName[] = options.decks?.[player - 1] ?? deckList.map((card) => card.name);
      const location = { type: places.deck, player };
      this.material(cards).createItemsAtOnce(names.map((name) => ({ id: idOfName.get(name) ?? -1, location })));
      const deck = this.material(cards).location(places.deck).player(player);
      if (options.decks === undefined) deck.shuffle();
      this.material(cards).location(places.deck).player(player).deck().deal({ type: places.hand, player }, openingHand);
      this.memorize(memories.life, startingLife, player);
      this.memorize(memories.rallies, 0, player);
    }
  }

  start(): void {
    this.startPlayerTurn(turn, 1);
  }
}

export function setUpDuel(decks?: Decks): Game {
  return new DuelSetup().setup(decks === undefined ? { players: 2 } : { players: 2, decks });
}
