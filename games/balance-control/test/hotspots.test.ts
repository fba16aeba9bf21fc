import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { climate, security } from "../src/index.ts";
import { around, markersAt, type Stage, stage, tileAt, tileId } from "./stage.ts";

/** A hotspot at 1,0 with five neighbours, the start tile among them; the sixth is about to be laid at 2,0. */
const cells = around(1, 0).filter((cell) => cell !== "0,0" && cell !== "2,0");
const tiles = { "1,0": "hotspot", ...Object.fromEntries(cells.map((cell) => [cell, "committee"])) };
const base = { phase: "awaitingPlacement", tiles, drawn: "grassroots" } as const;
const lays = (on: Stage) => on.does(0, "core.placeTile", { cell: "2,0" });

describe("hotspots", () => {
  it("[R7.1] resolves when the sixth neighbour is laid: its leader puts a marker from the supply on it", () => {
    const on = lays(stage({ ...base, markers: [[], ["1,0"]] }));
    expect(tileAt(on, "1,0").resolved).toBe(true);
    expect(markersAt(on, "1,0", 1)).toBe(2);
    expect(on.state.supply.map((list) => list.length)).toEqual([4, 3]);
    expect(on.state.phase).toBe("awaitingAction");
    expect(on.told(0)).toContain("Hotspot at 1,0 resolves; Player 2 leads there.");
    expect(on.told(1)).toContain("Hotspot at 1,0 resolves; you lead there.");
    expect(on.told(0)).toContain("Player 2 puts influence from the supply on Hotspot at 1,0.");
  });
  it("[R7.1] not with five neighbours", () => {
    const on = stage({ ...base, markers: [["1,0"], []] }).does(0, "core.placeTile", { cell: "-1,0" });
    expect(tileAt(on, "1,0").resolved).toBe(false);
  });
  it("[R7.3] a tie, no influence or an empty supply give nothing, and it has resolved all the same", () => {
    const tied = lays(stage({ ...base, markers: [["1,0"], ["1,0"]] }));
    expect([tileAt(tied, "1,0").resolved, tied.state.board.length]).toEqual([true, 2]);
    expect(tied.told(0)).toContain("Hotspot at 1,0 resolves without a leader.");
    const none = lays(stage(base));
    expect([tileAt(none, "1,0").resolved, none.state.board.length]).toEqual([true, 0]);
    const empty = lays(stage({ ...base, markers: [[], ["1,0"]], more: { supply: [[], []] } }));
    expect([tileAt(empty, "1,0").resolved, empty.state.board.length]).toEqual([true, 1]);
    expect(empty.events).toContainEqual({ type: "core.nothingGained", seat: 1, why: "supply" });
  });
  it("[R5.1] a leader with three markers there gets no fourth", () => {
    const on = lays(stage({ ...base, markers: [[], ["1,0", "1,0", "1,0"]] }));
    expect(markersAt(on, "1,0", 1)).toBe(3);
    expect(on.events).toContainEqual({ type: "core.nothingGained", seat: 1, why: "room" });
  });
  it("[R7.4] resolves once only", () => {
    const on = lays(stage({ ...base, markers: [["1,0"], []] }));
    const before = on.state.board.length;
    on.does(0, "core.skipAction").does(0, "core.passTurn").does(1, "core.drawTile");
    on.does(1, "core.placeTile", { cell: on.choice(1, "core.placeTile").options[0]!.key });
    expect(on.state.board).toHaveLength(before);
  });
  it("[R7.2] the order: before-majority hook, majority, marker", () => {
    const on = lays(stage({ ...base, markers: [["1,0"], []] }));
    const order = on.events
      .map(({ type }) => type)
      .filter((type) => type.startsWith("core.") || type === "PIECE_MARKED" || type === "PIECE_MOVED");
    expect(order).toEqual([
      "PIECE_MOVED",
      "core.tileLaid",
      "core.beforeMajority",
      "PIECE_MARKED",
      "core.hotspotResolved",
      "PIECE_MOVED",
      "core.influenceGained",
    ]);
  });
  it("[R6.4] an expansion may add influence before the majority is looked at", () => {
    const bonus = {
      id: "bonus",
      effects: [
        {
          id: "bonus.ally",
          spec: {
            duration: { type: "untilConsumed" },
            scope: "all",
            hooks: {
              influenceOn: (_: unknown, value: number, { seat, reason }: { seat: number; reason: string }) =>
                seat === 0 && reason === "hotspot" ? value + 2 : value,
            },
          },
        },
      ],
    };
    const given = { ...base, markers: [[], ["1,0"]], expansions: [bonus], effects: [{ definition: "bonus.ally" }] };
    const on = lays(stage(given));
    expect(markersAt(on, "1,0", 0)).toBe(1);
  });
  it("[R7.5] a blocked hotspot stays unresolved, and is looked at again after the next placement", () => {
    const blockade = { id: "o1", face: "blockade", at: "overlays", tile: tileId("1,0") };
    const on = stage({
      ...base,
      expansions: [security],
      markers: [["1,0"], []],
      effects: [{ definition: "security.blockade", piece: "o1" }],
      more: { overlays: [blockade] },
    });
    lays(on);
    expect(tileAt(on, "1,0").resolved).toBe(false);
    on.snapshot = { ...on.snapshot, state: { ...on.state, effects: [], overlays: [] } as never };
    on.does(0, "core.skipAction").does(0, "core.passTurn").does(1, "core.drawTile");
    on.does(1, "core.placeTile", { cell: on.choice(1, "core.placeTile").options[0]!.key });
    expect(tileAt(on, "1,0").resolved).toBe(true);
  });
  it("[R7.6] added costs are asked of the leader, who may go without", () => {
    const wash = { definition: "climate.C05", params: { accepts: "climate|media" } };
    const given = { ...base, expansions: [climate], markers: [[], ["1,0"]], effects: [wash] };
    const paid = lays(stage({ ...given, resources: [{}, { media: 1 }] })).answers(1, { pay: "YES" });
    expect([markersAt(paid, "1,0", 1), paid.state.resources[1]]).toEqual([2, {}]);
    expect(paid.state.phase).toBe("awaitingAction");
    const kept = lays(stage({ ...given, resources: [{}, { media: 1 }] })).answers(1, { pay: "NO" });
    expect([markersAt(kept, "1,0", 1), kept.state.resources[1]]).toEqual([1, { media: 1 }]);
    const poor = lays(stage(given));
    expect([markersAt(poor, "1,0", 1), poor.state.prompts.length]).toEqual([1, 0]);
    expect(poor.events).toContainEqual({ type: "core.nothingGained", seat: 1, why: "unpaid" });
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/hotspots.json");
