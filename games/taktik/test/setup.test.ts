import { timeoutAction } from "@cardwright/core/host";
import { scene } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { game, PRESETS, type Seat, tacticPool } from "../src/index.ts";
import { asked, faces } from "./battle.ts";

const count = (pieces: readonly { readonly face: string }[], face: string) =>
  faces(pieces).filter((f) => f === face).length;
/** Both choose their first six tactics. */
function chosen(options: Record<string, unknown> = {}, seed = "setup") {
  const match = scene(game, { options, seed });
  for (const seat of [0, 1] as const)
    match.answers(
      seat,
      match.state.tactics[seat].slice(0, 6).map(({ id }) => id),
    );
  return match;
}

describe("[R1.2] presets", () => {
  it("skirmish is the default: 10 by 12, 5 against 7", () => {
    const { state } = scene(game);
    expect([state.ground.length, state.ground[0]?.length]).toEqual([12, 10]);
    expect([state.muster[0].length, state.muster[1].length]).toEqual([5, 7]);
    expect(state.deck).toHaveLength(60);
  });
  it("standard: 20 by 30, 10 against 13 and one in reserve", () => {
    const { state } = scene(game, { options: { preset: "standard", deck: 90 } });
    expect([state.ground.length, state.ground[0]?.length]).toEqual([30, 20]);
    expect([state.muster[0].length, state.muster[1].length, state.reserve[1].length]).toEqual([10, 13, 1]);
    expect(state.deck).toHaveLength(90);
  });
  it("have the units they say", () => {
    for (const preset of ["skirmish", "standard"] as const) {
      const { state } = scene(game, { options: { preset } });
      for (const seat of [0, 1] as const) {
        for (const face of ["infantry", "vehicle", "special"]) {
          expect(count(state.muster[seat], face)).toBe(PRESETS[preset].forces[seat].filter((f) => f === face).length);
        }
        expect(state.reserve[seat]).toHaveLength(PRESETS[preset].reserves[seat].length);
      }
    }
  });
  it("[R1.3] refuses options it does not know", () => {
    expect(() => scene(game, { options: { preset: "huge" } })).toThrow(/option preset/);
  });
});

describe("[R2.3] the landscape", () => {
  it("comes from the seed of the match", () => {
    const land = (seed: string) => {
      const { ground, overlay, objectives } = scene(game, { seed }).state;
      return JSON.stringify([ground, overlay, objectives]);
    };
    expect(land("one")).toBe(land("one"));
    expect(land("one")).not.toBe(land("two"));
  });
  it("[R10.2] has three urban objectives on the defender's side, held by the defender", () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const preset of ["skirmish", "standard"] as const) {
        const { state } = scene(game, { seed: `land ${seed}`, options: { preset } });
        const { width, attackerRows } = PRESETS[preset];
        expect(new Set(state.objectives).size).toBe(3);
        for (const cell of state.objectives) {
          expect(state.ground[Math.floor(cell / width)]?.[cell % width]).toBe("u");
          expect(cell).toBeGreaterThanOrEqual(attackerRows * width);
        }
        expect(state.control).toEqual([1, 1, 1]);
      }
    }
  });
  it("leaves every dry cell within reach of every other", () => {
    for (let seed = 0; seed < 20; seed++) {
      const { ground } = scene(game, { seed: `dry ${seed}` }).state;
      const dry = ground.flatMap((row, y) =>
        [...row].flatMap((letter, x) => (letter === "w" ? [] : [[x, y] as const])),
      );
      const reached = new Set([dry[0]]);
      for (const cell of reached) {
        for (const next of dry) {
          if (Math.max(Math.abs(next[0] - cell![0]), Math.abs(next[1] - cell![1])) === 1) reached.add(next);
        }
      }
      expect(reached.size).toBe(dry.length);
    }
  });
  it("has a road, a river, and a bridge where they meet", () => {
    const overlays = scene(game, { seed: "one" }).state.overlay.join("");
    for (const letter of ["=", "~", "#"]) expect(overlays).toContain(letter);
  });
});

