export const nameOf = (id: string): string => id.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
/** The files of a new game: small, complete, and lawful from the first minute. */
export function scaffoldFiles(id: string): Readonly<Record<string, string>> {
  const name = nameOf(id);
  const fill = (text: string): string => text.replaceAll("NAME", name).replaceAll("GAME_ID", id);
  return {
    "RULES.md": fill(RULES),
    "src/index.ts": INDEX,
    "src/world.ts": fill(WORLD),
    "src/game.ts": fill(GAME),
    "test/game.test.ts": fill(TEST),
    "ui/index.ts": TABLE,
  };
}
const INDEX = `export { game } from "./game.ts";

/** As the shelf of the page tells it. */
export const summary = "Draw a coin, play a coin; the higher score wins.";
export const minutes = 5;
`;
const RULES = `# NAME

Two players, a deck of twelve coins each, three in hand.

1. On your turn you draw a coin, then play one from your hand or pass. [R1]
2. A played coin scores its number. [R2]
3. Who cannot draw ends the match; the higher score wins, equal scores are a draw. [R3]
`;
const WORLD = `import { defineWorld, fact, type Piece, zone } from "@cardwright/core";

/** What lies on the table, and who sees it: nothing can be declared without saying so. */

export type Coin = Piece<"coin1" | "coin2" | "coin3">;
const declares = {
  seats: 2,
  phases: ["main"],
  zones: {
    deck: zone.each<Coin>("nobody"),
    hand: zone.each<Coin>("owner", { order: "row" }),
    played: zone.each<Coin>("everyone", { order: "row" }),
  },
  facts: { score: fact.each(0, "everyone") },
  questions: {},
} as const;
export interface World extends Readonly<typeof declares> {}
export const world = defineWorld<World>(declares);
`;
const GAME = `import { type Coin, world } from "./world.ts";

const VALUES = { coin1: 1, coin2: 2, coin3: 3 } as const;
const four = <Face extends string>(face: Face): readonly Face[] => [face, face, face, face];
const DECK: readonly Coin["face"][] = [...four("coin1"), ...four("coin2"), ...four("coin3")];

const play = world.action("play", {
  takes: { coin: "piece" },
  label: "Play a coin",
  play(turn) {
    const { hand } = turn.state;
    const coin = turn.oneOf("coin", hand[turn.seat], { ask: "Which coin do you play?" });
    // [R2]
    return [turn.move(coin, ["played", turn.seat]), turn.add("score", turn.seat, VALUES[coin.face]), turn.endTurn()];
  },
});
const pass = world.action("pass", { label: "Pass", play: (turn) => [turn.endTurn()] });

export const game = world.game({
  id: "GAME_ID",
  name: "NAME",
  version: "1",
  actionsMax: 60,
  setup: (table) =>
    table.seats.flatMap((seat) => [
      table.create(["deck", seat], DECK),
      table.shuffle(["deck", seat]),
      table.draw(3, ["deck", seat], ["hand", seat]),
    ]),
  actions: [play, pass],
  faceName: (face) => \`Coin of \${face.slice(-1)}\`,
  onTurnStart(table) {
    const { activeSeat, deck, score } = table.state;
    if (deck[activeSeat].length > 0) return [table.draw(1, ["deck", activeSeat], ["hand", activeSeat])];
    // [R3]
    const [first, second] = score;
    return [table.win(first === second ? null : first > second ? 0 : 1, "the deck is empty")];
  },
  evaluate(view, seat) {
    const score = Array.isArray(view["score"]) ? view["score"].map(Number) : [0, 0];
    return (score[seat] ?? 0) - (score[1 - seat] ?? 0);
  },
});
`;
const TEST = `import { laws, scene } from "@cardwright/core/testing";
import { expect, test } from "vitest";
import { game } from "../src/index.ts";

test("the game obeys the laws", () => {
  expect(laws(game, { matches: 3 }).ok).toBe(true);
});
test("a played coin scores its number [R2]", () => {
  const match = scene(game);
  const coin = match.state.hand[0][0];
  if (coin === undefined) throw new Error("the hand is empty");
  match.does(0, "play", { coin: coin.id });
  expect(match.state.score[0]).toBe(Number(coin.face.slice(-1)));
});
`;
/** The browser's table draws any game from its declaration; what it cannot know is in which ways it is played. */
const TABLE = `import { defineTable } from "@cardwright/table";
import { game } from "../src/index.ts";

export const table = defineTable(game, {
  presets: [{ id: "short", name: "Twelve coins", about: "The only way there is.", seats: 2, options: {} }],
});
`;
