import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { startServer } from "./harness/table.ts";

/** The page that a server delivers: packed, kept by whoever has it, and open to a whole family behind one address. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-page-"));
const script = `console.log(${JSON.stringify("a card ".repeat(500))});`;
let server: Server;
beforeAll(async () => {
  for (const [path, text] of [
    ["index.html", "<title>Cards</title>"],
    ["hashed/table-4f8a.js", script],
    ["hashed/ein Bild.svg", "<svg/>"],
    ["rules.txt", "once"],
    [".notes/manifest.json", "{}"],
  ] as const) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  server = await startServer({ web: folder, requestsPerMinute: 1_200 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
const page = { accept: "text/html" };
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

test("a file is packed for who can unpack it, and is the same for who cannot", async () => {
  const packed = await get("/hashed/table-4f8a.js", { "accept-encoding": "gzip" });
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(packed.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(Number(packed.headers.get("content-length"))).toBeLessThan(script.length / 10);
  expect(await packed.text()).toBe(script);
  const plain = await get("/hashed/table-4f8a.js", { "accept-encoding": "identity" });
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, script]);
});
test("what is named by its content is kept for ever; the page itself and a project's own files are asked for each time", async () => {
  const caches = ["/hashed/table-4f8a.js", "/", "/rules.txt"].map(async (path) => {
    const { headers } = await get(path);
    const again = await get(path, { "if-none-match": headers.get("etag") ?? "" });
    return [headers.get("cache-control"), again.status];
  });
  expect(await Promise.all(caches)).toEqual([
    ["public, max-age=31536000, immutable", 304],
    ["no-cache", 304],
    ["no-cache", 304],
  ]);
});
test("every address of the page gets the page, where a browser asks for one; nothing outside its folder is found", async () => {
  expect(await (await get("/match/abc?seat=1", page)).text()).toBe("<title>Cards</title>");
  expect(await (await get("/hashed/ein%20Bild.svg")).text()).toBe("<svg/>");
  for (const path of [
    "/match/abc",
    "/.notes/manifest.json",
    "/%2e%2e/package.json",
    "/hashed/../../package.json",
    "/%",
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await get("/api/v1/nothing", page)).status).toBe(404);
});
test("ten cold pages of one address at once are all delivered, and their reader may still play; a flood of them is not", async () => {
  const cold = async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => get("/hashed/table-4f8a.js")));
    return answers.filter(({ status }) => status === 200).length;
  };
  for (let reader = 0; reader < 10; reader++) expect(await cold()).toBe(70);
  expect((await get("/api/v1/games")).status).toBe(200);
  let delivered = 70;
  for (let more = 0; more < 30 && delivered === 70; more++) delivered = await cold().catch(() => 0);
  expect(delivered).toBeLessThan(70);
});
