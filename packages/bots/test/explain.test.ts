import type { Action, AnyEvent } from "@cardwright/core";
import { createEngine } from "@cardwright/core/host";
import { describe, expect, test } from "vitest";
import { type AnyEngine, type AnyState, drawOf, explain, toldAdvice } from "../src/index.ts";
import { auction } from "./games/auction.ts";
import { duel } from "./games/duel.ts";

/** Reasons for the move of another seat rest on what the one who asks was shown. */

const seedOf = (n: number): string => n.toString(16).padStart(64, "0");
const games = [
  { id: "duel", engine: createEngine(duel) as unknown as AnyEngine, seats: 2 },
  { id: "auction", engine: createEngine(auction) as unknown as AnyEngine, seats: 3 },
];
interface Move {
  readonly before: AnyState;
  readonly action: Action;
  readonly seen: readonly AnyEvent[];
  readonly asker: number;
}
/** A move somewhere in a match, and what the seat that did not make it was shown of it. */
function moveAt(engine: AnyEngine, seats: number, n: number): Move {
  const draw = drawOf(seedOf(n));
  let { snapshot } = engine.create({ seats, seed: seedOf(n + 50) });
  for (let i = 0; ; i++) {
    const seat = engine.actors(snapshot.state)[0]!;
    const action = engine.sample(snapshot.state, seat, draw)!;
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) throw new Error("a drawn action was refused");
    const asker = (seat + 1) % seats;
    if (i >= n % 7 || result.snapshot.state.outcome !== null) {
      const seen = engine.seeEvents(result.entry.events, asker);
      return { before: snapshot.state, action, seen, asker };
    }
    snapshot = result.snapshot;
  }
}
function playedFace({ hand }: AnyState & { readonly hand?: unknown }, action: Action): string {
  const pieces = (hand as readonly (readonly { readonly id: string; readonly face: string }[])[])[action.seat]!;
  return pieces.find(({ id }) => id === action.payload?.["card"])!.face;
}
describe.each(games)("reasons in $id", ({ engine, seats }) => {
  const budget = { iterations: 40 };
  test("are the same whatever lies hidden from the one who asks", () => {
    let [differing, answered] = [0, 0];
    for (let n = 0; n < 9; n++) {
      const { before, action, seen, asker } = moveAt(engine, seats, n);
      const worlds = [1, 2].map((k) => engine.redeal(before, asker, drawOf(seedOf(100 * k + n))));
      if (JSON.stringify(worlds[0]) !== JSON.stringify(worlds[1])) differing++;
      const [here, there] = worlds.map((state) =>
        explain(engine, { state, seat: action.seat, asker, seen, draw: drawOf(seedOf(n)), budget }),
      );
      expect(there).toEqual(here);
      if (here !== null) answered++;
    }
    expect(differing).toBeGreaterThan(4);
    expect(answered).toBeGreaterThan(4);
  });
  test("name no piece and no face that the one who asks does not see, imagined ones included", () => {
    let told = 0;
    for (let n = 0; n < 9; n++) {
      const { before, action, seen, asker } = moveAt(engine, seats, n);
      const state = engine.redeal(before, asker, drawOf(seedOf(n)));
      const asked = { state, seat: action.seat, reader: asker, seen, budget };
      const options = toldAdvice(engine, asked, drawOf(seedOf(n)));
      const open = JSON.stringify([engine.view(before, asker), seen]);
      for (const { picks, pieces, otherwise } of options) {
        told++;
        for (const { face } of pieces) expect(open).toContain(`"${face}"`);
        const words = JSON.stringify([picks, otherwise]).match(/(?<=")(?:strike\d|heal\d|rally)(?=")/g) ?? [];
        for (const word of words) expect(open).toContain(`"${word}"`);
      }
    }
    expect(told).toBeGreaterThan(9);
  });
});
test("the move is found by its looks, and told beside what else could be done", () => {
  const { engine } = games[0]!;
  const told = Array.from({ length: 14 }, (_, n) => {
    const { before, action, seen, asker } = moveAt(engine, 2, n);
    const draw = drawOf(seedOf(n));
    const state = engine.redeal(before, asker, draw);
    const found = explain(engine, { state, seat: action.seat, asker, seen, draw, budget: { iterations: 60 } });
    if (found === null) return null;
    const { options } = found;
    expect(options[0]?.action.type).toBe(action.type);
    expect(options[0]?.difference).toBeNull();
    // A card that was played in the open is named, whichever piece shows it in the imagined world.
    const again = { state, seat: action.seat, reader: asker, seen, budget: { iterations: 60 } };
    const [first] = toldAdvice(engine, again, drawOf(seedOf(n)));
    if (action.type === "play") expect(first?.pieces.map(({ face }) => face)).toEqual([playedFace(before, action)]);
    const own = { state: engine.redeal(before, action.seat, draw), seat: action.seat, asker: action.seat };
    const mine = explain(engine, { ...own, seen: [], own: action, draw, budget: { iterations: 20 } });
    expect(mine?.options[0]?.action).toEqual(action);
    return options.length;
  });
  expect(told.filter((count) => count !== null && count > 1).length).toBeGreaterThan(4);
});
