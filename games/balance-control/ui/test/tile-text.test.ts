import { join } from "node:path";
import { wordsOf } from "@cardwright/words/tool";
import { expect, test } from "vitest";
import type { OverlayKind } from "../../src/security/world.ts";
import { table } from "../table.ts";
import { overlaysOn, tileText } from "../tile-text.ts";

const words = wordsOf(join(import.meta.dirname, "../../words"), {
  language: "en",
  viewer: 0,
  players: ["Bert", "Anna"],
});
const tile = { id: "p7", face: "hotspot", at: "map", q: 1, r: -2, resolved: false };

test("a tile tells what lies on it, whose it is, and who leads there", () => {
  expect(tileText(tile, { counts: [], overlays: [], leads: undefined }, words)).toBe("The hotspot at 1,-2");
  const counts = [
    { owner: 0, count: 1 },
    { owner: 1, count: 2 },
  ] as const;
  const overlay = (id: string, face: OverlayKind, on: string) => ({ id, face, at: "overlays", tile: on });
  const overlays = overlaysOn(tile, [
    overlay("o1", "blockade", "p7"),
    overlay("o2", "securityLevel", "p7"),
    overlay("o3", "blockade", "p7"),
    overlay("o4", "control", "p8"),
  ]);
  expect(tileText({ ...tile, resolved: true }, { counts, overlays, leads: 1 }, words)).toBe(
    "The hotspot at 1,-2, resolved, Security Level, Blockade, 2 times, 1 of yours, 2 of Anna, Anna leads",
  );
  expect(tileText(tile, { counts: [counts[0]], overlays: [], leads: 0 }, words)).toMatch(/1 of yours, you lead$/);
});
test("whatever lies on a tile is drawn there: elsewhere its place would be the id of a piece", () => {
  const { engine, plan } = table.with(table.expansions);
  const lying = Object.entries(engine.rules.declares.zones).filter(
    ([, { options }]) => "tile" in (options.marks ?? {}),
  );
  expect(lying.map(([zone]) => zone)).toContain("overlays");
  for (const [zone] of lying) expect(plan.onBoard).toContain(zone);
});
