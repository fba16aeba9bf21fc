import { join } from "node:path";
import { drawOf } from "@cardwright/bots";
import { catalog } from "@cardwright/catalog";
import { createEngine, seedFromText } from "@cardwright/core/host";
import type { SeenState, TableGame } from "@cardwright/table";
import { RuleWords, Speaker } from "@cardwright/words";
import { catalogueOf, ENGINE_FOLDER } from "@cardwright/words/tool";
import { expect, test } from "vitest";

/** Whatever is told on the way to a target comes true: forecasts beside what the engine does then. */

const root = join(import.meta.dirname, "../../..");
const { table } = (await import("@cardwright/game-minis/ui")) as { readonly table: TableGame };
const { game } = catalog.find((entry) => entry.game.id === "minis")!;
const engine = createEngine(game);
const catalogues = ["games/minis", ENGINE_FOLDER].map((folder) => catalogueOf(root, folder, "en").catalogue);
const words = new RuleWords(new Speaker({ language: "en", catalogues }));

interface Lying {
  readonly terrain: readonly unknown[];
  readonly relic: readonly (readonly { readonly face: string }[])[];
}
interface Struck {
  readonly foretold: string;
  readonly dealt: number;
  readonly hasTerrain: boolean;
}
/** The one card that lets its bearer survive whatever was foretold. */
const SURVIVES = "tideward-shell";
/** The attacks of one match without a burst and onto no shield: the number that was shown, and the damage that came. */
function attacksOf(mode: string, name: string): readonly Struck[] {
  const found: Struck[] = [];
  const draw = drawOf(seedFromText(name));
  let { snapshot } = engine.create({ seed: seedFromText(name), options: { mode } });
  for (let steps = 0; steps < 1_500 && snapshot.state.outcome === null; steps++) {
    const { state } = snapshot;
    const [seat] = engine.actors(state);
    const action = seat === undefined ? null : engine.sample(state, seat, draw);
    if (seat === undefined || action === null) break;
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) throw new Error(`${action.type} was offered and refused`);
    snapshot = result.snapshot;
    const { attack: key, burst } = (action.payload ?? {}) as { readonly attack?: string; readonly burst?: string };
    if (action.type !== "ATTACK" || key === undefined || burst === "YES") continue;
    const offer = engine.offers(state, seat).find(({ type }) => type === "ATTACK");
    const label = offer?.choice?.options.find((option) => option.key === key)?.label ?? "";
    const view = engine.view(state, seat) as unknown as SeenState;
    const foretold =
      table.forecast?.(view as never, { action: "ATTACK", picks: {}, key, label }, words)?.value ?? "none";
    const hits = result.entry.events.filter(({ type, cause }) => type === "DAMAGE_APPLIED" && cause === "ATTACK");
    const isShielded = state.effects.some(({ definition }) => /shielded/i.test(definition));
    const { terrain, relic } = state as unknown as Lying;
    if (relic.flat().some(({ face }) => face === SURVIVES)) continue;
    if (isShielded || hits.length !== 1) continue;
    found.push({ foretold, dealt: Number(hits[0]?.["amount"]), hasTerrain: terrain.length > 0 });
  }
  return found;
}
test.for(["simple", "standard", "tournament"])(
  "the damage that Minis foretells is the damage that is dealt: %s",
  (mode) => {
    const struck = Array.from({ length: 16 }, (_, at) => attacksOf(mode, `${mode} ${at}`)).flat();
    expect(struck.length).toBeGreaterThan(40);
    if (mode === "standard") expect(struck.some(({ hasTerrain }) => hasTerrain)).toBe(true);
    expect(struck.filter(({ foretold, dealt }) => foretold !== String(dealt))).toEqual([]);
  },
);
