import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seedFromText } from "@cardwright/core/host";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { drawing, glance, playByKeyboard, playByMouse } from "./support/players.ts";
import { shoot } from "./support/screens.ts";
import { inMenu, ownErrors, revisionOf, servedApp, violationsOn, waitForRevision } from "./support/served.ts";

/** Matches that need no server: against bots in a thread of their own, at one device, watched again and taken apart. */

const { open } = servedApp();

async function playToTheEnd(page: Page, seed: number, likes: string): Promise<void> {
  const person = { draw: drawing(seed), likes };
  for (let moves = 0; moves < 900 && !(await glance(page)).over; moves++) {
    if (!(await playByMouse(page, person, () => undefined))) await page.waitForTimeout(5);
  }
  expect((await glance(page)).over).toBe(true);
}
/** Runs a test file that the page has made, with this file's own expectations, and with the rules from where they lie here. */
async function run(name: string, text: string): Promise<void> {
  const folder = join(import.meta.dirname, "..", "..", "..", "artefacts", "turned");
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  const given = 'import { expect, test } from "vitest";';
  expect(text).toContain(given);
  Object.assign(globalThis, { turned: { expect, test: (_: string, body: () => void) => body() } });
  const rules = 'from "../src/index.ts"';
  expect(text).toContain(rules);
  const here = text.replace(given, "const { expect, test } = globalThis.turned;");
  writeFileSync(file, here.replace(rules, 'from "@cardwright/game-politics"'));
  try {
    await import(/* @vite-ignore */ `${file}?${Date.now()}`);
  } finally {
    rmSync(file);
  }
}

