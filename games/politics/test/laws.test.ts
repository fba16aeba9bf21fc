import { laws } from "@cardwright/core/testing";
import { describe, it } from "vitest";
import { canPlayCard } from "../src/actions/can-play-card.ts";
import { pass } from "../src/actions/pass.ts";
import { game } from "../src/game.ts";
import { world } from "../src/world.ts";

/** The same game with players who do not pass while they can play, so that random matches get to full boards. */
const patient = world.action("pass", {
  label: "Pass",
  play(turn) {
    const { seat, state } = turn;
    const isDone = state.acted[seat] || !state.hand[seat].some((card) => canPlayCard(turn, seat, card) === undefined);
    turn.need(isDone, "TOO_EARLY", "play a card first");
    return pass.play(turn);
  },
});
const { onTimeout: _, ...others } = game;
const longGame = { ...others, actions: [...game.actions.filter(({ type }) => type !== "pass"), patient] };

/** Decks in which what is hidden matters: every trap, and the cards that answer traps or touch hands. */
const twice = (...ids: readonly string[]): readonly string[] => ids.flatMap((id) => [id, id]);
const ambush = [
  ...twice("consultant-scandal", "pile-on", "second-envelope", "friendly-inquiry", "donor-list", "bad-week"),
  ...twice("synthetic-storyline", "the-candle-vigil", "breaking-news-desk", "tobias-wren"),
  ...["released-minutes", "double-agent", "davit-marsh", "vladimir-putin", "late-night-monologue"],
];
const workshop = [
  ...twice(
    "mark-zuckerberg",
    "the-satirist",
    "opportunist",
    "paid-partnership",
    "engagement-engine",
    "policy-workshop",
  ),
  ...twice("nuria-plum", "ottilie-farrow", "counter-question", "too-big-to-fail"),
  ...["march-on-the-square", "xi-jinping", "lucan-abermarle", "own-statistics", "dead-air"],
];

describe("the laws of every game", () => {
  it("hold with the default decks", () => {
    laws(game, { matches: 10, every: 4, name: "politics" });
  });
  it("hold with the other two decks and the round window", () => {
    const options = { decks: ["progressive-activism", "populist-opportunist"], zuckerbergWindow: "round" };
    laws(game, { matches: 10, every: 4, name: "street", options });
  });
  it("hold on full boards", () => {
    laws(longGame, { matches: 4, every: 6, name: "full" });
  });
  it("hold where traps and hands matter most", () => {
    laws(longGame, { matches: 5, every: 5, name: "ambush", options: { decks: [ambush, workshop] } });
  });
});
