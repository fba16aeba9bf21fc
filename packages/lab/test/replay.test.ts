import { type AnyEngine, drawOf } from "@cardwright/bots";
import { commitmentOf, createEngine, type Entry, judge, mixSeed, seedFromText } from "@cardwright/core/host";
import { expect, test } from "vitest";
import { NotAReplay, readReplay, readScenario, replayOf, stateAt, stepsOf } from "../src/index.ts";
import { strengthGame } from "./games/strength.ts";

const engine = createEngine(strengthGame) as unknown as AnyEngine;
function playedText(seed: string): string {
  const draw = drawOf(seedFromText("replay"));
  let { snapshot, entry } = engine.create({ seed });
  const entries: Entry[] = [entry];
  while (snapshot.state.outcome === null) {
    const result = engine.applyAction(
      snapshot,
      engine.sample(snapshot.state, engine.actors(snapshot.state)[0]!, draw)!,
    );
    if (!result.ok) throw new Error(result.error.message);
    ({ snapshot, entry } = result);
    entries.push(entry);
  }
  return replayOf(engine, { seed }, entries);
}
const text = playedText(seedFromText("a"));
const judged = async (given: string) => judge(engine, readReplay(given), []);
const isRefused = async (bytes: Uint8Array): Promise<boolean> => {
  try {
    const { verdict } = await judged(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
    return verdict === "refused";
  } catch {
    return true;
  }
};

test("a replay is consistent, and shows each step and each table", async () => {
  const replay = readReplay(text);
  const { lines } = replay.log;
  const facts = { ended: true, steps: lines.length, head: lines.at(-1)!.hash, signedBy: null };
  expect(await judged(text)).toEqual({ verdict: "consistent", ...facts, because: "nobody has signed it" });
  expect(stepsOf(engine, replay.log, 0)).toHaveLength(replay.log.lines.length);
  expect(stateAt(engine, replay.log, replay.log.lines.length - 1).outcome).not.toBeNull();
});
test("whatever differs in one bit is refused", async () => {
  const bytes = new TextEncoder().encode(text);
  const draw = drawOf(seedFromText("bits"));
  const places = [
    ...Array.from({ length: 250 }, () => draw(bytes.length * 8)),
    ...Array.from({ length: 16 }, (_, i) => bytes.length * 8 - 1 - i),
  ];
  for (const place of places) {
    const changed = bytes.slice();
    changed[place >> 3]! ^= 1 << (place & 7);
    expect([place, await isRefused(changed)]).toEqual([place, true]);
  }
});
test("what a server hands out is checked down to the players' nonces", async () => {
  const server_seed = seedFromText("server");
  const nonces = ["one", "two"];
  const seed = mixSeed(server_seed, nonces);
  const { header, lines } = JSON.parse(playedText(seed));
  const commitment = commitmentOf(server_seed);
  const handed = (fairness: object): string => JSON.stringify({ complete: true, header, lines, fairness });
  const verdict = (fairness: object) => judged(handed(fairness));
  expect(await verdict({ commitment, server_seed, nonces, seed })).toMatchObject({ verdict: "consistent" });
  expect(await verdict({ commitment: seed, server_seed, nonces, seed })).toMatchObject({
    because: expect.stringContaining("committed"),
  });
  expect(await verdict({ commitment, server_seed, nonces: ["one", "too"], seed })).toMatchObject({
    because: expect.stringContaining("mixed"),
  });
});
test("text that JSON would forgive is not a replay", () => {
  expect(() => readReplay(text.replace("{", "{ "))).toThrow(NotAReplay);
  expect(() => readReplay(text.replace("{", '{"note":"hello",'))).toThrow('no "note"');
  expect(() => readReplay("[]")).toThrow(NotAReplay);
});
test("other JSON is not a replay either, whatever it is, and says so", () => {
  const { header, lines } = JSON.parse(text);
  const told = (content: unknown): unknown => {
    try {
      return readReplay(JSON.stringify(content));
    } catch (error) {
      return error;
    }
  };
  for (const content of [null, 5, "text", {}, { header: null, lines }, { header: {}, lines }, { header, lines: {} }])
    expect(told(content)).toMatchObject({ message: expect.stringContaining("a replay has a header and lines") });
  for (const line of [null, 5, {}, { entry: null }, { entry: { revision: 0, events: [5], action: null } }])
    expect(told({ header, lines: [line] })).toEqual(new NotAReplay("line 0 is no step of a match"));
  for (const content of ['{"scenario":1}', '{"scenario":1,"game":"strength","expansions":[],"actions":[null]}'])
    expect(() => readScenario(content)).toThrow("no table that was dealt by hand");
});
