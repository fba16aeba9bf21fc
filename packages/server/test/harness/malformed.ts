import type { Draw } from "@cardwright/core";
import { Catalog } from "../../src/index.ts";
import { games } from "../games/index.ts";

/** Frames that no client of ours would send, or not now: they come twice, too late, or about what never was. */
const seeds = [
  { type: "ACTION", action: "pass", intent_id: "i", seen: 0 },
  { type: "SUBMIT_CHOICE", prompt_id: "q1", selections: ["a", 1], intent_id: "i" },
  { type: "ACTIVATE_EFFECT", source_instance_id: "p1", effect_id: "e", intent_id: "i" },
  { type: "DESCRIBE", request_id: 1, action: "play", payload: { card: "p1" } },
  { type: "RESYNC", last_seq: 3 },
  { type: "PING", request_id: 1 },
];
const odd: readonly unknown[] = [
  null,
  true,
  -1,
  -0,
  1e308,
  2 ** 53,
  0.5,
  "",
  "\u0000",
  "\ud800",
  "x".repeat(2_000),
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  { __proto__: null },
  "__proto__",
  "constructor",
  ["a", ["b"]],
  { a: { b: { c: 1 } } },
  Array.from({ length: 300 }, () => 1),
];
const oddAnswers: readonly unknown[] = [[], ["p1"], ["p1", "p1"], ["c0", 0], "c0", 0, "", true, "__proto__", ["x", []]];
const hostile: readonly string[] = [
  "",
  "{",
  "[",
  "null",
  "0",
  '"text"',
  "[".repeat(4_096),
  '{"a":'.repeat(2_000),
  '{"type":"ACTION","type":"HELLO"}',
  '{"__proto__":{"isAdmin":true},"type":"PING","request_id":1}',
  '{"constructor":{"prototype":{"x":1}},"type":"PING"}',
  '{"type":"PING","request_id":1e400}',
  '{"type":"PING","request_id":-0}',
  '{"type":"PING","request_id":9007199254740993}',
  `{${Array.from({ length: 900 }, (_, i) => `"k${i}":1`).join()}}`,
  "\ufeff{}",
  "{}\u0000",
  `{"type":"${"A".repeat(10_000)}"}`,
];
const { packer } = new Catalog(games).find("duel", [])!.wire;
/** A packed frame with some bytes changed, cut off or added. */
function dented(draw: Draw): Buffer {
  const bytes = [...packer.pack(seeds[draw(seeds.length)])];
  for (let dents = 1 + draw(3); dents > 0; dents--) bytes.splice(draw(bytes.length), draw(3), draw(256));
  return Buffer.from(bytes);
}
/** Nothing is wrong with it but the moment. */
function misplaced(draw: Draw): string {
  const message = seeds[draw(seeds.length)]!;
  const intent = "intent_id" in message && draw(2) === 0 ? { intent_id: `i${draw(1_000)}` } : {};
  const seen = "seen" in message ? { seen: [0, 1, 7, 1e9, undefined, undefined][draw(6)] } : {};
  return JSON.stringify({ ...message, ...intent, ...seen });
}
/** An answer of another shape than what is asked, to what the game does ask. */
function answeredOddly(draw: Draw): string {
  const answers = { card: oddAnswers[draw(oddAnswers.length)] };
  const asked = { action: "play", payload: answers };
  return JSON.stringify(
    [
      { type: "DESCRIBE", request_id: 1, ...asked },
      { type: "DESCRIBE", request_id: 1, action: "SUBMIT_CHOICE", payload: { prompt_id: "q1", selections: answers } },
      { type: "ACTION", intent_id: `odd ${draw(1_000)}`, ...asked },
      { type: "SUBMIT_CHOICE", prompt_id: "q1", selections: answers, intent_id: `odd ${draw(1_000)}` },
    ][draw(4)],
  );
}
export function malformedFrame(draw: Draw): string | Buffer {
  switch (draw(9)) {
    case 0:
      return hostile[draw(hostile.length)]!;
    case 1:
      return Buffer.from(Array.from({ length: 1 + draw(200) }, () => draw(256)));
    case 2: {
      const text = JSON.stringify(seeds[draw(seeds.length)]);
      const at = draw(text.length);
      return text.slice(0, at) + String.fromCharCode(draw(0x300)) + text.slice(at + draw(4));
    }
    case 3:
      return dented(draw);
    case 4:
      return misplaced(draw);
    case 5:
      return answeredOddly(draw);
    case 6:
      return "y".repeat(1 + draw(16_000));
    default: {
      const message: Record<string, unknown> = { ...seeds[draw(seeds.length)] };
      const keys = Object.keys(message);
      const key = draw(4) === 0 ? `extra${draw(9)}` : keys[draw(keys.length)]!;
      if (draw(5) === 0) delete message[key];
      else message[key] = odd[draw(odd.length)];
      return JSON.stringify(message);
    }
  }
}
