import { describe, expect, it } from "vitest";
import { createEngine, seedFromText } from "../src/host.ts";
import { defineWorld, type Piece, type Turn, z, zone } from "../src/index.ts";

/** A choice says the key of each option, and the check takes what the offer said; a record with a field `at` is no piece. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: { hand: zone.each<Piece>("owner"), field: zone.shared<Piece>("everyone") },
  facts: {},
  questions: {},
} as const;
interface Small extends Readonly<typeof declares> {}
const world = defineWorld<Small>(declares);
const cells = [
  { at: "a1", row: 1 },
  { at: "b2", row: 2 },
];
const sites = [
  { id: "north", face: "mill", at: "a1" },
  { id: "south", face: "barn", at: "b2" },
];
const asked: Readonly<Record<string, (turn: Turn<Small>) => void>> = {
  "pieces by a key": (turn) => turn.oneOf("one", turn.state.hand[turn.seat], { key: ({ face }) => `the ${face}` }),
  "several pieces by a key": (turn) =>
    turn.someOf("list", turn.state.hand[turn.seat], { min: 1, max: 2 }, { key: ({ face }) => `the ${face}` }),
  "records with a field at": (turn) => turn.oneOf("one", cells, { key: ({ at }) => at }),
  "records with an id, a face and a field at": (turn) => turn.oneOf("one", sites),
  "several records in order": (turn) => turn.order("list", cells, { key: ({ at }) => at }),
};
function engineFor(ask: (turn: Turn<Small>) => unknown) {
  const go = world.action("go", {
    label: "Go",
    takes: { one: "text", list: "texts" },
    play(turn) {
      ask(turn);
      return [turn.endTurn()];
    },
  });
  const game = world.game({
    ...{ id: "keyed", name: "Keyed", version: "1", actionsMax: 9, actions: [go] },
    setup: (table) => [table.create(["hand", 0], ["oak", "ash"])],
  });
  const engine = createEngine(game);
  return { engine, ...engine.create({ seed: seedFromText("keyed") }) };
}

describe("an option is taken by the key that was offered", () => {
  it.each(Object.keys(asked))("%s", (name) => {
    const { engine, snapshot } = engineFor(asked[name]!);
    const choice = engine.describe(snapshot.state, { type: "go", seat: 0 });
    if (choice === null || !("options" in choice)) throw new Error(JSON.stringify(choice));
    const keys = choice.options.map(({ key }) => key);
    const given = choice.kind === "one" ? keys : [keys];
    const accepted = given.map((answer) => {
      const payload = { [choice.name]: answer };
      const result = engine.applyAction(snapshot, { type: "go", seat: 0, payload });
      return result.ok ? "" : result.error.message;
    });
    expect(accepted).toEqual(given.map(() => ""));
    const actions = engine.validActions(snapshot.state, 0);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(engine.applyAction(snapshot, action).ok).toBe(true);
  });
});
it("a piece that is chosen by another key is found on the table by its id", () => {
  const { engine, snapshot } = engineFor(asked["pieces by a key"]!);
  const [first] = snapshot.state.hand[0];
  expect(engine.describe(snapshot.state, { type: "go", seat: 0 })).toMatchObject({
    options: [{ key: "the oak", piece: { id: first!.id, face: "oak", at: "hand/0" } }, { key: "the ash" }],
  });
});
it("two records of one key are a mistake, whatever fields they have", () => {
  const { engine, snapshot } = engineFor((turn) => turn.oneOf("one", cells, { key: () => "cell" }));
  expect(() => engine.validActions(snapshot.state, 0)).toThrow('two of its options are called "cell"');
});
