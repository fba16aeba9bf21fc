import { drawFrom } from "@cardwright/core/testing";
import { expect, test } from "vitest";
import { loadArgument, wordsFolderOf } from "../src/game-argument.ts";
import { loadWords, Speech } from "../src/speech.ts";
import { tableText } from "../src/table-text.ts";
import type { TableView } from "../src/table-view.ts";

/** A card that somebody looked at is named in the terminal for as long as they know it. */

const VIEWER = 0;
const SEEDS = 40;
const STEPS = 300;
interface Pile {
  readonly known?: readonly { readonly face: string }[];
  readonly holds?: readonly string[];
}
const isPile = (value: unknown): value is Pile => typeof value === "object" && value !== null && "count" in value;
/** Faces of hidden cards that the viewer knows, wherever they lie. */
const knownIn = (view: TableView): readonly string[] =>
  Object.values(view)
    .flat()
    .filter(isPile)
    .flatMap(({ known = [], holds = [] }) => [...known.map(({ face }) => face), ...holds]);

test.for(["en", "de"])("what I know of a hidden pile is told while I know it: %s", async (language) => {
  const { engine } = await loadArgument("tactics");
  const words = await loadWords(await wordsFolderOf("tactics"), language);
  const speech = new Speech(engine, words, VIEWER);
  const told = language === "de" ? "davon kennst du" : "of which you know";
  let times = 0;
  for (let seed = 1; seed <= SEEDS && times < 2; seed++) {
    const draw = drawFrom(`known ${seed}`);
    let { snapshot } = engine.create({ seed: seed.toString(16).padStart(64, "0"), options: {} });
    let knew = false;
    for (let step = 0; step < STEPS && snapshot.state.outcome === null; step++) {
      const actors = engine.actors(snapshot.state);
      const action = engine.sample(snapshot.state, actors[draw(actors.length)] ?? VIEWER, draw);
      const result = action === null ? undefined : engine.applyAction(snapshot, action);
      if (result?.ok !== true) break;
      ({ snapshot } = result);
      const view = engine.view(snapshot.state, VIEWER) as unknown as TableView;
      const known = knownIn(view);
      const knows = known.length > 0;
      // Only where something changed: a table in words takes its time.
      if (knows !== knew) {
        const text = tableText(engine, view, speech, 400);
        expect(text.includes(told)).toBe(knows);
        for (const face of known) expect(text).toContain(speech.words(view).title(face));
        times++;
      }
      knew = knows;
    }
  }
  expect(times).toBeGreaterThanOrEqual(2);
});