describe("[R3.1] tactics are chosen in secret", () => {
  it("six of all there are, by both at the same time", () => {
    const match = scene(game);
    expect(asked(match)).toEqual(["0 chooseTactics", "1 chooseTactics"]);
    expect([...faces(match.state.tactics[0])].sort()).toEqual([...tacticPool].sort());
    expect(
      match.triesToAnswer(
        0,
        match.state.tactics[0].slice(0, 5).map(({ id }) => id),
      ).code,
    ).toBe("CHOICE_INVALID");
    expect(
      match.triesToAnswer(
        0,
        match.state.tactics[0].slice(0, 7).map(({ id }) => id),
      ).code,
    ).toBe("CHOICE_INVALID");
  });
  it("the first answer shows nothing, and the hand neither", () => {
    const match = scene(game);
    const ids = match.state.tactics[0].slice(2, 8).map(({ id }) => id);
    match.answers(0, ids);
    expect(match.state.tactics[0]).toHaveLength(13);
    for (const id of ids) expect(JSON.stringify([match.seenBy(1), match.view(1)])).not.toContain(`"${id}"`);
    match.answers(
      1,
      match.state.tactics[1].slice(0, 6).map(({ id }) => id),
    );
    expect([match.state.tactics[0].length, match.state.tactics[1].length]).toEqual([6, 6]);
    const seen = JSON.stringify([match.seenBy(-1), match.view(-1), match.view(1).tactics[0]]);
    for (const face of tacticPool) expect(seen).not.toContain(face);
  });
});

describe("[R3.2] deployment", () => {
  it("the defender first, then the attacker, who has the first turn", () => {
    const match = chosen();
    expect(asked(match)).toEqual(["1 placeUnit"]);
    match.answers(1, "theRest");
    expect(match.state.board).toHaveLength(7);
    expect(asked(match)).toEqual(["0 placeUnit"]);
    match.answers(0, "theRest");
    expect(match.state.board).toHaveLength(12);
    expect([match.state.activeSeat, match.state.turn]).toEqual([0, 1]);
    expect(asked(match)[0]).toMatch(/^(0 bonusDrawn|0 malusResponse|1 malusTarget)$/);
  });
  it("the attacker in the front third, the defender in the rest, nobody in water or on another", () => {
    const match = chosen();
    const rows = (seat: Seat) =>
      new Set(
        match
          .choice(seat, "SUBMIT_CHOICE")
          .options.slice(1)
          .map(({ key }) => Number(String(key).slice(1))),
      );
    expect([Math.min(...rows(1)), Math.max(...rows(1))]).toEqual([5, 12]);
    const first = match.choice(1, "SUBMIT_CHOICE").options[1]?.key;
    match.answers(1, first!);
    expect(match.triesToAnswer(1, first!).code).toBe("CHOICE_INVALID");
    match.answers(1, "theRest");
    expect([Math.min(...rows(0)), Math.max(...rows(0))]).toEqual([1, 4]);
    const water = match.state.ground.flatMap((row, y) =>
      [...row].flatMap((letter, x) => (letter === "w" ? [y * 10 + x] : [])),
    );
    match.answers(0, "theRest");
    expect(match.state.board.filter(({ cell }) => water.includes(cell))).toEqual([]);
    expect(new Set(match.state.board.map(({ cell }) => cell)).size).toBe(12);
  });
  it("[R3.3] one by one, or the rest by the staff", () => {
    const match = chosen().answers(1, { cell: "E12" });
    expect(match.told(0).some((line) => line.endsWith("takes position at E12."))).toBe(true);
    expect(match.state.muster[1]).toHaveLength(6);
    expect(match.answers(1, "theRest").state.muster[1]).toEqual([]);
  });
});

describe("[R11.2] whoever runs out of time", () => {
  it("does the quietest thing, and a match goes on to its end", () => {
    const match = scene(game, { options: { turnLimit: 8 } });
    let actions = 0;
    while (match.state.outcome === null) {
      const [seat = 0] = match.engine.actors(match.state);
      const action = timeoutAction(match.engine, match.state, seat);
      const result = match.engine.applyAction(match.snapshot, action!);
      if (!result.ok) throw new Error(JSON.stringify([action, result.error]));
      match.snapshot = result.snapshot;
      actions++;
    }
    expect(match.state.turn).toBe(8);
    expect(actions).toBeLessThan(60);
    expect(match.state.effects.every(({ owner }) => owner >= 0)).toBe(true);
  });
});
