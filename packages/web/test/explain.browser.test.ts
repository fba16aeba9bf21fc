import { seedFromText } from "@cardwright/core/host";
import { cards } from "@cardwright/game-politics";
import { describe, expect, test } from "vitest";
import { drawing, playByMouse } from "./support/players.ts";
import { shoot } from "./support/screens.ts";
import { inMenu, ownErrors, revisionOf, servedApp, violationsOn } from "./support/served.ts";

/** What explains itself: refusals, words, cards, scenarios, and the whole state to whoever makes the game. */

const { open } = servedApp();

describe("the harness", () => {
  test("runs the scenarios of every game, and all of them pass", async () => {
    const { page, errors } = await open("/tests");
    const summary = page.locator("[data-ready]");
    await page.waitForSelector('[data-ready="true"]');
    expect(await summary.getAttribute("data-failed")).toBe("0");
    expect(Number(await summary.getAttribute("data-passed"))).toBeGreaterThanOrEqual(700);
    const names = await page.locator("main summary").allTextContents();
    expect(cards.filter(({ name }) => !names.some((text) => text.includes(`Politics: ${name}`)))).toEqual([]);
    await page.getByRole("button", { name: "Run again" }).click();
    await page.getByText("Run 2.").waitFor();
    await page.getByLabel("Game").selectOption("politics");
    await page.getByLabel("Filter").fill("initiative waits");
    expect(await summary.getAttribute("data-passed")).toBe("1");
    const scenario = page.locator("main details").first();
    await scenario.locator("summary").click();
    await scenario.getByRole("button", { name: /activateInstantInitiative/ }).click();
    // Spec 002, section 16: AP, influence, boards, hands, flags and the log, after each step.
    const told = await scenario.textContent();
    for (const part of [
      "State after step 4",
      "Action points",
      "Influence in all rounds",
      "Influence by card",
      "Governor Amadou Linde 5",
      "Initiative discount 0",
      "Government",
      "Hand",
      "Effect flags",
    ])
      expect(told).toContain(part);
    expect(told).toMatch(/Governor Amadou Linde gains 1 influence/);
    expect(await violationsOn(page)).toEqual([]);
    await shoot(page, "scenario-desk");
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});

describe("reasons", () => {
  test("what cannot be done says why on focus and on a tap; nothing of the engine's own words is in it", async () => {
    const { page } = await open("/play/politics?pace=0&bot=random");
    // Everything that cannot be done now is one control away, each with its reason in full.
    await page.locator("[data-others]").click();
    const refused = page.locator('[data-offer="endTurn"]');
    expect(await refused.textContent()).toMatch(/Not now: Play a card/);
    await page.getByText("Play a card", { exact: false }).first().waitFor();
    expect(await page.locator('[data-offer="useAbility"]').textContent()).toMatch(/Use an ability\. Not now: \w/);
    await page.keyboard.press("Escape");
    await refused.waitFor({ state: "detached" });
    await page.context().close();
    const phone = await open("/play/balance-control?pace=0&bot=random", { size: "narrow", more: { hasTouch: true } });
    await phone.page.locator("[data-others]").tap();
    const early = phone.page.locator('[data-offer="core.passTurn"]');
    await early.scrollIntoViewIfNeeded();
    // It is refused, and can be asked all the same.
    await early.tap({ force: true });
    const told = await phone.page.getByRole("region", { name: "About it" }).textContent();
    expect(told).toMatch(/Why not\?Only in the phase End the turn\./);
    expect(told).not.toMatch(/awaiting|WINDOW/);
    const focused = (): Promise<unknown> =>
      phone.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["offer"]);
    await phone.page.getByRole("button", { name: "Close" }).focus();
    await phone.page.keyboard.press("Enter");
    expect(await focused()).toBe("core.passTurn");
    await phone.page.keyboard.press("Enter");
    const about = phone.page.getByRole("region", { name: "About it" });
    await about.waitFor();
    await phone.page.keyboard.press("Escape");
    await about.waitFor({ state: "hidden" });
    expect(await focused()).toBe("core.passTurn");
    // The menu is a drawer here: what is chosen from it closes it, and stands over the table.
    const menu = phone.page.getByRole("button", { name: "Menu" });
    await menu.tap();
    await phone.page.getByRole("button", { name: "Concede" }).tap();
    await phone.page.getByRole("dialog", { name: "Concede the match" }).getByRole("button", { name: "Play on" }).tap();
    expect(await menu.getAttribute("aria-expanded")).toBe("false");
    // By keyboard it is walked into from its button, and left to it; a tap beside it closes it as well.
    const onIt = (): Promise<unknown> => phone.page.evaluate(() => document.activeElement?.textContent);
    await menu.focus();
    await phone.page.keyboard.press("Enter");
    await phone.page.keyboard.press("Tab");
    expect(await onIt()).toBe("Games");
    await phone.page.keyboard.press("Escape");
    expect([await onIt(), await menu.getAttribute("aria-expanded")]).toEqual(["Menu", "false"]);
    await menu.tap();
    await phone.page.getByRole("heading", { level: 1 }).tap();
    expect(await menu.getAttribute("aria-expanded")).toBe("false");
    await menu.tap();
    await phone.page.getByRole("button", { name: "Design" }).tap();
    await phone.page.getByRole("region", { name: "Designer panel" }).waitFor();
    await shoot(phone.page, "designer-narrow");
    await phone.page.keyboard.press("Escape");
    await phone.page.getByRole("region", { name: "Designer panel" }).waitFor({ state: "hidden" });
    await phone.page.context().close();
  });
});

describe("words", () => {
  test("keywords explain themselves beside the table on focus, and over it on a long press", async () => {
    const desk = await open(`/play/taktik?seed=${"5".repeat(64)}&pace=0&bot=random`);
    const { page } = desk;
    const tactic = page.locator('[data-place="tactics/0"] [data-target]').first();
    // What the page has focused by itself is not told about; whoever walks there hears of it.
    await tactic.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    // What is asked stands in the dock; on the card stands what a click does.
    expect(await page.getByRole("region", { name: "Your move" }).textContent()).toContain(
      "Which six tactics do you take along",
    );
    expect(await tactic.textContent()).toMatch(/\. Choose$/);
    const beside = page.getByRole("region", { name: "About it" });
    await beside.getByRole("term").first().waitFor();
    expect(await beside.locator("dl").first().textContent()).toMatch(/tactic.*One of the six you chose in secret/);
    // And the rules in a minute, for whoever has never seen the game.
    await page.getByRole("button", { name: "Rules" }).click();
    const rules = page.getByRole("dialog", { name: "How Taktik is played" });
    await rules.getByText("Words of the game").click();
    expect(await rules.textContent()).toMatch(/The attacker takes the three towns.*forestCosts 2 movement/);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await rules.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Rules");
    await page.context().close();
    const phone = await open("/play/minis?pace=0&bot=random", { size: "narrow", more: { hasTouch: true } });
    // A creature has an element, whatever was dealt; an item has none.
    const card = phone.page.locator('[data-place="hand/0"] [data-target][data-legal]').first();
    await card.dispatchEvent("pointerdown", { pointerType: "touch" });
    const about = phone.page.getByRole("region", { name: "About it" });
    await about.waitFor();
    await card.dispatchEvent("pointerup", { pointerType: "touch" });
    expect(await about.locator("dl").textContent()).toMatch(/Strong against|Weak against/);
    expect(await violationsOn(phone.page)).toEqual([]);
    await shoot(phone.page, "peek-narrow");
    await phone.page.context().close();
  });

  test("cards are searched, previewed, and say what their words mean on hover and on focus", async () => {
    const { page, errors } = await open("/cards");
    const status = page.getByRole("status");
    await page.waitForFunction(() =>
      /^[2-9]\d\d cards$/.test(document.querySelector('[role="status"]')?.textContent ?? ""),
    );
    await page.getByRole("radio", { name: /^Politics/ }).check({ force: true });
    await page.getByLabel("Search names, texts and tags").fill("diplomat");
    await page.waitForFunction(() => !/\d\d\d/.test(document.querySelector('[role="status"]')?.textContent ?? ""));
    expect(await status.textContent()).toMatch(/^\d+ cards?$/);
    const preview = page.getByRole("region", { name: "Preview" });
    const word = preview.getByRole("button", { name: /diplomat/i }).first();
    const meaning = preview.getByRole("tooltip").filter({ hasText: "move 1 influence" }).first();
    expect(await meaning.isVisible()).toBe(false);
    await word.hover();
    await meaning.waitFor({ state: "visible" });
    await page.mouse.move(2, 2);
    await meaning.waitFor({ state: "hidden" });
    await word.focus();
    await meaning.waitFor({ state: "visible" });
    await word.press("Escape");
    await meaning.waitFor({ state: "hidden" });
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});

describe("names", () => {
  test("an effect is called by the name it was given", async () => {
    const opening = (...decks: readonly string[]) =>
      open(
        `/play/politics?pace=100000&options=${encodeURIComponent(JSON.stringify({ decks }))}&seed=${seedFromText("a")}`,
      );
    const lies = await opening("technocrat", "authoritarian-realist");
    await lies.page.locator('[data-place="hand/0"] [data-target]', { hasText: "President Hedda Lorne" }).click();
    await lies.page.locator('[data-place="government/0"] [data-target]', { hasText: "Hedda Lorne" }).focus();
    const effects = lies.page.getByRole("list", { name: "Effects on it" });
    await effects.waitFor();
    expect(await effects.locator("b").allTextContents()).toContain("President Hedda Lorne");
    await lies.page.context().close();
    const lasts = await opening("authoritarian-realist", "technocrat");
    await lasts.page.locator('[data-place="hand/0"] [data-target]', { hasText: "Policy Workshop" }).click();
    await lasts.page.locator('[data-offer="activateInstantInitiative"][data-legal]').click();
    const inEffect = lasts.page.getByRole("region", { name: "Lasting effects" });
    await inEffect.waitFor();
    expect(await inEffect.locator("b").allTextContents()).toContain("Policy Workshop");
    await lasts.page.context().close();
  });
});

describe("the designer's panel", () => {
  test("shows every seat's view, effects with their end, reasons, and goes back in time", async () => {
    const { page, errors } = await open(`/play/politics?seed=${"3".repeat(64)}&pace=0&bot=random`);
    const person = { draw: drawing(7), likes: "Play a card" };
    for (let moves = 0; moves < 24 && (await revisionOf(page)) < 8; moves++) {
      if (!(await playByMouse(page, person, () => undefined))) await page.waitForTimeout(10);
    }
    await (await inMenu(page, "Design")).click();
    const panel = page.getByRole("region", { name: "Designer panel" });
    // The first part is open from the start.
    for (const part of ["Effects in force", "Why not?", "State as a viewer sees it"])
      await panel.getByText(part).click();
    expect(await panel.textContent()).toMatch(/PLAY_CHECKED|PASSED|TURN_STARTED|INITIATIVE_ACTIVATED/);
    // Every event of every step says what put it there; where the match stands now depends on how fast the bot was.
    const step = panel.getByLabel(/^Step/);
    const last = await revisionOf(page);
    const causes = new Set<string>();
    await step.press("Home");
    for (let revision = 1; revision <= last; revision++) {
      await step.press("ArrowRight");
      expect(await revisionOf(page)).toBe(revision);
      const told = await panel.locator("ol > li > i").allTextContents();
      expect(told).toHaveLength(await panel.locator("ol > li").count());
      for (const cause of told) causes.add(cause);
    }
    expect(causes).toContain("by the action");
    for (const cause of causes) expect(cause).toMatch(/^(by|follows from|instead, by) ./);
    const state = panel.locator("pre");
    expect(await state.textContent()).toContain('"you": 0');
    const own = JSON.parse((await state.textContent()) ?? "") as { hand: readonly [readonly object[], object] };
    expect(own.hand[0]).toBeInstanceOf(Array);
    expect(own.hand[1]).toHaveProperty("count");
    await panel.getByLabel("Viewer").selectOption({ label: "a spectator" });
    expect(await state.textContent()).toContain('"you": -1');
    expect(await violationsOn(page)).toEqual([]);
    await shoot(page, "designer-desk");
    await step.press("Home");
    expect(await revisionOf(page)).toBe(0);
    await step.press("ArrowRight");
    expect(await revisionOf(page)).toBe(1);
    await panel.getByRole("button", { name: "Play on from here" }).click();
    expect(Number(await step.getAttribute("max"))).toBeLessThan(last);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});
