import { type AnyEvent, defineWorld, fact, type Game, open, refuse, z } from "@cardwright/core";
import { defineExpansion, measureParts } from "@cardwright/core/expansion";

/**
 * A short game with far more motions than anyone can bring forward in it, and a veto that can only be played in answer to
 * the one vote of a match: which motions are in hand at the right time is a matter of the shuffle.
 */
const MOTIONS = Array.from({ length: 24 }, (_, i) => `motion-${i}`);
const VETO = "veto";
const VOTE = 7;
const LAST = 12;
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {},
  facts: { votes: fact.each(0, "everyone") },
  questions: {},
} as const;
interface Assembly extends Readonly<typeof declares> {}
const world = defineWorld<Assembly>(declares);

const voted = world.event("voted", { seat: open(world.seat) }, { say: () => "There is a vote." });
const vote = world.action("vote", {
  label: "Vote",
  play(turn) {
    const { turn: now, votes } = turn.state;
    turn.stop(now === VOTE && votes[turn.seat] === 0 ? undefined : refuse("NO_VOTE", "nothing is voted on now"));
    return [turn.set("votes", turn.seat, 1), voted({ seat: turn.seat })];
  },
});
const pass = world.action("pass", { label: "Pass", play: (turn) => [turn.endTurn()] });
export const assembly = world.game({
  id: "assembly",
  name: "Assembly",
  version: "1",
  actionsMax: 200,
  setup: () => [],
  actions: [vote, pass],
  onTurnStart: (table) => (table.state.turn > LAST ? [table.win(null, "it is evening")] : []),
}) as unknown as Game;

const id = "motions";
const parts = measureParts(world, {
  expansionId: id,
  deckIds: [...MOTIONS, VETO],
  onTake: (turn) => [turn.endTurn()],
  onPlay(turn, measureId) {
    turn.stop(measureId === VETO ? refuse("VETO_ANSWERS", "a veto is played only in answer to a vote") : undefined);
    return [];
  },
});
const answer = world.prompt("answer", {
  takes: { play: "yesNo" },
  memo: { measureId: open(z.string()) },
  ask: "Veto?",
  answer: (turn, { measureId }) =>
    turn.yesNo("play", "Veto?") ? [{ type: `exp.${id}.measurePlayed`, seat: turn.seat, measureId } as AnyEvent] : [],
});
export const motions = defineExpansion({
  id,
  version: "1",
  declares: parts.declares,
  events: parts.events,
  actions: parts.actions,
  prompts: [answer],
  rules: [
    ...parts.rules,
    world.rule("veto", {
      react: [
        world.on(voted, (_, table) => {
          const measures = parts.measuresOf(table.state);
          return table.seats
            .filter((seat) => measures.handByPlayerId[String(seat)]?.includes(VETO) === true)
            .filter((seat) => measures.playedThisRoundByPlayerId[String(seat)] !== true)
            .map((seat) => answer(seat, { measureId: VETO }));
        }),
      ],
    }),
  ],
  cards: [...MOTIONS, VETO].map((card) => ({ id: card, name: card, text: "" })),
  onSessionCreate: parts.onSessionCreate,
});
