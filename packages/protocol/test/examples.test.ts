import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  askAdvice,
  askRematch,
  clientMessage,
  createMatch,
  joinSeat,
  renewToken,
  serverMessage,
  startMatch,
} from "../src/index.ts";

const page = readFileSync(new URL("../PROTOCOL.md", import.meta.url), "utf8");
const schemas = {
  client: clientMessage,
  server: serverMessage,
  "http createMatch": createMatch,
  "http joinSeat": joinSeat,
  "http askAdvice": askAdvice,
  "http askRematch": askRematch,
  "http renewToken": renewToken,
  "http startMatch": startMatch,
};
const examples = [...page.matchAll(/^```json (.+)\n([^`]+)\n```$/gm)].map(([, kind, text]) => ({
  kind: kind as keyof typeof schemas,
  value: JSON.parse(text!) as { type?: string },
}));

describe("the page on the protocol", () => {
  test.each(examples)("$kind $value.type", ({ kind, value }) => {
    expect(schemas[kind].parse(value)).toEqual(value);
  });
  test("shows every message", () => {
    const shown = (kind: string) => new Set(examples.filter((e) => e.kind === kind).map(({ value }) => value.type));
    const types = (schema: typeof clientMessage | typeof serverMessage) =>
      new Set(schema.options.map(({ shape }) => shape.type.value as string));
    expect(shown("client")).toEqual(types(clientMessage));
    expect(shown("server")).toEqual(types(serverMessage));
  });
  test("a field that is not listed is refused, above all a seat", () => {
    const commands = examples.filter(({ kind }) => kind === "client");
    for (const { value } of commands) {
      for (const field of ["seat", "playerID", "player", "you", "__proto__x"]) {
        expect(clientMessage.safeParse({ ...value, [field]: 0 }).success).toBe(false);
      }
    }
  });
});
