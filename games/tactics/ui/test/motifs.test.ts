import { expect, test } from "vitest";
import { challenges } from "../../src/challenges.ts";
import { motif } from "../art/motifs.ts";
import { scene } from "../art/scene.ts";

test("the same challenge is always drawn alike, and whole", () => {
  for (const { id, kind } of challenges) {
    const drawn = (): string => scene({ id, kind }, false).draw("c");
    expect(drawn()).toBe(drawn());
    expect(drawn()).not.toMatch(/NaN|undefined|Infinity/);
  }
});
test("what stands in front is what the name says; a name that nobody has drawn is drawn as its kind", () => {
  const journeys = ["ferry_road", "goat_pass", "broken_aqueduct", "drowned_forest", "heron_marsh", "qwxz"];
  expect(new Set(journeys.map((id) => motif("journey", id, "#fff"))).size).toBe(journeys.length);
  const foes = ["hedge_robbers", "hollow_armour", "bell_tower_harpies", "mill_rats", "quarry_ogre", "bog_lurker"];
  expect(new Set(foes.map((id) => motif("foe", id, "#fff"))).size).toBe(foes.length);
  expect(motif("journey", "qwxz", "#fff")).toBe(motif("journey", "zzz", "#fff"));
});
