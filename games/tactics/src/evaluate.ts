import { challengeCards, isWound } from "./cards.ts";
import { CRYSTALS, TOKENS } from "./colours.ts";
import { isNight } from "./day.ts";
import { WOUND_COST } from "./scoring.ts";
import { NIGHT_FOE, type Points, PUSH_MAX, strengthAgainst } from "./strength.ts";

/** How a position looks to a seat, from its own view; in points of the final score [R9.3]. */

type View = Readonly<Record<string, unknown>>;
interface Seen {
  readonly face: string;
}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberAt = (view: View, fact: string, seat: number): number => Number(listOf(view[fact])[seat] ?? 0);
const isSeen = (value: unknown): value is Seen => typeof value === "object" && value !== null && "face" in value;
const facesIn = (value: unknown): readonly Seen[] => listOf(value).filter(isSeen);

const CARD_IN_HAND = 0.35;
const WOUND_IN_HAND = -0.2;
const CARD_IN_DECK = 0.1;
const TOKEN = 0.3;
/** What a challenge is worth before it is won, so that winning it is better still. */
const IN_REACH = 0.9;
const ON_THE_WAY = 0.5;

export function evaluate(view: View, seat: number): number {
  const score = standing(view, seat);
  const others = listOf(view["fame"]).map((_, other) => (other === seat ? 0 : standing(view, other)));
  const isPlaying = view["phase"] === "play" && view["activeSeat"] === seat;
  const hand = facesIn(listOf(view["hand"])[seat]);
  const wounds = hand.filter(isWound).length;
  return (
    score -
    0.3 * Math.max(...others) +
    (isPlaying ? prospect(view, seat) : 0) +
    (hand.length - wounds) * CARD_IN_HAND +
    wounds * WOUND_IN_HAND +
    countOf(listOf(view["deck"])[seat]) * CARD_IN_DECK +
    countOf(listOf(view["sparingPowerStored"])[seat]) * CARD_IN_HAND +
    Object.values(TOKENS).reduce((sum, fact) => sum + numberAt(view, fact, seat) * TOKEN, 0)
  );
}
const countOf = (pile: unknown): number =>
  typeof pile === "object" && pile !== null && "count" in pile ? Number(pile.count) : listOf(pile).length;

function standing(view: View, seat: number): number {
  const crystals = Object.values(CRYSTALS).reduce((sum, fact) => sum + numberAt(view, fact, seat), 0);
  return (
    numberAt(view, "fame", seat) +
    crystals / 2 -
    WOUND_COST * numberAt(view, "wounds", seat) +
    numberAt(view, "reputation", seat)
  );
}
/** The best challenge that the points of this turn reach, or lead to. */
function prospect(view: View, seat: number): number {
  const points: Points = {
    move: numberAt(view, "move", seat),
    influence: numberAt(view, "influence", seat),
    attack: numberAt(view, "attack", seat),
    block: numberAt(view, "block", seat),
    ranged: numberAt(view, "ranged", seat),
  };
  const night = isNight({ round: Number(view["round"]) });
  const worth = facesIn(view["challengeRow"]).map(({ face }) => {
    const { kind, number, fame } = challengeCards.byId(face);
    const more = night && kind === "foe" ? NIGHT_FOE : 0;
    const gap = number + more - strengthAgainst(kind, number + more, points);
    if (gap <= 0) return (fame + more) * IN_REACH;
    const reached = ((fame + more) * ON_THE_WAY * (number + more - gap)) / (number + more);
    return gap <= PUSH_MAX ? Math.max(reached, (fame + more) * IN_REACH - WOUND_COST * gap) : reached;
  });
  return Math.max(0, ...worth);
}