describe("a match against a bot", () => {
  test("is played to its end, watched again, verified offline, and taken apart", { timeout: 120_000 }, async () => {
    const { page, errors } = await open("/play/politics?pace=0&bot=random", { more: { acceptDownloads: true } });
    await playByMouse(page, { draw: drawing(5), likes: "Play a card" }, () => undefined);
    await playToTheEnd(page, 5, "Activate");
    expect(await page.getByRole("log", { name: "Latest events" }).textContent()).toMatch(/win/);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole("link", { name: "Watch and verify the replay" }).click();
    await page.locator(".uplot").waitFor();
    // From here on there is no network at all.
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Verify the whole match" }).click();
    await page.getByText("Consistent, but nobody has signed it").waitFor();
    await page.context().setOffline(false);
    const where = page.locator("output");
    const step = page.getByLabel("Step", { exact: true });
    expect(await where.textContent()).toMatch(/^0 of \d+$/);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    expect(await where.textContent()).toMatch(/^1 of/);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.getByLabel("Speed").selectOption({ label: "fast" });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForFunction(() => /^[2-9]/.test(document.querySelector("output")?.textContent ?? ""));
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    // A spectator sees no hand; a seat sees its own; all cards lie open once it is over.
    const hands = (): Promise<number> => page.locator('[data-place^="hand/"] [data-piece]').count();
    await step.press("Home");
    expect(await hands()).toBe(0);
    await page.getByLabel("Seen by").selectOption({ label: "Player 1" });
    expect(await hands()).toBe(5);
    await page.getByLabel("Seen by").selectOption({ label: "all cards open" });
    await step.press("End");
    expect((await glance(page)).over).toBe(true);
    await shoot(page, "replay-desk");
    expect(await violationsOn(page)).toEqual([]);
    await page.getByLabel("Seen by").selectOption({ label: "Player 1" });
    await step.fill("4");
    expect(await where.textContent()).toMatch(/^4 of/);

    const [made] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "a test file" }).click(),
    ]);
    expect(made.suggestedFilename()).toBe("politics-step-4.test.ts");
    const text = readFileSync((await made.path()) ?? "", "utf8");
    await run("good.ts", text);
    await expect(run("bad.ts", text.replace(/const happens = \[\n {2}"/, "$&NEVER_"))).rejects.toThrow();

    await page.getByRole("button", { name: "a link" }).click();
    const link = await page.getByLabel("Link to this position").inputValue();
    const replay = page.url();
    const other = await page.context().newPage();
    await other.goto(link);
    await waitForRevision(other, 4);
    await other.close();

    await page.goto(replay);
    await page.getByLabel("Step", { exact: true }).fill("4");
    await page.getByRole("button", { name: "a what-if match" }).click();
    await page.waitForURL(/\/play\/politics/);
    await waitForRevision(page, 4);
    await playToTheEnd(page, 9, "Pass");
    // The match that was played before is still there beside the one that went another way.
    await page.getByRole("link", { name: "Watch and verify the replay" }).click();
    await page.getByRole("link", { name: "Replays" }).click();
    expect(await page.getByRole("link", { name: "Watch Politics" }).count()).toBe(2);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });

  test("a log that was changed is not verified; a file that is no log is refused", async () => {
    const { page } = await open("/play/politics?pace=0&bot=random");
    await (await inMenu(page, "Concede")).click();
    await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
    await page.getByRole("link", { name: "Watch and verify the replay" }).waitFor();
    await page.evaluate(() => {
      const [kept, ...others] = JSON.parse(localStorage.getItem("cardwright.logs") ?? "[]");
      kept.log.lines[0].entry.updatedAt += 1;
      localStorage.setItem("cardwright.logs", JSON.stringify([kept, ...others]));
    });
    await page.getByRole("link", { name: "Watch and verify the replay" }).click();
    await page.getByRole("button", { name: "Verify the whole match" }).click();
    await page.getByText("Refused at step 0").waitFor();
    await page.getByRole("link", { name: "Replays" }).click();
    const file = { name: "notes.json", mimeType: "application/json", buffer: Buffer.from('{"a":1}') };
    await page.getByLabel("Open a log from a file").setInputFiles(file);
    await page.getByText("This file is not a log of a match.").waitFor();
    await page.context().close();
  });

  test("goes on after a reload; a rematch is another deal", async () => {
    const { page } = await open("/play/tactics?pace=0&bot=random");
    await page.locator("[data-target][data-legal]").first().click();
    await waitForRevision(page, 2);
    const before = await revisionOf(page);
    await page.reload();
    await page.waitForSelector("[data-dock]");
    expect(await revisionOf(page)).toBeGreaterThanOrEqual(before);
    const { search } = new URL(page.url());
    await (await inMenu(page, "Concede")).click();
    await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.waitForFunction((old) => location.search !== old && location.search.includes("seed="), search);
    await page.waitForFunction(() => document.querySelector<HTMLElement>("[data-table]")?.dataset["over"] === "false");
    await page.context().close();
  });

  test("a bot that thinks for long leaves the page free: a click is shown with the next drawing", async () => {
    const { page, errors } = await open(`/play/politics?seed=${"4".repeat(64)}&pace=0&bot=search`);
    // The page may say that it waits before the browser has told us of the thread.
    const thread = page.waitForEvent("worker");
    await page.locator('[data-offer="pass"]').click();
    await page.getByText("Blue bot thinks …").waitFor();
    await thread;
    // Each click is shown on the button; a page that thinks itself would show none before the bot has moved.
    const { drawings, thinking } = await page.evaluate(async () => {
      const button = document.querySelector<HTMLElement>('[aria-label="Sound"]');
      const drawings: number[] = [];
      for (let clicks = 0; clicks < 9; clicks++) {
        await new Promise((done) => setTimeout(done, 20));
        const pressed = button?.ariaPressed;
        let drawn = 0;
        button?.click();
        do {
          await new Promise((done) => requestAnimationFrame(done));
          drawn++;
        } while (button?.ariaPressed === pressed);
        drawings.push(drawn);
      }
      return { drawings, thinking: document.querySelector("[data-focus-rest]")?.textContent };
    });
    expect(thinking).toMatch(/^Blue bot thinks/);
    expect(Math.max(...drawings)).toBeLessThanOrEqual(2);
    const before = await revisionOf(page);
    await waitForRevision(page, before + 1);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});

describe("a table without a line of its own", () => {
  test("a game without any user interface is played to its end, by keyboard alone", { timeout: 90_000 }, async () => {
    const { page, errors } = await open("/play/politics?table=generic&pace=0&bot=random");
    expect(await page.getByRole("region", { name: /camp/i }).count()).toBe(0);
    const person = { draw: drawing(3), likes: "Activate" };
    let lost = 0;
    for (let moves = 0; moves < 900 && !(await glance(page)).over; moves++) {
      if (!(await playByKeyboard(page, person, () => lost++))) await page.waitForTimeout(5);
      if (moves === 20) await shoot(page, "generic-politics-desk");
    }
    expect((await glance(page)).over).toBe(true);
    expect(lost).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });

  test.for(["minis", "taktik", "tactics", "balance-control"])("%s is played on it", async (game) => {
    const { page, errors } = await open(`/play/${game}?table=generic&pace=0&bot=random`, { size: "narrow" });
    const person = { draw: drawing(3), likes: "@" };
    for (let moves = 0; moves < 14; moves++) await playByMouse(page, person, () => undefined);
    await waitForRevision(page, 1);
    await shoot(page, `generic-${game}-narrow`);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});

describe("at the table", () => {
  test("the key A activates a waiting initiative, and so does a click; motion and sound follow the wishes", async () => {
    const twice = [
      ...["amadou-linde", "spin-doctor", "late-night-monologue", "bettina-crook", "bad-week", "policy-workshop"],
      ...["ribbon-cutting", "model-release", "dead-air", "blackout-hour", "borrowed-voice", "counter-question"],
    ];
    const deck = [...twice.flatMap((card) => [card, card]), "court-stay"];
    const options = encodeURIComponent(JSON.stringify({ decks: [deck, deck] }));
    const address = `/play/politics?pace=0&bot=random&options=${options}&seed=${seedFromText("a")}`;
    const counted = (): void => {
      Object.assign(globalThis, { moved: 0, heard: 0 });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        (globalThis as unknown as { moved: number }).moved++;
        return animate.apply(this, given);
      };
      const Audio = globalThis.AudioContext;
      globalThis.AudioContext = class extends Audio {
        constructor() {
          super();
          (globalThis as unknown as { heard: number }).heard++;
        }
      };
    };
    const count = (page: Page, what: "moved" | "heard"): Promise<number> =>
      page.evaluate((name) => Number(Reflect.get(globalThis, name)), what);
    const { page, errors } = await open(address, { before: counted });
    const activate = page.locator('[data-offer="activateInstantInitiative"]');
    await page.locator("[data-others]").click();
    expect(await activate.getAttribute("aria-keyshortcuts")).toBe("a");
    await page.keyboard.press("Escape");
    await page.keyboard.press("a");
    expect(await revisionOf(page)).toBe(0);
    await page.locator('[data-place="hand/0"] [data-target]', { hasText: "Spin Doctor" }).click();
    await waitForRevision(page, 1);
    await page.keyboard.press("a");
    await waitForRevision(page, 2);
    await page.getByRole("list", { name: "What happened" }).getByText("Spin Doctor").first().waitFor();
    expect(await page.locator('[data-place="instant/0"] [data-piece]').count()).toBe(0);
    // Who wants less motion sees none, and nobody hears anything unasked.
    expect(await count(page, "moved")).toBe(0);
    expect(await count(page, "heard")).toBe(0);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();

    const lively = await open(address, { before: counted, more: { reducedMotion: "no-preference" } });
    await lively.page.getByRole("button", { name: "Sound" }).click();
    await lively.page.locator('[data-place="hand/0"] [data-target]', { hasText: "Spin Doctor" }).click();
    await waitForRevision(lively.page, 1);
    // As spec 002 has it, a click on the waiting card itself.
    await lively.page.locator('[data-place="instant/0"] [data-target][data-legal]').click();
    await waitForRevision(lively.page, 2);
    expect(await count(lively.page, "moved")).toBeGreaterThan(0);
    await lively.page.waitForFunction(() => Number(Reflect.get(globalThis, "heard")) > 0);
    expect(ownErrors(lively.errors)).toEqual([]);
    await lively.page.context().close();
  });

  test("two people at one device never see each other's hand", async () => {
    const { page } = await open(`/play/politics?against=person&seed=${"2".repeat(64)}`);
    const hand = (seat: number) => page.locator(`[data-place="hand/${seat}"] [data-piece]`);
    const namesIn = async (seat: number): Promise<readonly string[]> => {
      const told = await hand(seat).locator("> :last-child").allTextContents();
      return told.map((text) => text.split(". ")[0] ?? "");
    };
    /** Which of the names stand anywhere in the document, seen or unseen. */
    const toldOf = (names: readonly string[]): Promise<readonly string[]> =>
      page.evaluate((all) => all.filter((name) => document.documentElement.outerHTML.includes(name)), names);
    /** Looks at a card as a mouse and as a finger do, so that it is told beside the table and over it. */
    const lookAt = async (seat: number): Promise<void> => {
      const card = hand(seat).nth(2);
      await card.hover();
      await card.dispatchEvent("pointerdown", { pointerType: "touch" });
      await page.getByRole("region", { name: "About it", includeHidden: true }).waitFor({ state: "attached" });
      await card.dispatchEvent("pointerup", { pointerType: "touch" });
    };
    const curtain = page.getByRole("dialog", { name: "Pass the device" });
    for (const [seat, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      await hand(seat).first().waitFor();
      expect(await hand(other).count()).toBe(0);
      await hand(seat).first().press("Enter");
      await page.locator('[data-offer="endTurn"][data-legal]').waitFor();
      // A copy of a card may lie open on the board, and be told of.
      const board = (await page.locator("[data-board]").textContent()) ?? "";
      const names = (await namesIn(seat)).filter((name) => !board.includes(name));
      expect(names.length).toBeGreaterThan(2);
      expect(await toldOf(names)).toEqual(names);
      await lookAt(seat);
      // By key, so that the pointer stays where it is.
      await page.locator('[data-offer="endTurn"][data-legal]').press("Enter");
      await curtain.waitFor();
      expect(await hand(0).count()).toBe(0);
      expect(await hand(1).count()).toBe(0);
      expect(await toldOf(names)).toEqual([]);
      expect(await violationsOn(page)).toEqual([]);
      await shoot(page, "curtain-desk");
      await curtain.getByRole("button", { name: "Show my table" }).click();
      await hand(other).first().waitFor();
      expect(await hand(seat).count()).toBe(0);
      const own = await namesIn(other);
      expect(await toldOf(names.filter((name) => !own.includes(name)))).toEqual([]);
    }
    // Nor is a card told of that a finger still rests on when the device is passed on.
    await page.clock.install();
    await hand(0).first().press("Enter");
    const held = await namesIn(0);
    await hand(0).first().dispatchEvent("pointerdown", { pointerType: "touch" });
    await page.locator('[data-offer="endTurn"][data-legal]').press("Enter");
    await curtain.waitFor();
    await page.clock.fastForward(1_000);
    expect(await toldOf(held.slice(0, 1))).toEqual([]);
    await page.context().close();
  });

  test("and no key takes away what asks for the device to be passed on", async () => {
    const { page } = await open(`/play/politics?against=person&seed=${"5".repeat(64)}`);
    await page.locator('[data-offer="pass"]').click();
    const curtain = page.getByRole("dialog", { name: "Pass the device" });
    await curtain.waitFor();
    for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
    await curtain.getByRole("button", { name: "Show my table" }).click();
    await page.locator('[data-offer="pass"][data-legal]').waitFor();
    await page.context().close();
  });

  test("whoever takes the device, or the seat, is asked at once and has the focus", async () => {
    const hasFocus = (page: Page): Promise<unknown> =>
      page.waitForFunction(() => document.activeElement?.matches("[data-table] [data-legal]") === true);
    const isAsked = (page: Page): Promise<void> => page.locator('[data-dock][data-stage="choice"]').waitFor();
    const taken = await open(`/play/taktik?against=person&seed=${"5".repeat(64)}`);
    await isAsked(taken.page);
    for (let marked = 0; marked < 6; marked++)
      await taken.page.locator('[data-target][data-legal]:not([aria-pressed="true"])').first().click();
    await taken.page.locator("[data-confirm][data-legal]").press("Enter");
    await taken.page.getByRole("button", { name: "Show my table" }).press("Enter");
    await taken.page.locator('[data-place="tactics/1"] [data-legal]').first().waitFor();
    await isAsked(taken.page);
    await hasFocus(taken.page);
    await taken.page.context().close();

    const back = await open(`/play/taktik?pace=100000&seed=${"5".repeat(64)}`);
    await (await inMenu(back.page, "Let a bot play")).click();
    await back.page.locator("[data-legal]").first().waitFor({ state: "detached" });
    await (await inMenu(back.page, "Play yourself")).click();
    await isAsked(back.page);
    await back.page.context().close();

    // The button that goes back in time goes with the future; the focus does not go with it.
    const earlier = await open(`/play/politics?pace=100000&seed=${"5".repeat(64)}`);
    const { page } = earlier;
    await page.locator('[data-place="hand/0"] [data-target][data-legal]').first().click();
    await waitForRevision(page, 1);
    await (await inMenu(page, "Design")).click();
    const panel = page.getByRole("region", { name: "Designer panel" });
    await panel.getByLabel(/^Step/).press("Home");
    const again = panel.getByRole("button", { name: "Play on from here" });
    await again.press("Enter");
    await again.waitFor({ state: "detached" });
    await hasFocus(page);
    expect(ownErrors([taken, back, earlier].flatMap(({ errors }) => errors))).toEqual([]);
    await page.context().close();
  });

  test("with the most marked, the others no longer lift and say why", async () => {
    const { page, errors } = await open(`/play/taktik?pace=100000&seed=${"5".repeat(64)}`);
    const free = page.locator('[data-place="tactics/0"] [data-target]:not([aria-pressed="true"])');
    const marked = page.locator('[data-place="tactics/0"] [aria-pressed="true"]');
    await page.locator("[data-target][data-legal]").first().waitFor();
    for (let count = 0; count < 6; count++) await free.first().click();
    expect(await marked.count()).toBe(6);
    expect(await free.count()).toBeGreaterThan(0);
    expect(await page.locator('[data-legal]:not([aria-pressed="true"]):not([data-confirm])').count()).toBe(0);
    await free.first().click({ force: true });
    const beside = page.getByRole("region", { name: "About it" });
    await beside.getByText("6 are marked already; take one back first.").waitFor();
    expect(await free.first().textContent()).toContain("Not now: 6 are marked already; take one back first");
    expect(await marked.count()).toBe(6);
    expect(await violationsOn(page)).toEqual([]);
    await marked.first().click();
    await free.last().click();
    expect(await marked.count()).toBe(6);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});
