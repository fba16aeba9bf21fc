import { cardOf, creatureOf, isEnergy, isMini, isStageOne } from "./cardset.ts";
import type { Card, Seat } from "./piece.ts";
import { fightersUnseen } from "./reserves.ts";

/** How good a position looks to a seat, from its own view. Bots choose by it; no rule does. */

type Seen = Readonly<Record<string, unknown>>;
const isCard = (value: unknown): value is Card =>
  typeof value === "object" && value !== null && "face" in value && "id" in value && "damage" in value;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const cardsIn = (view: Seen, zone: string, seat: Seat): readonly Card[] =>
  listOf(listOf(view[zone])[seat]).filter(isCard);
function countIn(view: Seen, zone: string, seat: Seat): number {
  const pile = listOf(view[zone])[seat];
  if (Array.isArray(pile)) return pile.length;
  return typeof pile === "object" && pile !== null && "count" in pile ? Number(pile.count) : 0;
}
const isAsked = (prompt: unknown, seat: Seat): boolean =>
  typeof prompt === "object" && prompt !== null && "seat" in prompt && prompt.seat === seat;
const numberIn = (view: Seen, fact: string, seat: Seat): number => Number(listOf(view[fact])[seat] ?? 0);

const WORTH_OF_STATUS: Readonly<Record<string, number>> = {
  burn: -2,
  poison: -3,
  frozen: -5,
  paralyzed: -1.5,
  chilled: -0.5,
  stealthed: 1.5,
  guarded: 1,
  shielded: 6,
};
function worthOfStatuses(view: Seen, { id }: Card): number {
  let worth = 0;
  for (const effect of listOf(view["effects"])) {
    if (typeof effect !== "object" || effect === null || !("piece" in effect) || effect.piece !== id) continue;
    worth += "definition" in effect ? (WORTH_OF_STATUS[String(effect.definition)] ?? 0) : 0;
  }
  return worth;
}
/** Energy on a creature counts where the hand holds what it grows into. */
function worthOfEnergies(view: Seen, creature: Card, seat: Seat): number {
  const count = cardsIn(view, "attached", seat).filter(({ on }) => on === creature.id).length;
  const grows = cardsIn(view, "hand", seat).some((held) => {
    const card = cardOf(held);
    return card.kind === "creature" && card.evolvesFrom === creature.face;
  });
  return (grows ? 1.6 : 0.4) * Math.min(count, 5) + 0.2 * Math.max(0, count - 5);
}

/** A match is a war of attrition: whoever still can send creatures to the front wins it, so each counts, wherever it is. */
const WORTH_OF_FIGHTER = 9;
const WORTH_OF_FIGHTER_IN_DECK = 4;
function worthOfCreature(view: Seen, creature: Card, seat: Seat): number {
  const card = creatureOf(creature);
  const statuses = worthOfStatuses(view, creature);
  if (isMini(creature)) return 1 + 0.05 * Math.max(0, card.health - creature.damage) + statuses;
  const relic = cardsIn(view, "relic", seat).find(({ on }) => on === creature.id);
  const printed = relic === undefined ? undefined : cardOf(relic);
  const bearing = printed?.kind === "relic" ? printed.bearer : undefined;
  const health = card.health + (bearing?.health ?? 0) - creature.damage;
  const strength = 0.6 * (card.attack + (bearing?.attack ?? 0)) + 1.2 * (card.defence + (bearing?.defence ?? 0));
  const energies = worthOfEnergies(view, creature, seat);
  const bearingWorth = relic === undefined ? 0 : 2;
  return WORTH_OF_FIGHTER + 0.15 * Math.max(0, health) + strength + energies + bearingWorth + statuses;
}
/** The last creature is worth the match, the second its safety, the third a little more. */
const WORTH_OF_STANDING: readonly number[] = [0, 30, 34, 36];
function worthOfFront([active]: readonly Card[]): number {
  if (active === undefined) return -4;
  return isMini(active) ? -6 : 0.06 * (creatureOf(active).health - active.damage);
}
/** A hand that is seen is worth what its cards can do; one that is not, what is to be expected of it. */
function worthOfHand(view: Seen, seat: Seat): number {
  const seen = cardsIn(view, "hand", seat);
  const count = countIn(view, "hand", seat);
  const deck = countIn(view, "deck", seat);
  const gone = ["active", "bench", "beneath", "discard"].flatMap((zone) => cardsIn(view, zone, seat));
  const unseen = Math.min(fightersUnseen(view["options"], seat, gone), count + deck);
  if (seen.length < count) {
    const fighters = (unseen * count) / Math.max(1, count + deck);
    return worthOfReserves(fighters, unseen - fighters) + 0.8 * (count - fighters);
  }
  const fighters = seen.filter((card) => isStageOne(card) && !isMini(card)).length;
  const energies = seen.filter(isEnergy).length;
  const others = seen.reduce((sum, card) => sum + worthOfPlay(card), 0);
  const reserves = worthOfReserves(fighters, Math.max(0, unseen - fighters));
  return reserves + 0.3 * Math.min(energies, 3) + 0.05 * energies + others;
}
const worthOfReserves = (inHand: number, inDeck: number): number =>
  WORTH_OF_FIGHTER * inHand + WORTH_OF_FIGHTER_IN_DECK * inDeck;
