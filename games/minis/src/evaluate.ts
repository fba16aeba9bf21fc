import { cardOf, creatureOf, isEnergy, isMini } from "./cardset.ts";
import type { Card, Seat } from "./world.ts";

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
/** Energy on a creature counts while it leads to a stage that is still to come. */
const worthOfEnergies = (count: number): number => 1.4 * Math.min(count, 5) + 0.4 * Math.max(0, count - 5);

function worthOfCreature(view: Seen, creature: Card, seat: Seat): number {
  const card = creatureOf(creature);
  const statuses = worthOfStatuses(view, creature);
  if (isMini(creature)) return 5 + 0.15 * Math.max(0, card.health - creature.damage) + statuses;
  const relic = cardsIn(view, "relic", seat).find(({ on }) => on === creature.id);
  const printed = relic === undefined ? undefined : cardOf(relic);
  const bearing = printed?.kind === "relic" ? printed.bearer : undefined;
  const health = card.health + (bearing?.health ?? 0) - creature.damage;
  const strength = card.attack + (bearing?.attack ?? 0) + 0.8 * (card.defence + (bearing?.defence ?? 0));
  const energies = cardsIn(view, "attached", seat).filter(({ on }) => on === creature.id).length;
  const bearingWorth = relic === undefined ? 0 : 3;
  return 12 + 0.45 * Math.max(0, health) + 1.2 * strength + worthOfEnergies(energies) + bearingWorth + statuses;
}
function worthOfSide(view: Seen, seat: Seat): number {
  const active = cardsIn(view, "active", seat);
  const bench = cardsIn(view, "bench", seat);
  const creatures = [...active, ...bench].reduce((sum, creature) => sum + worthOfCreature(view, creature, seat), 0);
  const front = active.reduce((sum, one) => sum + (isMini(one) ? -8 : 0.06 * (creatureOf(one).health - one.damage)), 0);
  const pool = cardsIn(view, "pool", seat).length;
  const field = cardsIn(view, "relic", seat).filter(({ on }) => on === "").length;
  const hand = countIn(view, "hand", seat);
  const deck = countIn(view, "deck", seat);
  return (
    creatures +
    front +
    1.7 * Math.min(pool, 3) +
    0.8 * Math.max(0, Math.min(pool, 8) - 3) +
    2 * field +
    1.5 * Math.min(hand, 7) +
    0.3 * Math.max(0, hand - 7) -
    3 * Math.max(0, 4 - deck)
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

export function evaluate(view: Seen, seat: number): number {
  const own: Seat = seat === 0 ? 0 : 1;
  const other: Seat = own === 0 ? 1 : 0;
  const { outcome } = view;
  if (typeof outcome === "object" && outcome !== null && "winners" in outcome) {
    const winners = listOf(outcome.winners);
    return winners.includes(own) ? 10_000 : winners.length === 0 ? 0 : -10_000;
  }
  return worthOfSide(view, own) - worthOfSide(view, other) + worthOfTurn(view, own);
}
