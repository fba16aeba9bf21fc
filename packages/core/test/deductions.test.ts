import { expect, it } from "vitest";
import type { Deduction } from "../src/definitions.ts";
import { createEngine, seedFromText } from "../src/host.ts";
import { defineWorld, fact, open, type Piece, z, zone } from "../src/index.ts";
import { checkLaws, drawFrom, laws } from "../src/testing/index.ts";

/** A game says what can be deduced: who was asked for a face and had none, has none until they draw. */

const FACES = ["heron", "otter", "adder"] as const;
const cards = { pool: "cards" };
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {
    deck: zone.shared<Piece>("nobody", cards),
    hand: zone.each<Piece>("owner", cards),
    open: zone.shared<Piece>("everyone", cards),
  },
  facts: { denied: fact.each<string>("", "everyone") },
  questions: {},
} as const;
interface Asking extends Readonly<typeof declares> {}
const world = defineWorld<Asking>(declares);
const deny = world.event(
  "deny",
  { seat: open(world.seat), face: open(z.string()) },
  {
    apply: ({ denied: [first, second] }, { seat, face }) => ({ denied: seat === 0 ? [face, second] : [first, face] }),
    reveals: ["face"],
    say: () => "",
  },
);
const deduce = (view: Readonly<Record<string, unknown>>): readonly Deduction[] =>
  (view["denied"] as readonly string[]).flatMap((face, seat) =>
    face === "" ? [] : [{ place: `hand/${seat}`, lacks: [face] }],
  );
const game = world.game({
  ...{ id: "asking", name: "Asking", version: "1", actionsMax: 30 },
  setup: (table) => [
    table.create("deck", [...FACES, ...FACES, ...FACES]),
    table.shuffle("deck"),
    table.draw(3, "deck", ["hand", 0]),
    table.draw(3, "deck", ["hand", 1]),
  ],
  deduce,
  actions: [
    world.action("ask", {
      takes: { face: "text" },
      label: "Ask",
      play(turn) {
        const face = turn.oneOf("face", FACES);
        const other = turn.next(turn.seat);
        const held = turn.state.hand[other].find((piece) => piece.face === face);
        const given = held === undefined ? [deny({ seat: other, face })] : [turn.move(held, "open")];
        return [...given, turn.endTurn()];
      },
    }),
    world.action("draw", {
      label: "Draw",
      play: (turn) => [deny({ seat: turn.seat, face: "" }), turn.draw(1, "deck", ["hand", turn.seat]), turn.endTurn()],
    }),
  ],
  onTurnStart: (table) => (table.state.turn > 14 ? [table.win(null, "enough")] : []),
});
const broken = (deductions: typeof deduce): readonly string[] =>
  checkLaws({ ...game, deduce: deductions }, { matches: 3, every: 3 })
    .laws.filter(({ ok }) => !ok)
    .map(({ name }) => name);

it("deals nobody what they are known to lack, and sees to what they are known to hold", () => {
  const engine = createEngine(game);
  const { state } = engine.create({ seed: seedFromText("asking") }).snapshot;
  const [first] = state.hand[1];
  const dealt = (deduced: Deduction) => {
    const knowing = createEngine({ ...game, deduce: () => [deduced] });
    return Array.from({ length: 30 }, (_, n) =>
      knowing.redeal(state, 0, drawFrom(`${n}`)).hand[1].map(({ face }) => face),
    );
  };
  const lacking = FACES.find((face) => !state.hand[1].some((piece) => piece.face === face)) ?? "none";
  for (const faces of dealt({ place: "hand/1", lacks: [lacking] })) expect(faces).not.toContain(lacking);
  for (const faces of dealt({ place: "hand/1", holds: [first!.face] })) expect(faces).toContain(first!.face);
});
it("obeys the laws", () => {
  expect(laws(game, { matches: 4, every: 2 }).matches).toBe(4);
});
it("is refused by name where it speaks of no place, or of what cannot be", () => {
  const engine = (deduced: Deduction) => createEngine({ ...game, deduce: () => [deduced] });
  const { state } = createEngine(game).create({ seed: seedFromText("asking") }).snapshot;
  const dream = (deduced: Deduction) => () => engine(deduced).redeal(state, 0, drawFrom("x"));
  expect(dream({ place: "hand/2", lacks: [] })).toThrow('"hand/2", which is no place here; places are deck, hand/0');
  expect(dream({ place: "hand/1", lacks: [...FACES] })).toThrow(/no deal agrees .* asking deduces/);
  for (const malformed of [null, {}, { place: "hand/1", lacks: "otter" }, { place: "hand/1", lack: ["otter"] }]) {
    expect(dream(malformed as never)).toThrow("a deduction is { place, holds, lacks }, with lists of faces");
  }
});
it("finds a deduction that is wrong, and one that knows more than the view", () => {
  expect(broken(() => [{ place: "hand/1", lacks: ["otter"] }])).toContain("what is deduced is true");
  let asked = 0;
  const moody = (view: Readonly<Record<string, unknown>>) => (asked++ < 400 ? deduce(view) : []);
  expect(broken(moody)).toContain("a deduction follows from the view alone");
});
