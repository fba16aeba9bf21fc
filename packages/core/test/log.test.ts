import { describe, expect, it } from "vitest";
import {
  commitmentOf,
  contentHash,
  createEngine,
  hashOf,
  headerOf,
  type Log,
  logOf,
  replay,
  seedFromText,
  verify,
  verifyChain,
} from "../src/host.ts";
import { duel, playRandom } from "../src/testing/index.ts";

const match = playRandom(duel, "log test");
const { engine, seed } = match;
const log: Log = logOf(headerOf(engine, { seed }, match.first), JSON.parse(JSON.stringify(match.entries)));
const text = JSON.stringify(log);

describe("logs", () => {
  it("commit to the seed before the deal, and verify with it afterwards", () => {
    expect(log.header.commitment).toBe(commitmentOf(seed));
    expect(text).not.toContain(seed);
    expect(verify(engine, log, seed)).toEqual({ ok: true });
    expect(verify(engine, log, seedFromText("another"))).toMatchObject({
      ok: false,
      why: expect.stringContaining("seed"),
    });
  });
  it("rebuild every state from events alone", () => {
    expect(hashOf(replay(engine, log))).toBe(hashOf(match.last.state));
    expect(hashOf(replay(engine, log, 1))).toBe(hashOf(match.first.state));
  });
  it("refuse any change of a digit, with the line it is in", () => {
    let tried = 0;
    for (let at = text.indexOf('"lines"') + 10; at < text.length; at += 97) {
      const digit = text[at] ?? "";
      if (!/[0-9a-f]/.test(digit)) continue;
      const changed = `${text.slice(0, at)}${digit === "1" ? "2" : "1"}${text.slice(at + 1)}`;
      if (changed === text) continue;
      let parsed: Log;
      try {
        parsed = JSON.parse(changed) as Log;
      } catch {
        continue;
      }
      expect(verifyChain(parsed)).toMatchObject({ ok: false, revision: expect.any(Number) });
      tried++;
    }
    expect(tried).toBeGreaterThan(30);
  });
  it("refuse lines that were dropped, swapped, doubled or cut off the front", () => {
    const { header, lines } = log;
    const cases = [
      [...lines.slice(0, 3), ...lines.slice(4)],
      [...lines.slice(0, 3), lines[4], lines[3], ...lines.slice(5)],
      [...lines.slice(0, 3), lines[2], ...lines.slice(3)],
      lines.slice(1),
    ] as (typeof lines)[];
    for (const changed of cases) expect(verifyChain({ header, lines: changed }).ok).toBe(false);
  });
  it("refuse a log that was hashed anew over other events, because the rules lead elsewhere", () => {
    const entries = log.lines.map(({ entry }) => entry);
    const index = entries.findIndex(({ events }) => events.some(({ type }) => type === "lifeChanged"));
    const forged = entries.map((entry, i) =>
      i === index
        ? {
            ...entry,
            events: entry.events.map((event) => (event.type === "lifeChanged" ? { ...event, by: -29 } : event)),
          }
        : entry,
    );
    const rehashed = logOf(log.header, forged);
    expect(verifyChain(rehashed)).toEqual({ ok: true });
    expect(verify(engine, rehashed, seed)).toEqual({
      ok: false,
      revision: index,
      why: "the rules lead to other events",
    });
  });
  it("are those of other words too, and are refused by other rules from where these lead elsewhere", () => {
    expect(verify(createEngine({ ...duel, version: "2" }), log, seed)).toEqual({ ok: true });
    const other = createEngine({ ...duel, version: "2", onTurnStart: () => [] });
    expect(verify(other, log, seed)).toEqual({
      ok: false,
      revision: 4,
      why: "the rules lead to other events (it was played with version 1 of the rules)",
    });
  });
  it("refuse a header that says something else, an empty log, and what is no log at all, in words", () => {
    const again = (header: object, entries = match.entries): Log =>
      logOf({ ...log.header, ...header } as Log["header"], JSON.parse(JSON.stringify(entries)));
    const cases: readonly (readonly [unknown, RegExp])[] = [
      [again({ expansions: ["evil"] }), /header/],
      [again({ winner: 1 }), /header/],
      [again({}, []), /no lines/],
      [again({ seats: 3 }), /no match can be made of it/],
      [again({ options: { nonsense: 1 } }), /no match can be made of it/],
      [{ header: log.header, lines: [null] }, /no match can be made of it/],
      [{ header: null, lines: [] }, /no/],
      [null, /no match can be made of it/],
    ];
    for (const [bad, why] of cases) {
      expect(verify(engine, bad as Log, seed)).toEqual({
        ok: false,
        revision: 0,
        why: expect.stringMatching(why),
      });
    }
    expect(verify(engine, log, "no seed")).toMatchObject({ ok: false });
  });
});
it("say by what rules they were played, but for the texts of cards", () => {
  const withCard = (card: object) =>
    contentHash(createEngine({ ...duel, cards: [{ id: "strike1", name: "Strike", ...card }] as never }));
  const hash = withCard({ text: "Takes 1 life.", amount: 1 });
  expect(withCard({ text: "One life is lost.", amount: 1 })).toBe(hash);
  expect(withCard({ amount: 1 })).toBe(hash);
  expect(withCard({ text: "Takes 1 life.", amount: 2 })).not.toBe(hash);
});