/** Healing is kept for who needs it; most other cards are meant to be played. */
function worthOfPlay(card: Card): number {
  const printed = cardOf(card);
  if (printed.kind === "item") return printed.does.kind === "heal" ? 4 : printed.does.kind === "shield" ? 3 : 1;
  if (printed.kind === "creature") return printed.stage > 1 ? 0.5 : isMini(card) ? 0.3 : 0;
  return printed.kind === "energy" ? 0 : 1.5;
}
/** While setting up: somebody who can fight in front, and company behind. */
function worthOfStaged(view: Seen, seat: Seat): number {
  const front = cardsIn(view, "stagedActive", seat).reduce((sum, card) => sum + (isMini(card) ? -10 : 20), 0);
  return front + cardsIn(view, "stagedBench", seat).reduce((sum, card) => sum + (isMini(card) ? 4 : 12), 0);
}
function worthOfSide(view: Seen, seat: Seat): number {
  const active = cardsIn(view, "active", seat);
  const creatures = [...active, ...cardsIn(view, "bench", seat)];
  const pool = cardsIn(view, "pool", seat).length;
  const field = cardsIn(view, "relic", seat).filter(({ on }) => on === "").length;
  const terrain = listOf(view["terrain"]).filter((card) => isCard(card) && card.owner === seat).length;
  // A question of one's own is open: something good is about to be chosen.
  const answers = listOf(view["prompts"]).some((prompt) => isAsked(prompt, seat)) ? 1.5 : 0;
  const deck = countIn(view, "deck", seat);
  return (
    creatures.reduce((sum, creature) => sum + worthOfCreature(view, creature, seat), 0) +
    (WORTH_OF_STANDING[creatures.length] ?? 0) +
    worthOfFront(active) +
    0.7 * Math.min(pool, 8) +
    2 * (field + terrain) +
    answers +
    (listOf(view["burstUsed"])[seat] === true ? 0 : 3.5) +
    worthOfHand(view, seat) +
    worthOfStaged(view, seat) +
    // An empty deck loses, so cards in it are time.
    0.5 * Math.min(deck, 12) +
    0.25 * Math.max(0, deck - 12)
  );
}
/** Windows of the own turn that are still to come are worth more than the end of it, above all an attack. */
function worthOfTurn(view: Seen, seat: Seat): number {
  if (view["activeSeat"] !== seat) return 0;
  const phase = String(view["phase"]);
  if (numberIn(view, "attacks", seat) > 0) return phase === "TURN.END" ? 0.5 : 0;
  if (phase === "TURN.END") return 0.5;
  const holdsEnergy = phase === "TURN.ENERGY" && cardsIn(view, "hand", seat).some(isEnergy) ? 1 : 0;
  return 3 + holdsEnergy;
}

/** A game of a longer match: no table of the next one is worth it. */
const WORTH_OF_GAME = 1_000;

export function evaluate(view: Seen, seat: number): number {
  const own: Seat = seat === 0 ? 0 : 1;
  const other: Seat = own === 0 ? 1 : 0;
  const { outcome } = view;
  if (typeof outcome === "object" && outcome !== null && "winners" in outcome) {
    const winners = listOf(outcome.winners);
    return winners.includes(own) ? 10_000 : winners.length === 0 ? 0 : -10_000;
  }
  const games = numberIn(view, "gamesWon", own) - numberIn(view, "gamesWon", other);
  return WORTH_OF_GAME * games + worthOfSide(view, own) - worthOfSide(view, other) + worthOfTurn(view, own);
}
