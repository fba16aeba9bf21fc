import { z } from "@cardwright/core";
import { createEngine, type Engine, RandomStream, seedFromText, stateSchema } from "@cardwright/core/host";
import { describe, expect, it } from "vitest";
import { catalog } from "../src/index.ts";

/** The published schema of a state is true: every state of random matches passes, and no state with a defect does. */

type Snapshot = ReturnType<Engine["create"]>["snapshot"];
type State = Snapshot["state"] & Record<string, unknown>;
/** A state as it comes back from a store, to be damaged. */
const copyOf = ({ state }: Snapshot): State => JSON.parse(JSON.stringify(state)) as State;

function statesOf(engine: Engine, name: string, most: number): readonly Snapshot[] {
  const stream = new RandomStream(seedFromText(name));
  const draw = (bound: number): number => stream.int(bound);
  const states = [engine.create({ seed: seedFromText(`${name} deal`) }).snapshot];
  for (let last = states[0]!; last.state.outcome === null && states.length < most; states.push(last)) {
    const actors = engine.actors(last.state);
    const seat = actors[draw(actors.length)]!;
    const result = engine.applyAction(last, engine.sample(last.state, seat, draw)!);
    if (!result.ok) throw new Error(result.error.message);
    last = result.snapshot;
  }
  return states;
}
/** A way to damage a state that breaks it whatever game it is of. */
const defects: Readonly<Record<string, (state: State) => object>> = {
  "no round": ({ round: _, ...state }) => state,
  "a foreign field": (state) => ({ ...state, weather: "rain" }),
  "a turn of nobody's": (state) => ({ ...state, activeSeat: state.seats }),
  "a round that is no number": (state) => ({ ...state, round: "1" }),
  "a phase of another game": (state) => ({ ...state, phase: "OVERTIME" }),
  "an effect that nobody defined": (state) => ({
    ...state,
    effects: [
      {
        ...{ id: "e900", definition: "nobody's", source: { kind: "system" }, owner: 0, piece: null, targets: [] },
        ...{ createdAtTurn: 1, expires: {}, params: {}, modifiers: null },
      },
    ],
  }),
  "an effect that ends at a moment that is none": (state) => ({
    ...state,
    effects: [{ id: "e900", expires: { atMidnight: true } }],
  }),
  "a prompt that nobody defined": (state) => ({
    ...state,
    prompts: [{ id: "q900", type: "NOBODYS", seat: 0, memo: {}, sealed: null, answer: null }],
  }),
  "an event that waits and is no event": (state) => ({ ...state, waiting: [{ event: {}, replacedBy: [] }] }),
  "knowledge of a piece that is not there": (state) => ({ ...state, known: { p99999: 1 } }),
  "an outcome with scores for some seats": (state) => ({
    ...state,
    outcome: { winners: [0], reason: "", scores: [1, 2, 3, 4, 5, 6, 7] },
  }),
  "a position that runs backwards": (state) => ({ ...state, position: -1 }),
  "a slice of an expansion that does not play": (state) => ({
    ...state,
    extensions: { ...state.extensions, alien: 1 },
  }),
  "an option that nobody declared": (state) => ({ ...state, options: { ...state.options, alien: true } }),
};

for (const { game, expansions, name } of catalog) {
  describe(`the state of ${name}`, () => {
    const engine = createEngine(game, expansions) as unknown as Engine;
    const schema = stateSchema(engine);
    const states = [0, 1, 2, 3].flatMap((match) => statesOf(engine, `${name} ${match}`, 150));
    const middle = states[Math.floor(states.length / 4)]!;

    it("is accepted at every step of random matches, and after a store", () => {
      for (const snapshot of states) {
        expect(schema.safeParse(copyOf(snapshot)).error).toBeUndefined();
      }
      expect(states.length).toBeGreaterThan(40);
    });
    it.each(Object.entries(defects))("is refused with %s", (_, damage) => {
      expect(schema.safeParse(damage(copyOf(middle))).success).toBe(false);
    });
    it("is refused with a piece that is doubled, astray or of a later match, and with a pile or a fact too few", () => {
      const { declares } = engine.game;
      const zones = Object.entries(declares.zones);
      const facts = Object.entries(declares.facts);
      const state = copyOf(middle);
      const pileOf = (key: string, each: boolean): unknown[] =>
        (each ? (state[key] as unknown[][])[0]! : state[key]) as unknown[];
      const [key, { each }] = zones.find(([zone, spec]) => pileOf(zone, spec.each).length > 0)!;
      const pile = pileOf(key, each);
      const [piece] = pile as [object];
      const withPile = (next: unknown[]) => ({
        ...state,
        [key]: each ? (state[key] as unknown[][]).with(0, next) : next,
      });
      for (const next of [
        [...pile, piece],
        [{ ...piece, at: "nowhere" }],
        [{ ...piece, id: "p99999" }],
        [{ ...piece, scent: 1 }],
      ]) {
        expect(schema.safeParse(withPile(next)).success).toBe(false);
      }
      for (const [part] of [...zones, ...facts].filter(([, spec]) => spec.each)) {
        expect(schema.safeParse({ ...state, [part]: (state[part] as unknown[]).slice(1) }).success).toBe(false);
      }
    });
    it("is published as JSON Schema too", () => {
      const json = z.toJSONSchema(schema, { unrepresentable: "any" });
      expect(Object.keys(json.properties ?? {})).toEqual(
        expect.arrayContaining(["round", "effects", ...Object.keys(engine.game.declares.zones)]),
      );
    });
  });
}
