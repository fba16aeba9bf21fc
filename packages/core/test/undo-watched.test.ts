import { expect, it } from "vitest";
import { createEngine, seedFromText } from "../src/host.ts";
import { defineWorld, engineEvents, fact, type Piece, z, zone } from "../src/index.ts";

/**
 * Rules that look at something hidden tell of it also by what they do not do: one card in fifty answers, and mostly nothing
 * happens. In nearly every other world nothing would happen either, and still somebody has learned something.
 */

const FIFTY = Array.from({ length: 50 }, (_, i) => `card ${i}`);
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {
    deck: zone.shared<Piece>("nobody", { pool: "cards" }),
    hand: zone.each<Piece>("owner", { pool: "cards" }),
    laid: zone.shared<Piece>("everyone", { pool: "cards" }),
    trap: zone.each<Piece>("owner", { pool: "cards", inPlay: true }),
  },
  facts: {
    gold: fact.each(0, "everyone"),
    faith: fact.each(0, "owner", { couldBe: (value: number) => value }),
  },
  questions: {},
} as const;
interface Probing extends Readonly<typeof declares> {}
const world = defineWorld<Probing>(declares);
const RARE = "card 0";
const gains = { seat: world.seat };
const dowse = world.step("dowse", gains, (table, { seat }) =>
  table.state.deck.at(-1)!.face === RARE ? [table.add("gold", seat, 1)] : [],
);
const recall = world.step("recall", gains, (table, { seat }) => {
  const [held] = table.state.hand[table.next(seat)]!;
  return table.find("hand", held!.id)!.face === RARE ? [table.add("gold", seat, 1)] : [];
});
const count = world.step("count", gains, (table, { seat }) =>
  table.state.deck.length > 100 ? [table.add("gold", seat, 1)] : [],
);
const envy = world.step("envy", gains, (table, { seat }) =>
  table.state.faith[table.next(seat)]! > 2 ? [table.add("gold", seat, 1)] : [],
);
const hears = world.rule("hears", {
  react: [
    world.on(engineEvents.PIECE_MOVED, (event, table) =>
      event.to === "deck" && event.face === RARE ? [table.add("gold", 0, 1)] : [],
    ),
  ],
});
const steps = { dowse, recall, count, envy };
const springs = world.effect("springs", {
  duration: { type: "whileInPlay" },
  react: [world.on(engineEvents.FACT_CHANGED, (_, table) => [table.win(null, "sprung")])],
});
const buries = (name: string, to: "deck" | "laid") =>
  world.action(name, { takes: {}, label: name, play: (turn) => [turn.move(turn.state.hand[turn.seat]![0]!, to)] });
const game = world.game({
  ...{ id: "probing", name: "Probing", version: "1", actionsMax: 60 },
  setup: (table) => [
    table.create("deck", FIFTY),
    table.draw(2, "deck", ["hand", 0]),
    table.draw(2, "deck", ["hand", 1]),
  ],
  actions: [
    ...Object.entries(steps).map(([name, step]) =>
      world.action(name, { takes: {}, label: name, play: (turn) => [step({ seat: turn.seat })] }),
    ),
    world.action("earn", { takes: {}, label: "earn", play: (turn) => [turn.add("gold", turn.seat, 1)] }),
    world.action("pray", { takes: {}, label: "pray", play: (turn) => [turn.add("faith", turn.seat, 1)] }),
    buries("bury", "deck"),
    world.action("boast", {
      takes: {},
      label: "boast",
      play(turn) {
        turn.need(
          turn.state.hand[turn.seat]!.every(({ face }) => face !== RARE),
          "NO",
        );
        return [turn.add("gold", turn.seat, 1)];
      },
    }),
  ],
});
const mayUndo = (type: string, changed: Partial<typeof game> = {}): boolean => {
  const engine = createEngine({ ...game, ...changed });
  const { snapshot } = engine.create({ seed: seedFromText("probing"), seats: 2 });
  const result = engine.applyAction(snapshot, { type, seat: 0, payload: {} });
  if (!result.ok) throw new Error(result.error.code);
  return engine.canUndo(result.snapshot, 0);
};

it.each(["earn", "pray", "count", "bury"])("may take %s back, for which nothing hidden was looked at", (type) => {
  expect(mayUndo(type)).toBe(true);
});
it.each(["dowse", "recall", "envy", "boast"])("never takes %s back, which might have told something", (type) => {
  expect(mayUndo(type)).toBe(false);
});
it("never goes back where a rule heard a hidden face", () => {
  expect(mayUndo("bury", { rules: [hears] })).toBe(false);
});
it("never goes back where a face-down card in play might have sprung", () => {
  const effects = [springs];
  const passives = (face: string) => (face === RARE ? [springs] : []);
  expect(mayUndo("earn", { effects, passives })).toBe(true);
  const setup: typeof game.setup = (table) => [...game.setup(table), table.draw(1, "deck", ["trap", 1])];
  expect(mayUndo("earn", { effects, passives, setup })).toBe(false);
});
