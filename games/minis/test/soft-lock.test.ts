import { createEngine } from "@cardwright/core/host";
import { describe, expect, it } from "vitest";
import { game } from "../src/index.ts";
import { position, type Side } from "./position.ts";
import { reach } from "./reach.ts";

/** Cards that nobody can play here, so that the search is about control and not about what is drawn. */
const deck = (count: number) => Array.from({ length: count }, () => "skyscale");
const CONTROL = ["chillet", "fizzbit"];
const from = (own: Side, other: Side, cards: number) =>
  position(
    [
      { deck: deck(cards), ...own },
      { deck: deck(cards), ...other },
    ],
    { phase: "TURN.DRAW", turns: 4 },
  ).state;

describe("[R7.6] control effects cannot lock a player out", () => {
  it.each([
    ["one fighter each, control on one side", { active: "bastionback", bench: CONTROL }, { active: "bastionback" }, 5],
    ["control on both sides", { active: "bastionback", bench: CONTROL }, { active: "bastionback", bench: CONTROL }, 3],
    [
      "a bench to switch with",
      { active: "bastionback", bench: CONTROL },
      { active: "rillfin", bench: ["rimefox", "scalekit"] },
      3,
    ],
    [
      "hiding, and gusts from the other side",
      { active: "duskprowler", bench: ["murklet", "chillet"] },
      {
        active: "kitefeather",
        bench: ["rillfin", "fizzbit"],
        pool: ["wind-energy", "wind-energy", "wind-energy", "wind-energy"],
      },
      2,
    ],
    [
      "a last mini against control",
      { active: "bastionback", bench: CONTROL },
      { active: "budkin", hand: ["rimefox"] },
      3,
    ],
  ] as const)("%s", (_, own, other, cards) => {
    const found = reach(createEngine(game), from(own, other, cards), 60_000);
    expect(found.stuck).toBeNull();
    expect(found.ends).toBeGreaterThan(0);
    expect(found.positions).toBeGreaterThan(100);
  });

  /** The search has to find a lock where there is one. */
  const changed = (id: string, spec: object) =>
    createEngine({
      ...game,
      effects: (game.effects ?? []).map((effect) =>
        effect.id === id ? { ...effect, spec: { ...(effect.spec as object), ...spec } } : effect,
      ),
    });
  const sides = [
    { active: "bastionback", bench: CONTROL },
    { active: "bastionback", bench: ["scalekit"] },
  ] as const;
  it("finds the lock of a freeze that does not thaw", () => {
    const found = reach(changed("frozen", { duration: { type: "untilConsumed" } }), from(...sides, 4), 60_000);
    expect(found.stuck).toMatch(/is held for 2 turns in a row/);
  });
  it("finds the lock of a freeze that may follow upon itself", () => {
    const found = reach(changed("recovering", { hooks: {} }), from(...sides, 4), 60_000);
    expect(found.stuck).toMatch(/is held for 2 turns in a row/);
  });
  it("finds a player who has nothing to do", () => {
    const engine = createEngine({ ...game, actions: game.actions.filter(({ type }) => type !== "DRAW_ACK") });
    expect(reach(engine, from(...sides, 2), 60_000).stuck).toBe("seat 0 has nothing to do in TURN.DRAW");
  });
  it("finds play that goes round in circles", () => {
    const endless = game.actions.map((action) =>
      action.type === "NEXT_WINDOW"
        ? { ...action, play: () => [{ type: "PHASE_STARTED", phase: "TURN.ENERGY" }] }
        : action,
    );
    expect(reach(createEngine({ ...game, actions: endless }), from(...sides, 2), 60_000).stuck).toMatch(/comes back/);
  });
});
