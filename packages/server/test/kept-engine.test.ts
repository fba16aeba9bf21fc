import { fileURLToPath } from "node:url";
import { applyPatch, patchesOf } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import { expect, test } from "vitest";
import { bundleRules } from "../src/index.ts";
import { engineIn } from "../src/rules/rule-context.ts";

test("an engine that was kept with its rules tells how views change, and nothing inside it is looked at", async () => {
  const { code } = await bundleRules(fileURLToPath(new URL("./games/duel-rules.ts", import.meta.url)));
  const engine = engineIn(code, [])!;
  // One of another version need not have it.
  expect(engine.seen).toBeUndefined();
  const patches = patchesOf(engine);
  const draw = drawFrom("a kept engine");
  let { snapshot } = engine.create({ seats: 2, options: {}, seed: "7".repeat(64), at: 0 });
  let changes = 0;
  for (let step = 0; step < 30 && snapshot.state.outcome === null; step++) {
    const { state: before } = snapshot;
    const result = engine.applyAction(snapshot, engine.sample(before, engine.actors(before)[0]!, draw)!);
    if (!result.ok) throw new Error(result.error.code);
    ({ snapshot } = result);
    const told = patches(before, snapshot.state);
    for (let viewer = -1; viewer < 2; viewer++) {
      const patch = JSON.parse(JSON.stringify(told.for(viewer)));
      const seen = JSON.parse(JSON.stringify(engine.view(before, viewer)));
      expect(applyPatch(seen, patch)).toEqual(JSON.parse(JSON.stringify(engine.view(snapshot.state, viewer))));
      changes += patch.length;
    }
  }
  expect(changes).toBeGreaterThan(30);
});
