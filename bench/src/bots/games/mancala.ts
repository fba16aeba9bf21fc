import { defineWorld, fact } from "@cardwright/core";

/** Kalah with six houses of four seeds: houses 0 to 5 and store 6 are the first seat's, 7 to 12 and 13 the second's. */

const HOUSES = 6;
const RING = 2 * (HOUSES + 1);
const SEEDS = 4;
const STORES = [HOUSES, RING - 1] as const;
const START = Array.from({ length: RING }, (_, pit) => (pit === STORES[0] || pit === STORES[1] ? 0 : SEEDS));

const declares = {
  seats: 2,
  phases: ["main"],
  zones: {},
  facts: { pits: fact.shared<readonly number[]>(START, "everyone") },
  questions: {},
} as const;
interface Mancala extends Readonly<typeof declares> {}
const world = defineWorld<Mancala>(declares);

const housesOf = (seat: 0 | 1): readonly number[] =>
  Array.from({ length: HOUSES }, (_, house) => seat * (HOUSES + 1) + house);
const seedsOf = (pits: readonly number[], seat: 0 | 1): number =>
  housesOf(seat).reduce((sum, house) => sum + (pits[house] ?? 0), 0);

interface Sown {
  readonly pits: readonly number[];
  readonly last: number;
}
/** One seed into each pit around the ring, past the other seat's store; the last one may capture. */
function sow(before: readonly number[], house: number, seat: 0 | 1): Sown {
  const pits = [...before];
  const seeds = pits[house] ?? 0;
  pits[house] = 0;
  let last = house;
  for (let left = seeds; left > 0; left--) {
    last = (last + 1) % RING;
    if (last === STORES[seat === 0 ? 1 : 0]) last = (last + 1) % RING;
    pits[last] = (pits[last] ?? 0) + 1;
  }
  const opposite = RING - 2 - last;
  if (housesOf(seat).includes(last) && pits[last] === 1 && (pits[opposite] ?? 0) > 0) {
    pits[STORES[seat]] = (pits[STORES[seat]] ?? 0) + 1 + (pits[opposite] ?? 0);
    pits[last] = 0;
    pits[opposite] = 0;
  }
  return { pits, last };
}
const sowing = world.action("sow", {
  label: "Sow",
  takes: { house: "number" },
  play(turn) {
    const { seat, state } = turn;
    const house = turn.oneOf(
      "house",
      housesOf(seat).filter((one) => (state.pits[one] ?? 0) > 0),
    );
    const { pits, last } = sow(state.pits, house, seat);
    const written = turn.set("pits", pits);
    const [left, right] = [seedsOf(pits, 0), seedsOf(pits, 1)];
    if (left > 0 && right > 0) return last === STORES[seat] ? [written] : [written, turn.endTurn()];
    // Whatever is left in the houses belongs to their owner.
    const [first, second] = [(pits[STORES[0]] ?? 0) + left, (pits[STORES[1]] ?? 0) + right];
    return [written, turn.win(first === second ? null : first > second ? 0 : 1, "most seeds")];
  },
});
export const mancala = world.game({
  id: "mancala",
  name: "Mancala",
  version: "1",
  actionsMax: 400,
  setup: () => [],
  actions: [sowing],
});
