import type { Action, View } from "@cardwright/core";
import {
  applyPatch,
  createEngine,
  type Entry,
  type Patch,
  patchesOf,
  type Snapshot,
  simulationOf,
} from "@cardwright/core/host";
import { duel } from "@cardwright/core/testing";
import type { CardName, Choose, Decks, DuelEngine, DuelMode, DuelResult, PerSeat, SeenTable } from "./duel.ts";

/** The duel on Cardwright: simulated, and through the whole pipeline with log, views and frames. */

const engine = createEngine(duel);
/** Passing for ever: no card is drawn, so that the state stays as large as it is. */
const endless = createEngine({ ...duel, onTurnStart: () => [] });
type DuelSnapshot = ReturnType<typeof engine.create>["snapshot"];
type DuelState = DuelSnapshot["state"];

/** A plain seed for each number, because making secret ones is not what is measured. */
const seedOf = (seed: number): string => seed.toString(16).padStart(64, "0");
function chosen({ activeSeat: seat, hand, plays }: DuelState, choose: Choose): Action {
  const cards = plays[seat] < 3 ? hand[seat] : [];
  const card = cards[choose(cards.length + 1)];
  return card === undefined ? { type: "pass", seat } : { type: "play", seat, payload: { card: card.id } };
}
function start(seed: string, decks?: Decks): DuelSnapshot {
  return engine.create(decks === undefined ? { seed } : { seed, options: { decks } }).snapshot;
}
function step(snapshot: Snapshot<DuelState>, choose: Choose): { snapshot: DuelSnapshot; entry: Entry } {
  const result = engine.applyAction(snapshot, chosen(snapshot.state, choose));
  if (!result.ok) throw new Error(result.error.message);
  return result;
}

/** Plays a whole match and hands each state to `tell`; counts the actions. */
type Play = (
  seed: string,
  choose: Choose,
  decks: Decks | undefined,
  limit: number,
) => { state: DuelState; actions: number };
const simulated: Play = (seed, choose, decks, limit) => {
  const match = simulationOf(engine, decks === undefined ? { seed } : { seed, options: { decks } });
  const { state } = match;
  let actions = 0;
  for (; state.outcome === null && actions < limit; actions++) {
    if (!match.act(chosen(state, choose))) throw new Error("a legal move was refused");
  }
  return { state, actions };
};
type Tell = (before: DuelState, after: DuelState, entry: Entry) => void;
const logged =
  (tell: Tell): Play =>
  (seed, choose, decks, limit) => {
    let snapshot = start(seed, decks);
    const log: Entry[] = [];
    while (snapshot.state.outcome === null && log.length < limit) {
      const next = step(snapshot, choose);
      tell(snapshot.state, next.snapshot.state, next.entry);
      snapshot = next.snapshot;
      log.push(next.entry);
    }
    return { state: snapshot.state, actions: log.length };
  };
let views: PerSeat<View> | null = null;
const withViews = logged((_, after) => {
  const seen = engine.views(after);
  views = [seen.for(0), seen.for(1)];
});
const frames = [0, 1].map(() => ({ patch: [] as Patch, events: engine.seeEvents([], 0) }));
const patchesBetween = patchesOf(engine);
const tellFrames: Tell = (before, after, { events }) => {
  const patches = patchesBetween(before, after);
  frames[0] = { patch: patches.for(0), events: engine.seeEvents(events, 0) };
  frames[1] = { patch: patches.for(1), events: engine.seeEvents(events, 1) };
};
/** The same, with the views that players have who apply the patches. */
const followFrames: Tell = (before, after, entry) => {
  const last = views ?? both((seat): View => engine.view(before, seat));
  tellFrames(before, after, entry);
  views = both((seat) => applyPatch(last[seat], frames[seat]!.patch));
};

/** A mode is checked as it is timed, unless what it tells has to be put together first. */
function modeOf(tells: DuelMode["tells"], play: Play, checked: Play = play): DuelMode {
  return {
    tells,
    playMatch(seed, choose) {
      views = null;
      return play(seedOf(seed), choose, undefined, Number.POSITIVE_INFINITY).actions;
    },
    verify(decks, choose, limit) {
      views = null;
      const { state, actions } = checked(seedOf(0), choose, decks, limit);
      return { ...resultOf(state, actions), ...(tells === "nothing" ? {} : { views: seenViews(state) }) };
    },
  };
}
const names = (pieces: readonly { readonly face: CardName }[]): CardName[] => pieces.map(({ face }) => face);
const both = <Value>(of: (seat: 0 | 1) => Value): PerSeat<Value> => [of(0), of(1)];
function resultOf(state: DuelState, actions: number): DuelResult {
  return {
    actions,
    winner: state.outcome === null ? null : (state.outcome.winners[0] as 0 | 1),
    lives: [state.life[0], state.life[1]],
    hands: both((seat) => names(state.hand[seat])),
    decks: both((seat) => names(state.deck[seat])),
    discards: both((seat) => names(state.discard[seat])),
  };
}
function seenViews(state: DuelState): PerSeat<SeenTable> {
  const told = views ?? both((seat): View => engine.view(state, seat));
  return both((seat) => seenOf(told[seat], seat));
}
function seenOf(view: View, seat: 0 | 1): SeenTable {
  const { life, deck, hand, discard, effects } = view as ReturnType<typeof engine.view>;
  const size = (pile: (typeof hand)[number] | undefined): number => {
    if (pile === undefined) throw new Error("a pile is missing from the view");
    return "count" in pile ? pile.count : pile.length;
  };
  const own = hand[seat];
  const open = (pile: (typeof discard)[number] | undefined): CardName[] => {
    if (pile === undefined || "count" in pile) throw new Error("the viewer cannot see a pile that lies open");
    return names(pile);
  };
  return {
    lives: [life?.[0] ?? 0, life?.[1] ?? 0],
    rallies: both((who) => effects.filter(({ owner }) => owner === who).length),
    discards: both((who) => open(discard[who])),
    deckSizes: both((who) => size(deck[who])),
    handSizes: both((who) => size(hand[who])),
    hand: open(own),
  };
}

export const cardwright: DuelEngine = {
  name: "Cardwright",
  modes: {
    simulate: modeOf("nothing", simulated),
    pure: modeOf(
      "nothing",
      logged(() => undefined),
    ),
    pureWithViews: modeOf("views", withViews),
    frame: modeOf("frames", logged(tellFrames), logged(followFrames)),
  },
  longMatch(actions) {
    let { snapshot } = endless.create({ seed: seedOf(1) });
    const log: Entry[] = [];
    const advance = (count: number): void => {
      for (let i = 0; i < count; i++) {
        const result = endless.applyAction(snapshot, { type: "pass", seat: snapshot.state.activeSeat });
        if (!result.ok) throw new Error(result.error.message);
        snapshot = result.snapshot;
        log.push(result.entry);
      }
    };
    advance(actions);
    return { advance };
  },
};
