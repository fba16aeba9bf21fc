import { expect, test } from "vitest";
import { cleanName, distinctName, mixesAlphabets, skeletonOf } from "../src/names.ts";
import { call, startServer } from "./harness/table.ts";

test.each([
  ["  Anna \t Maria ", "Anna Maria"],
  ["An\u200bna\u202e", "Anna"],
  ["\u2066Anna\u2069", "Anna"],
  ["An\ufffcna", "Anna"],
  ["e\u0301", "\u00e9"],
  [`Z${"\u0334".repeat(30)}`, `Z${"\u0334".repeat(3)}`],
  ["אנה", "אנה"],
  ["नमस्ते", "नमस्ते"],
  ["李雷", "李雷"],
  ["👩🏽", "👩🏽"],
])("%j is shown as %j", (given, shown) => {
  expect(cleanName(given)).toBe(shown);
});
test.each([
  ["spaces", " \u00a0\u2003 "],
  ["no width", "\u200b\u200d\ufeff"],
  ["a filler", "\u3164"],
  ["an empty pattern", "\u2800"],
  ["direction", "\u202e\u202c"],
  ["marks on nothing", "\u0301\u0302"],
  ["the private area", "\ue000"],
  ["what stands for an object", "\ufffc"],
  ["a tag", "\u{e0041}"],
])("%s is no name", (_, given) => {
  expect(cleanName(given)).toBeNull();
});
test.each([
  ["Anna", "Аnnа"],
  ["Anna", "ANNA"],
  ["Anna", "Ánna"],
  ["Anna", "Ａｎｎａ"],
  ["Anna", "𝐀𝐧𝐧𝐚"],
  ["Anna", "An na"],
  ["rope", "горе"],
  ["Bill", "BiII"],
  ["Bob", "B0b"],
  ["modern", "modem"],
  ["TOP", "ΤΟΡ"],
  ["AnnLee", "Ann\u2010Lee"],
  ["Ann-Lee", "Ann\u2014Lee"],
  ["AD", "ꓮꓓ"],
  ["BETTY", "ꓐꓰꓔꓔꓬ"],
  ["ABC", "ΑΒϹ"],
  ["Ada-B", "Ada\u2212B"],
  ["Ada's", "Ada\u02bcs"],
  ["COC", "ⲤⲞⲤ"],
  ["Ada", "🅰🅳🅐"],
])("%s and %s look alike", (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});
test.each([
  ["Anna", "Hanna"],
  ["player 1", "player 2"],
  ["Ada", "Bo"],
  ["李雷", "李電"],
  ["אנה", "דנה"],
])("%s and %s do not", (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});
test("a word of two alphabets is forged; two words, or letters beside characters of another kind, are not", () => {
  expect(["Аnna", "Annα", "pаypal", "𐌕im", "Ada𐊠"].map(mixesAlphabets)).toEqual(Array(5).fill(true));
  expect(["Анна Smith", "Anna李", "さくらAnna", "Анна7", "Anna!"].map(mixesAlphabets)).toEqual(Array(5).fill(false));
});
test("whoever has a name that looks like another's gets a number, however long it is", () => {
  expect(distinctName("Anna", ["Bo"])).toBe("Anna");
  expect(distinctName("ANNA", ["Anna", "Anna (2)"])).toBe("ANNA (3)");
  const long = "x".repeat(40);
  expect(distinctName(long, [long])).toHaveLength(40);
});

test("at a table: nobody is invisible, and nobody is called like somebody else or like a bot", async () => {
  const server = await startServer();
  const seats = [{ kind: "open" }, { kind: "open" }];
  const { body: made } = await call(server.url, "POST", "/api/v1/matches", { game: "duel", seats });
  const join = (name: string) => call(server.url, "POST", `/api/v1/matches/${made.match}/seats`, { name });
  for (const name of ["\u200b", " ", "\u202e\u202c", "Аnna"]) {
    expect(await join(name)).toMatchObject({ status: 400, body: { code: "NAME_INVALID" } });
  }
  const names = async (match: string) =>
    (await call(server.url, "GET", `/api/v1/matches/${match}`)).body.seats.map(({ name }: { name: string }) => name);
  expect((await join(" An\u200bna ")).status).toBe(201);
  expect((await join("ANNA")).status).toBe(201);
  expect(await names(made.match)).toEqual(["Anna", "ANNA (2)"]);
  const against = [{ kind: "open" }, { kind: "bot", bot: "greedy" }];
  const { body: other } = await call(server.url, "POST", "/api/v1/matches", { game: "duel", seats: against });
  await call(server.url, "POST", `/api/v1/matches/${other.match}/seats`, { name: "Greedy" });
  expect(await names(other.match)).toEqual(["Greedy (2)", null]);
  await server.close();
});
