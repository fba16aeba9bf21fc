import { defineWorld, fact, type Piece, z, zone } from "@cardwright/core";

/**
 * One decision each: six of thirteen scouts, or an order of march. There are more subsets and orders than an engine
 * lists. Scouts are worth more the later they stand in the hand, and some pairs get on with each other.
 */
type Scout = Piece<`scout${number}`>;
export const SCOUTS = 13;
export const CHOSEN = 6;

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({ march: z.boolean().default(false) }),
  zones: { hand: zone.each<Scout>("owner"), chosen: zone.each<Scout>("everyone") },
  facts: { worth: fact.each(0, "everyone") },
  questions: {},
} as const;
interface Muster extends Readonly<typeof declares> {}
const world = defineWorld<Muster>(declares);

const rankOf = ({ face }: { readonly face: string }): number => Number(face.slice("scout".length));
const get = (a: number, b: number): number => ((a * 7 + b * 3) % 5 === 0 ? 4 : 0);
export function worthOfSet(ranks: readonly number[]): number {
  const pairs = ranks.flatMap((a) => ranks.filter((b) => b > a).map((b) => get(a, b)));
  return ranks.reduce((sum, rank) => sum + rank, 0) + pairs.reduce((sum, worth) => sum + worth, 0);
}
/** In a march the strong go first: each scout counts by how many stand behind it. */
export const worthOfOrder = (ranks: readonly number[]): number =>
  ranks.reduce((sum, rank, place) => sum + rank * (ranks.length - place), 0);

const muster = world.action("muster", {
  label: "Muster",
  takes: { scouts: "pieces" },
  play(turn) {
    const { seat, state } = turn;
    turn.need(!state.options.march, "MARCH", "in this match everybody marches");
    turn.need(state.worth[seat] === 0, "CAP_EXCEEDED", "once a match");
    const chosen = turn.someOf("scouts", state.hand[seat], { min: CHOSEN, max: CHOSEN });
    return [
      ...chosen.map((scout) => turn.move(scout, ["chosen", seat])),
      turn.set("worth", seat, worthOfSet(chosen.map(rankOf))),
      turn.endTurn(),
    ];
  },
});
const march = world.action("march", {
  label: "March",
  takes: { order: "pieces" },
  play(turn) {
    const { seat, state } = turn;
    turn.need(state.options.march, "NO_MARCH", "nobody marches in this match");
    turn.need(state.worth[seat] === 0, "CAP_EXCEEDED", "once a match");
    const order = turn.order("order", state.hand[seat].slice(0, CHOSEN));
    return [turn.set("worth", seat, worthOfOrder(order.map(rankOf))), turn.endTurn()];
  },
});
const rest = world.action("rest", {
  label: "Rest",
  play(turn) {
    turn.need(turn.state.worth[turn.seat] > 0, "TOO_EARLY", "only after the choice");
    return [turn.endTurn()];
  },
});
export const muster13 = world.game({
  id: "muster",
  name: "Muster",
  version: "1",
  actionsMax: 12,
  setup: (table) =>
    table.seats.map((seat) =>
      table.create(
        ["hand", seat],
        Array.from({ length: SCOUTS }, (_, rank): Scout["face"] => `scout${rank}`),
      ),
    ),
  actions: [muster, march, rest],
  onTurnStart(table) {
    const [first, second] = table.state.worth;
    if (table.state.turn < 9) return [];
    return [table.win(first === second ? null : first > second ? 0 : 1, "the better choice")];
  },
  evaluate: (view, seat) => (view["worth"] as readonly number[])[seat] ?? 0,
});
