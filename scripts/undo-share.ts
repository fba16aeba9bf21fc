import { createEngine, seedFromText } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import { catalog } from "../games/catalog/src/index.ts";

/** The share of actions that can be taken back the moment after, for each of the games: `npx node scripts/undo-share.ts`. */

const MATCHES = 30;
for (const { game } of catalog) {
  const engine = createEngine(game);
  let [actions, back] = [0, 0];
  for (let match = 0; match < MATCHES; match++) {
    const draw = drawFrom(`undo share ${match}`);
    let { snapshot } = engine.create({ seed: seedFromText(`undo share ${match}`) });
    while (snapshot.state.outcome === null && snapshot.revision < 150) {
      const actors = engine.actors(snapshot.state);
      const action = engine.sample(snapshot.state, actors[draw(actors.length)]!, draw);
      const result = action === null ? null : engine.applyAction(snapshot, action);
      if (result?.ok !== true) break;
      ({ snapshot } = result);
      actions++;
      if (engine.canUndo(snapshot, action!.seat)) back++;
    }
  }
  console.log(`${game.id}: ${back} of ${actions}, ${((100 * back) / actions).toFixed(1)} %`);
}
