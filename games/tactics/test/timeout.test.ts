import { createEngine, seedFromText, timeoutAction } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { game } from "../src/index.ts";
import { inTurn } from "./arrange.ts";

describe("[R9.6] when a player's time is up", () => {
  it.each([2, 3, 4])("with %i players, something legal is done in every position", (seats) => {
    const engine = createEngine(game);
    const draw = drawFrom(`timeouts ${seats}`);
    const done = new Set<string>();
    for (let match = 0; match < 6; match++) {
      let { snapshot } = engine.create({ seats, seed: seedFromText(`timeouts ${seats} ${match}`) });
      while (snapshot.state.outcome === null) {
        const seat = snapshot.state.activeSeat;
        const late = timeoutAction(engine, snapshot.state, seat)!;
        const result = engine.applyAction(snapshot, late);
        expect(result.ok ? "ok" : [late, result.error]).toBe("ok");
        done.add(late.type);
        const next = draw(3) === 0 ? result : engine.applyAction(snapshot, engine.sample(snapshot.state, seat, draw)!);
        if (!next.ok) throw new Error(next.error.message);
        ({ snapshot } = next);
      }
    }
    expect([...done].sort()).toEqual(
      expect.arrayContaining(["end_turn", "resolve_tactic_decision", "select_tactic", "announce_end_of_round"]),
    );
  });
  it("a match of nothing but timeouts ends", () => {
    const engine = createEngine(game);
    let { snapshot } = engine.create({ seats: 4, seed: seedFromText("asleep") });
    let actions = 0;
    while (snapshot.state.outcome === null) {
      const result = engine.applyAction(snapshot, timeoutAction(engine, snapshot.state, snapshot.state.activeSeat)!);
      if (!result.ok) throw new Error(result.error.message);
      ({ snapshot } = result);
      actions++;
    }
    expect(actions).toBeLessThan(game.actionsMax);
  });
  it("who holds only wounds rests", () => {
    const table = inTurn({ cards: [{ hand: ["wound", "wound"] }] });
    expect(timeoutAction(table.engine, table.state, 0)?.type).toBe("rest");
  });
});
