import { duel } from "@cardwright/core/testing";
import { expect, expectTypeOf, test } from "vitest";
import { type ActionName, connect, type Session } from "../src/index.ts";

/** Types are tested by compiling this file: `npm run check` does. */
test("a session knows the names it was given, and the view of its game", () => {
  type Seat = ReturnType<typeof connect<typeof duel, "strike" | "pass">>;
  expectTypeOf<Parameters<Seat["act"]>[0]>().toEqualTypeOf<"strike" | "pass">();
  type View = NonNullable<ReturnType<Seat["getSnapshot"]>["view"]>;
  expectTypeOf<View>().toHaveProperty("you");
  expectTypeOf<Parameters<Session["act"]>[0]>().toEqualTypeOf<string>();
  expect(typeof connect).toBe("function");
});
test("a game whose type has kept the names of its actions gives them by itself", () => {
  interface Kept {
    readonly actions: readonly ({ readonly type: "play" } | { readonly type: "pass" })[];
  }
  expectTypeOf<ActionName<Kept>>().toEqualTypeOf<"play" | "pass" | "concede">();
  expectTypeOf<ActionName<typeof duel>>().toEqualTypeOf<string>();
  expect(duel.actions.length).toBeGreaterThan(0);
});
test("where there is no WebSocket it is said which to hand over", () => {
  const options = { url: "http://127.0.0.1:1", match: "m", WebSocket: null };
  expect(() => connect(options)).toThrow('import WebSocket from "ws"');
});
