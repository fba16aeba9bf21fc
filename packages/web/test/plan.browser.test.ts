import { Unpacker } from "@cardwright/protocol";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hosting } from "./support/hosted-app.ts";
import { SCREEN, shoot, watchErrors } from "./support/screens.ts";
import { inMenu, revisionOf, violationsOn, waitForRevision } from "./support/served.ts";

const at = hosting();
const bar = (page: Page) => page.locator("[data-plan-bar]");
const table = (page: Page) => page.locator("[data-table]");
async function opened(size: keyof typeof SCREEN, locale: string): Promise<{ page: Page; errors: string[] }> {
  const context = await at.browser.newContext({ viewport: SCREEN[size], reducedMotion: "reduce", locale });
  context.setDefaultTimeout(15_000);
  // The notes of a first match would lie over it.
  await context.addInitScript(() => localStorage.setItem("cardwright.hinted", "yes"));
  const page = await context.newPage();
  return { page, errors: await watchErrors(page) };
}
/** The types of all messages that the page sends from now on, packed or not. */
function typesSent(page: Page): readonly string[] {
  const types: string[] = [];
  page.on("websocket", (socket) => {
    let unpacker: Unpacker | undefined;
    socket.on("framereceived", ({ payload }) => {
      if (typeof payload !== "string") return;
      const { type, vocabulary } = JSON.parse(payload);
      if (type === "WELCOME") unpacker = new Unpacker(vocabulary);
    });
    socket.on("framesent", ({ payload }) => {
      const message = typeof payload === "string" ? JSON.parse(payload) : unpacker?.unpack(payload);
      types.push((message as { readonly type: string }).type);
    });
  });
  return types;
}

test("moves are tried on one's own view online, marked as a plan, dropped, and played; nothing of it reaches the server before", async () => {
  const match = await at.app.createMatch({ game: "politics", seats: [{ kind: "open" }, { kind: "open" }] });
  const { page, errors } = await opened("desk", "en-GB");
  // From the beginning: the page opens its socket once, and whoever listens later hears nothing of it.
  const frames = typesSent(page);
  await page.goto(`${at.app.address}/match/${match}`);
  await page.getByRole("button", { name: "Sit down" }).click();
  const other = await fetch(`${at.app.address}/api/v1/matches/${match}/seats`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ben", nonce: "n" }),
  });
  expect(other.status).toBe(201);
  await page.waitForSelector("[data-dock]");
  const room = (await at.app.server.rooms.get(match))!;
  const sent: string[] = [];
  expect(frames).toContain("HELLO");
  // At rest: the page has asked whether there is anything to take back, or anybody who asks for it.
  await expect.poll(() => frames.filter((type) => type === "DESCRIBE").length).toBe(2);
  const before = frames.length;
  const sentSince = () => frames.slice(before).filter((type) => type !== "PING");
  // Parts of the page itself may come late.
  page.on("request", (request) => {
    if (!new URL(request.url()).pathname.startsWith("/hashed/")) sent.push(request.url());
  });
  await (await inMenu(page, "Try moves")).click();
  await bar(page).waitFor();
  expect(await table(page).getAttribute("data-plan")).toBe("true");
  await page.locator('[data-offer="pass"]').click();
  await bar(page).getByRole("button", { name: "Play 1 move" }).waitFor();
  await shoot(page, "plan-online");
  expect(await violationsOn(page)).toEqual([]);
  // The key takes it back, though it is the other's turn in the plan.
  await page.keyboard.press("z");
  await bar(page).getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.locator('[data-offer="pass"]').click();
  expect(sentSince()).toEqual([]);
  await bar(page).getByRole("button", { name: "Drop" }).click();
  await expect.poll(() => table(page).getAttribute("data-plan")).toBe("false");
  expect([await revisionOf(page), room.revision]).toEqual([0, 0]);
  // One question for a world, and nothing else, has left the page.
  // Files of the page itself come when they are first needed, and say nothing of a plan.
  const asked = sent.map((url) => new URL(url, at.app.address).pathname).filter((path) => !path.startsWith("/hashed/"));
  expect(asked).toEqual([`/api/v1/matches/${match}/world`]);
  // Back at the table it asks again what may be taken back there, as it does in every position.
  expect(sentSince().filter((type) => type !== "DESCRIBE")).toEqual([]);
  await (await inMenu(page, "Try moves")).click();
  await page.locator('[data-offer="pass"]').click();
  await bar(page).getByRole("button", { name: "Play 1 move" }).click();
  await waitForRevision(page, 1);
  expect(room.revision).toBe(1);
  // And a plan that is played does reach it, so that the frames are really heard.
  expect(sentSince()).toContain("ACTION");
  await expect.poll(() => bar(page).count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
test("a plan on this device, on a phone and in German", async () => {
  const { page, errors } = await opened("phone", "de-DE");
  await page.goto(`${at.app.address}/play/politics?seed=plan`);
  await page.waitForSelector("[data-dock]");
  await page.getByRole("button", { name: "Menü" }).click();
  await page.getByRole("button", { name: "Züge probieren" }).click();
  await bar(page).waitFor();
  await page.locator('[data-offer="pass"]').click();
  await bar(page).getByRole("button", { name: "1 Zug ausführen" }).waitFor();
  await shoot(page, "plan-phone");
  expect(await violationsOn(page)).toEqual([]);
  const { width } = SCREEN.phone;
  const box = (await bar(page).boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  await bar(page).getByRole("button", { name: "Verwerfen" }).click();
  await expect.poll(() => table(page).getAttribute("data-plan")).toBe("false");
  expect(await revisionOf(page)).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
