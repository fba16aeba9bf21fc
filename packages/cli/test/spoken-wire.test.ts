import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Session } from "@cardwright/client";
import type { ServerMessage } from "@cardwright/protocol";
import { expect, test } from "vitest";
import { compileGames } from "../src/config/compile-project.ts";
import { project } from "../src/config/project.ts";
import { gameHost } from "../src/dev/game-host.ts";
import { serving } from "./serving.ts";

/** One match told in two languages at once over the wire, by `cardwright serve` and by the server behind `cardwright dev`. */

const api = async (url: string, path: string, body: object): Promise<Readonly<Record<string, string>>> => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/v1/matches${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as Readonly<Record<string, string>>;
};
/** The sentences alone: names of cards and keys travel beside them. */
const saidIn = (messages: readonly ServerMessage[]): string =>
  messages
    .flatMap((message) => ("says" in message ? (message.says ?? []) : []))
    .filter(Boolean)
    .join("\n");
const GERMAN = /^Anna lässt 7 Taktikkarten zurück\.$/m;
const ENGLISH = /^Max leaves 7 tactics behind\.$/m;
/** The sentences that each of two players hears while a match begins and its first moves are made. */
async function toldBy(url: string): Promise<{ readonly en: string; readonly de: string }> {
  const { match = "" } = await api(url, "", { game: "taktik" });
  const tokens: string[] = [];
  for (const name of ["Anna", "Max"]) {
    const { token = "" } = await api(url, `/${match}/seats`, { name, nonce: `nonce of ${name}` });
    tokens.push(token);
  }
  const heard = { en: [] as ServerMessage[], de: [] as ServerMessage[] };
  const sit = (sentences: "en" | "de", token: string) =>
    new Session({
      url,
      match,
      token,
      sentences,
      encoding: "json",
      observe: (message) => heard[sentences].push(message),
    });
  const sessions = [sit("en", tokens[0]!), sit("de", tokens[1]!)];
  await expect
    .poll(() => sessions.every((session) => session.getSnapshot().view !== null), { timeout: 30_000 })
    .toBe(true);
  for (const session of sessions) {
    const [action] = await session.actions();
    const { prompt_id, selections } = action!.payload as { prompt_id: string; selections: never };
    expect(await session.answer(prompt_id, selections)).toMatchObject({ ok: true });
  }
  const told = () => ({ en: saidIn(heard.en), de: saidIn(heard.de) });
  // Both have chosen in secret; then each hears of the other, and of their own cards by name.
  await expect.poll(() => [/Max/.test(told().en), /Anna/.test(told().de)], { timeout: 30_000 }).toEqual([true, true]);
  for (const session of sessions) session.close();
  return told();
}
test("cardwright serve tells each in the language asked for", { timeout: 120_000 }, async () => {
  const server = await serving();
  try {
    const { en, de } = await toldBy(server.url);
    expect(en).toMatch(ENGLISH);
    expect(de).toMatch(GERMAN);
    expect(en).not.toMatch(/lässt|zurück/);
    expect(de).not.toMatch(/leaves|behind/);
  } finally {
    await server.stop();
  }
});
test("a server that cardwright build has made tells in the same words", { timeout: 120_000 }, async () => {
  const { file, config } = await project();
  const own = join(dirname(file), ".cardwright");
  mkdirSync(own, { recursive: true });
  const folder = mkdtempSync(join(own, "built-"));
  try {
    const server = await serving(undefined, { CARDWRIGHT_CONFIG: await compileGames(file, config, folder) });
    try {
      const { en, de } = await toldBy(server.url);
      expect(en).toMatch(ENGLISH);
      expect(de).toMatch(GERMAN);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
test("cardwright dev tells in the same words", { timeout: 120_000 }, async () => {
  const host = await gameHost((await project()).games);
  try {
    const { en, de } = await toldBy(`http://127.0.0.1:${host.port}`);
    expect(en).toMatch(ENGLISH);
    expect(de).toMatch(GERMAN);
    expect(en).not.toMatch(/lässt|zurück/);
    expect(de).not.toMatch(/leaves|behind/);
  } finally {
    await host.close();
  }
});
