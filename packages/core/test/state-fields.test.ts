import { expect, it, vi } from "vitest";
import { createEngine, engineStateSchema, patchesOf, seedFromText, stateSchema } from "../src/host.ts";
import { duel } from "../src/testing/index.ts";

/** A field that is added to the list of the engine's state is everywhere; beside it stands only what the field means. */

vi.mock(import("../src/engine/state-fields.ts"), async (importOriginal) => {
  const list = await importOriginal();
  const { turn, position } = list.stateFields;
  const stateFields = {
    ...list.stateFields,
    weather: { ...turn, start: () => 7 },
    omen: { ...position, start: () => 13 },
  };
  return { ...list, stateFields, stateFieldNames: Object.keys(stateFields) as typeof list.stateFieldNames };
});
vi.mock(import("../src/engine/state-fields-told.ts"), async (importOriginal) => {
  const { stateFieldsTold: told } = await importOriginal();
  const { schema } = told.turn;
  const more = { weather: { says: "The weather.", schema }, omen: { says: "The omen.", schema } };
  return { stateFieldsTold: { ...told, ...more } };
});

const engine = createEngine(duel, []);
const { snapshot } = engine.create({ seed: seedFromText("weather") });
const state = snapshot.state as typeof snapshot.state & Readonly<Record<string, unknown>>;

it("starts as the list says", () => {
  expect(state).toMatchObject({ weather: 7, omen: 13 });
});
it("is seen by everyone or by nobody, as the list says", () => {
  const view = engine.view(state, 0);
  expect(view).toMatchObject({ weather: 7 });
  expect(view).not.toHaveProperty("omen");
});
it("is patched for whoever sees it", () => {
  const later = { ...state, weather: 8, omen: 14 };
  expect(patchesOf(engine)(state, later).for(1)).toEqual([[["weather"], 8]]);
});
it("is asked for by the schemas, which know its type", () => {
  for (const schema of [engineStateSchema, stateSchema(engine)]) {
    expect(schema.safeParse(state).error).toBeUndefined();
    expect(schema.safeParse({ ...state, weather: "rain" }).success).toBe(false);
    const { omen: _, ...without } = state;
    expect(schema.safeParse(without).success).toBe(false);
  }
});
it("is a name that games may not take", async () => {
  const { defineWorld, fact, z } = await import("../src/index.ts");
  const facts = { weather: fact.shared(0, "everyone") };
  const world = { seats: 2, phases: ["main"], options: z.object({}), zones: {}, questions: {}, facts } as const;
  expect(() => defineWorld(world)).toThrow('the name "weather" is taken');
});
