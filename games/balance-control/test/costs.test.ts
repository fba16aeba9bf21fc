import { describe, expect, it } from "vitest";
import { type Price, priceOf, waysToPay } from "../src/cost/ways.ts";
import { climate, economy, security } from "../src/index.ts";
import { resourcesOf, stage, tileId } from "./stage.ts";

const RESORTS = ["domestic", "foreign", "media", "climate"];
const none = () => 0;
const ways = (
  have: Readonly<Record<string, number>>,
  price: Price,
  substitutes: (kind: string, r: string) => number = none,
) => waysToPay(have, RESORTS, price, substitutes).map(({ id }) => id);

describe("[R8.1] ways to pay", () => {
  it("exactly these", () => {
    expect(ways({ media: 3 }, { exact: { media: 2 } })).toEqual(["2 media"]);
    expect(ways({ media: 1 }, { exact: { media: 2 } })).toEqual([]);
  });
  it("so many of different resorts", () => {
    expect(ways({ domestic: 2, media: 1 }, { different: 2 })).toEqual(["1 domestic, 1 media"]);
    expect(ways({ domestic: 9 }, { different: 2 })).toEqual([]);
  });
  it("one of several, and any, each payment once", () => {
    const have = { domestic: 2, climate: 1 };
    expect(ways(have, { items: ["climate|domestic"] })).toEqual(["1 domestic", "1 climate"]);
    expect(ways(have, { items: ["any", "any"] })).toEqual(["2 domestic", "1 climate, 1 domestic"]);
  });
  it("together, without using a resource twice", () => {
    const price = { different: 2, items: ["climate|domestic"] };
    expect(ways({ domestic: 1, media: 1, climate: 1 }, price)).toEqual(["1 climate, 1 domestic, 1 media"]);
    expect(ways({ domestic: 1, media: 1 }, price)).toEqual([]);
    expect(ways({ media: 3 }, { exact: { media: 2 }, items: ["any"] })).toEqual(["3 media"]);
  });
  it("with something standing in, as often as is allowed and only where it is needed", () => {
    const once = (kind: string, resource: string) => (kind === "climate" && resource === "media" ? 1 : 0);
    expect(ways({ media: 2 }, { items: ["climate"] }, once)).toEqual(["1 media"]);
    expect(ways({ media: 2 }, { items: ["climate", "climate"] }, once)).toEqual([]);
    const [natural] = waysToPay({ climate: 1 }, RESORTS, { items: ["climate"] }, () => 9);
    expect(natural?.stoodIn).toEqual([]);
  });
  it("every way is affordable and pays the whole price", () => {
    const have = { domestic: 2, foreign: 1, media: 3, climate: 1 };
    const found = waysToPay(have, RESORTS, { different: 2, items: ["any", "climate|domestic"] }, none);
    for (const { pays } of found) {
      expect(Object.values(pays).reduce((sum, n) => sum + n, 0)).toBe(4);
      for (const [resort, n] of Object.entries(pays)) expect(n).toBeLessThanOrEqual(have[resort as "media"]);
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });
  it("is told by how much of each", () => {
    const price = { exact: { media: 2 }, different: 2, items: ["any", "climate|domestic", "any"] };
    expect(priceOf(price)).toEqual({ cost: { media: 2, different: 2, any: 2, "climate-or-domestic": 1 } });
  });
});

describe("[R8.2] added costs", () => {
  const expansions = [economy, security, climate];
  const tiles = { "1,0": "resort:domestic:3" };
  const code = { definition: "climate.C01", targets: [tileId("1,0")], params: { accepts: "climate|domestic" } };
  const toll = { definition: "climate.C02", params: { resort: "domestic", accepts: "climate|domestic" } };
  const deficit = {
    definition: "economy.E06",
    targets: [0],
    params: { name: "Hole in the Books" },
    modifiers: { costDeltaByResourceId: { any: 1 } },
  };
  it("add up, and a refusal names every one of them", () => {
    const on = stage({ expansions, tiles, effects: [code, toll, deficit], resources: [{ domestic: 1, media: 1 }] });
    const refusal = on.tries(0, "core.placeInfluence", { tile: tileId("1,0") });
    expect(refusal.code).toBe("CANNOT_PAY");
    expect(refusal.message).toBe("CANNOT_PAY.added");
    expect(refusal.details).toEqual({
      cost: { "climate-or-domestic": 2, any: 1 },
      added: ["C01", "C02", "E06"],
    });
    expect(refusal.because?.map(({ effect, definition }) => [effect, definition])).toEqual([
      ["x0", "climate.C01"],
      ["x1", "climate.C02"],
      ["x2", "economy.E06"],
    ]);
  });
  it("are paid together with the price", () => {
    const on = stage({ expansions, tiles, effects: [code, toll, deficit], resources: [{ domestic: 2, media: 1 }] });
    on.does(0, "core.placeInfluence", { tile: tileId("1,0") });
    expect(resourcesOf(on, 0)).toEqual({});
  });
  it("are not named where the bare price is too much already", () => {
    const more = { established: [true, true] };
    const wash = { definition: "climate.C05", params: { accepts: "climate|media" } };
    const on = stage({ expansions, tiles: { "1,0": "committee" }, markers: [["1,0"], []], effects: [wash], more });
    expect(on.tries(0, "core.formalizeInfluence", { tile: tileId("1,0") }).because).toBeUndefined();
  });
  it("[R8.4] one may be set aside and another handed on in the same payment", () => {
    const waiver = { definition: "economy.E10", owner: 0 };
    const pact = { definition: "climate.C13", owner: 0 };
    const resources = [{ media: 1 }, { domestic: 1 }];
    const on = stage({ expansions, tiles, effects: [code, toll, waiver, pact], resources });
    on.does(0, "core.placeInfluence", { tile: tileId("1,0"), addedCost: "x0/x1/1" });
    expect([resourcesOf(on, 0), resourcesOf(on, 1)]).toEqual([{}, {}]);
    expect(on.state.effects.map(({ definition }) => definition)).toEqual(["climate.C01", "climate.C02"]);
  });
  it("[R8.3] a modifier that makes cheaper takes units off the price", () => {
    const cheaper = { modifiers: { costDeltaByResourceId: { security: -1 } } };
    const on = stage({ expansions, tiles, effects: [cheaper], resources: [{ security: 1 }] });
    on.does(0, "exp.security.placeOverlay", { overlay: "blockade", tile: tileId("1,0") });
    expect(resourcesOf(on, 0)).toEqual({});
  });
});
