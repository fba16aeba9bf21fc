import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Entry, PackedLog } from "../src/index.ts";
import { duel, playRandom } from "../src/testing/index.ts";

describe("the packed log", () => {
  it("gives back exactly what was put in, for a whole match", () => {
    const { entries } = playRandom(duel, "packed");
    const log = new PackedLog();
    for (const entry of entries) log.append(entry);
    log.trim();
    expect(log.length).toBe(entries.length);
    expect(log.entries()).toEqual(JSON.parse(JSON.stringify(entries)));
    log.append(entries[1]!);
    expect(log.entries().at(-1)).toEqual(JSON.parse(JSON.stringify(entries[1])));
  });
  it("takes no text for a number or a shape, whatever it is like", () => {
    const values = ["1.5", 1.5, "\u0000#12", '["value"]', "-0", -0, "p01", "p1"];
    const log = new PackedLog();
    for (const value of values) log.append({ value } as unknown as Entry);
    expect(log.entries()).toEqual(values.map((value) => ({ value })));
  });
  it("keeps any JSON", () => {
    const json = fc.jsonValue({ maxDepth: 5 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
    fc.assert(
      fc.property(fc.array(json, { maxLength: 8 }), (values) => {
        const log = new PackedLog();
        const entries = values.map((value) => ({ value }) as unknown as Entry);
        for (const entry of entries) log.append(entry);
        expect(log.entries()).toEqual(entries);
      }),
    );
  });
});
