import { afterAll, expect, test } from "vitest";
import { cardwright } from "./run.ts";
import { serving } from "./serving.ts";

const server = await serving();
afterAll(() => server.stop());
const play = (parameters: readonly string[], input: string) =>
  cardwright(["play", "politics", "--server", server.url, ...parameters], { input });
const api = async (path: string, init?: RequestInit) => (await fetch(`${server.url}/api/v1${path}`, init)).json();

test("a match of a server is played in the terminal against its bots, to its end", async () => {
  const played = await play(["--bot", "random", "--name", "Ada", "--json"], `${"1\n1\n1\n".repeat(3)}concede\n`);
  expect(played.err).toMatch(/match [\w-]+ at http/);
  expect(played.out).toContain("What do you do?");
  expect(played.out).toContain("Your hand:");
  expect(JSON.parse(played.out.trim().split("\n").at(-1)!)).toMatchObject({
    game: "politics",
    outcome: { winners: [1] },
  });
  expect(played.code).toBe(0);
  const [, match] = /match ([\w-]+) at/.exec(played.err)!;
  expect(await api(`/matches/${match}`)).toMatchObject({
    status: "ended",
    seats: [{ name: "Ada" }, { bot: "random" }],
  });
});
test("two people meet in a match, one leaves and comes back to the same seat", async () => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ game: "politics", seats: [{ kind: "open" }, { kind: "open" }] });
  const { match } = (await api("/matches", { method: "POST", headers, body })) as { match: string };
  const first = play(["--match", match, "--name", "Ada"], "q\n");
  const second = play(["--match", match, "--name", "Ben"], "concede\n");
  // Who sat down first is to play first. If that is Ada, she leaves, is told how to come back, and then gives up; if it is Ben,
  // he gives up, and she has nothing to leave.
  const left = await first;
  const [, token] = /--token (\S+)/.exec(left.err) ?? [];
  const ada = token === undefined ? left : await play(["--match", match, "--token", token], "concede\n");
  const ben = await second;
  expect(`${ada.out}${ben.out}`).toContain("You win");
  expect(await api(`/matches/${match}`)).toMatchObject({ status: "ended" });
});
test("what is wrong is named with its cure", async () => {
  const at = (...parameters: string[]) => cardwright(["play", "politics", ...parameters]);
  const [absent, noUrl, noMatch, unknown, here, seed, seat] = await Promise.all([
    at("--server", "http://127.0.0.1:9"),
    at("--server", "127.0.0.1:4000"),
    at("--server", server.url, "--token", "a".repeat(22)),
    at("--server", server.url, "--match", "nowhere"),
    at("--match", "x"),
    at("--server", server.url, "--seed", "1"),
    at("--server", server.url, "--seat", "7"),
  ]);
  expect(absent).toMatchObject({ code: 2, err: expect.stringContaining("start one with `cardwright serve`") });
  expect(noUrl).toMatchObject({ code: 2, err: expect.stringContaining("name one as http://host:port") });
  expect(noMatch).toMatchObject({ code: 2, err: expect.stringContaining("name it with --match") });
  expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining("refuses") });
  expect(here).toMatchObject({ code: 2, err: expect.stringContaining("name the server with --server") });
  expect(seed).toMatchObject({ code: 2, err: expect.stringContaining("leave out --seed") });
  expect(seat).toMatchObject({ code: 2, err: expect.stringContaining("seats are 0 to 1") });
});
