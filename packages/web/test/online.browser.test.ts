import { Session } from "@cardwright/client";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hosting } from "./support/hosted-app.ts";
import { SCREEN, watchErrors } from "./support/screens.ts";
import { inMenu, revisionOf, violationsOn, waitForRevision } from "./support/served.ts";

/** Tables of several people as they are made, shared, left and played again: nobody is locked out, doubled or lied to. */

const at = hosting();
interface Opened {
  readonly page: Page;
  readonly errors: string[];
}
async function open(path: string, before?: (page: Page) => Promise<unknown>): Promise<Opened> {
  const context = await at.browser.newContext({
    viewport: SCREEN.desk,
    reducedMotion: "reduce",
    locale: "en-GB",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  // Sooner than the test itself gives up, so that it is said what did not come.
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const errors = await watchErrors(page);
  await before?.(page);
  await page.goto(at.app.address + path);
  return { page, errors };
}
const close = (...opened: readonly Opened[]): Promise<unknown> =>
  Promise.all(opened.map(({ page }) => page.context().close()));
async function sitDown({ page }: Opened, name?: string): Promise<void> {
  if (name !== undefined) await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}
/** Two people at a table that was made for two. */
async function twoAt(match: string, names: readonly [string?, string?] = []): Promise<[Opened, Opened]> {
  const anna = await open(`/match/${match}`);
  await sitDown(anna, names[0]);
  await anna.page.getByText("Waiting for players").waitFor();
  const bert = await open(`/match/${match}`);
  await sitDown(bert, names[1]);
  await Promise.all([anna, bert].map(({ page }) => page.waitForSelector("[data-dock]")));
  return [anna, bert];
}
async function concede({ page }: Opened): Promise<void> {
  await (await inMenu(page, "Concede")).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
}
/** The sentences beside the table, a line for each. */
async function told({ page }: Opened): Promise<string> {
  const lines = page.getByRole("list", { name: "What happened" }).getByRole("listitem");
  return (await lines.allTextContents()).join("\n");
}
const seatsOf = async (match: string) => at.app.server.store.seats(match);
/** What the page has asked the server to change, by its address. */
function changesOf({ page }: Opened): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
const idIn = ({ page }: Opened): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";

describe("a private table", () => {
  test("is joined and watched by its link, and whoever lets a bot play goes on watching", async () => {
    const host = await open("/new/politics");
    await host.page.getByLabel("Your name").fill("Anna");
    await host.page.getByLabel("Who may watch").selectOption("private");
    await host.page.getByRole("button", { name: "Create the table" }).click();
    const link = await host.page.getByLabel("Send this link to whoever should play or watch").inputValue();
    const { pathname, search } = new URL(link);
    // A mail program may have put a slash before the question mark.
    const guest = await open("/");
    await guest.page.getByLabel("Link that you were sent").fill(link.replace("?", "/?"));
    await guest.page.getByRole("button", { name: "Join", exact: true }).click();
    await sitDown(guest, "Bert");
    await Promise.all([host, guest].map(({ page }) => page.waitForSelector("[data-dock]")));
    const third = await open(pathname + search);
    await third.page.waitForSelector("[data-table]");
    for (const { page } of [host, guest, third]) {
      await (await inMenu(page, "Share")).click();
      await page.getByText("The link is copied.").waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    }
    for (const leaver of [guest, host]) {
      await (await inMenu(leaver.page, "Let a bot play")).click();
      await leaver.page.getByText("You are watching.").waitFor();
      await leaver.page.waitForSelector("[data-table]");
    }
    // Bots play on for both; whoever has left sees it to its end, and can look at it again.
    await host.page.waitForSelector('[data-table][data-over="true"]');
    await host.page.reload();
    await host.page.getByText("You are watching.").waitFor();
    await host.page.waitForSelector('[data-table][data-over="true"]');
    expect([...host.errors, ...guest.errors, ...third.errors]).toEqual([]);
    await close(host, guest, third);
  });

  test("is played again by the same people, and its new link is as good", async () => {
    const made = await open("/new/politics");
    await made.page.getByLabel("Who may watch").selectOption("private");
    await made.page.getByRole("button", { name: "Create the table" }).click();
    const shared = made.page.getByLabel("Send this link to whoever should play or watch");
    const guest = await open(new URL(await shared.inputValue()).href.slice(at.app.address.length));
    await sitDown(guest);
    await Promise.all([made, guest].map(({ page }) => page.waitForSelector("[data-dock]")));
    await concede(guest);
    await made.page.getByRole("button", { name: "Rematch" }).click();
    const link = await shared.inputValue();
    await guest.page.getByRole("button", { name: "Rematch" }).click();
    await Promise.all([made, guest].map(({ page }) => page.waitForSelector('[data-table][data-over="false"]')));
    // Whoever came second can share it as well.
    await (await inMenu(guest.page, "Share")).click();
    await guest.page.getByText("The link is copied.").waitFor();
    expect(await guest.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const third = await open(link.slice(at.app.address.length));
    await third.page.waitForSelector('[data-table][data-over="false"]');
    await close(made, guest, third);
  });
});

describe("on a phone, where the menu closes with every choice from it", () => {
  test("it is still seen that the link was copied", async () => {
    const bot = { kind: "bot", bot: "greedy" };
    const match = await at.app.createMatch({ game: "politics", seats: [{ kind: "open" }, bot] });
    const anna = await open(`/match/${match}`);
    await anna.page.setViewportSize(SCREEN.phone);
    await sitDown(anna);
    await anna.page.getByRole("button", { name: "Menu" }).click();
    await (await inMenu(anna.page, "Share")).click();
    await anna.page.getByRole("status").filter({ hasText: "The link is copied." }).waitFor();
    await anna.page.getByRole("button", { name: "Got it" }).click();
    expect(await anna.page.getByText("The link is copied.").count()).toBe(0);
    await close(anna);
  });
});

describe("a rematch", () => {
  test("brings two people of one name to one table, who ask at once and twice, with a bot for whoever leaves", async () => {
    const match = await at.app.createMatch({
      game: "politics",
      seats: [{ kind: "open" }, { kind: "open" }],
      takeover: "greedy",
    });
    const people = await twoAt(match);
    await concede(people[1]);
    const asked = people.map(changesOf);
    await Promise.all(people.map(({ page }) => page.getByRole("button", { name: "Rematch" }).dblclick()));
    await Promise.all(people.map(({ page }) => page.waitForSelector('[data-table][data-over="false"]')));
    const next = idIn(people[0]);
    expect(idIn(people[1])).toBe(next);
    expect(next).not.toBe(match);
    expect(asked).toEqual([[`/api/v1/matches/${match}/rematch`], [`/api/v1/matches/${match}/rematch`]]);
    // Who goes back to the old match and asks again comes to the seat that is held already.
    await people[0].page.goto(`${at.app.address}/match/${match}`);
    await people[0].page.getByRole("button", { name: "Rematch" }).click();
    await people[0].page.waitForSelector('[data-table][data-over="false"]');
    expect([idIn(people[0]), asked[0]?.length]).toEqual([next, 1]);
    await (await inMenu(people[0].page, "Let a bot play")).click();
    await people[0].page.getByText("You are watching.").waitFor();
    expect((await seatsOf(next)).map(({ name, bot }) => [name, bot])).toEqual([
      [null, "greedy"],
      // Two of one name at one table are told apart.
      ["Guest (2)", null],
    ]);
    // The bot has the first move, and makes it.
    await waitForRevision(people[1].page, 1);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
    await close(...people);
  });
});

describe("leaving", () => {
  test("is no farewell: whoever watches can sit down for as long as a seat is free", async () => {
    const seats = [{ kind: "open" }, { kind: "open" }];
    const match = await at.app.createMatch({ game: "politics", seats, takeover: "greedy" });
    const anna = await open(`/match/${match}`);
    await anna.page.getByRole("button", { name: "Watch" }).click();
    await anna.page.getByText("Waiting for players").waitFor();
    await anna.page.getByRole("button", { name: "Sit down" }).click();
    await sitDown(anna, "Anna");
    await anna.page.getByText("you", { exact: true }).waitFor();
    const bert = await open(`/match/${match}`);
    await sitDown(bert, "Bert");
    await (await inMenu(anna.page, "Let a bot play")).click();
    await anna.page.getByText("You are watching.").waitFor();
    await (await inMenu(anna.page, "Sit down")).click();
    await sitDown(anna, "Anna");
    await (await inMenu(anna.page, "Concede")).waitFor();
    expect((await seatsOf(match)).map(({ name, bot }) => [name, bot])).toEqual([
      ["Anna", null],
      ["Bert", null],
    ]);
    expect(await anna.page.getByRole("button", { name: "Sit down" }).count()).toBe(0);
    await close(anna, bert);
  });

  test("a seat is handed over only where a bot would play it", async () => {
    const match = await at.app.createMatch({ game: "politics", seats: [{ kind: "open" }, { kind: "open" }] });
    const people = await twoAt(match, ["Anna", "Bert"]);
    await (await inMenu(people[0].page, "Concede")).waitFor();
    expect(await (await inMenu(people[0].page, "Let a bot play")).count()).toBe(0);
    await close(...people);
  });

  test("what the server does not do is said, and what was not copied is not said to be", async () => {
    const match = await at.app.createMatch({
      game: "politics",
      seats: [{ kind: "open" }, { kind: "bot", bot: "random" }],
      takeover: "random",
    });
    const anna = await open(`/match/${match}`, async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
      await page.routeWebSocket(/\/play/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => {
          const said = JSON.parse(String(message)) as { type: string; intent_id?: string };
          if (said.type === "HELLO") server.send(JSON.stringify({ ...said, encoding: "json" }));
          else if (said.type !== "ACTION") server.send(message);
          else {
            const { intent_id } = said;
            const refusal = { type: "COMMAND_REJECTED", intent_id, seq: 0, code: "STALE", message: "look again" };
            socket.send(JSON.stringify(refusal));
          }
        });
      });
    });
    const { page } = anna;
    await sitDown(anna, "Anna");
    await page.waitForSelector("[data-dock]");
    await (await inMenu(page, "Share")).click();
    await page
      .getByRole("alert")
      .filter({ hasText: `${at.app.address}/match/${match}` })
      .waitFor();
    expect(await page.getByText("The link is copied.").count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole("button", { name: "Got it" }).click();
    expect(await page.getByRole("alert").count()).toBe(0);
    await concede(anna);
    await page.getByRole("alert").filter({ hasText: "Look again." }).waitFor();
    await page.route("**/seats/mine", (route) => route.abort());
    await (await inMenu(page, "Let a bot play")).click();
    await page.getByRole("alert").filter({ hasText: "The server does not answer." }).waitFor();
    // The seat is still held: once the server answers, it can be left.
    await page.unroute("**/seats/mine");
    await (await inMenu(page, "Let a bot play")).click();
    await page.getByText("You are watching.").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(anna.errors.filter((text) => !text.includes("Failed to load resource"))).toEqual([]);
    await close(anna);
  });
});

describe("a form", () => {
  test("is sent once, however often it is clicked", async () => {
    const host = await open("/new/balance-control");
    const made = changesOf(host);
    await host.page.getByLabel("Your name").fill("Dora");
    await host.page.getByRole("button", { name: "Create the table" }).dblclick();
    await host.page.getByText("Waiting for players").waitFor();
    expect(made).toEqual(["/api/v1/matches", `/api/v1/matches/${idIn(host)}/seats`]);
    const seats = [{ kind: "open" }, { kind: "open" }, { kind: "open" }];
    const match = await at.app.createMatch({ game: "tactics", seats });
    const emil = await open(`/match/${match}`);
    await emil.page.getByLabel("Your name").fill("Emil");
    await emil.page.getByRole("button", { name: "Sit down" }).dblclick();
    await emil.page.getByText("Waiting for players").waitFor();
    expect((await seatsOf(match)).map(({ name }) => name)).toEqual(["Emil", null, null]);
    await close(host, emil);
  });

  test("can be sent again when the server did not take it", async () => {
    const host = await open("/new/politics");
    await host.page.route("**/api/v1/matches", (route) => route.abort());
    const create = host.page.getByRole("button", { name: "Create the table" });
    await create.click();
    await host.page.getByRole("alert").filter({ hasText: "The server does not answer." }).waitFor();
    await host.page.unroute("**/api/v1/matches");
    await create.click();
    await host.page.getByText("Waiting for players").waitFor();
    await close(host);
  });

  test("says what a name is", async () => {
    const match = await at.app.createMatch({ game: "politics", seats: [{ kind: "open" }, { kind: "open" }] });
    for (const [path, button] of [
      ["/new/politics", "Create the table"],
      [`/match/${match}`, "Sit down"],
    ] as const) {
      const anna = await open(path);
      await anna.page.getByLabel("Your name").fill("   ");
      await anna.page.getByRole("button", { name: button }).click();
      await anna.page.getByRole("alert").filter({ hasText: "A name has at least one letter." }).waitFor();
      await anna.page.getByLabel("Your name").fill("Ödön 2");
      await anna.page.getByRole("button", { name: button }).click();
      await anna.page.getByText("Waiting for players").waitFor();
      await close(anna);
    }
  });
});

describe("a browser that keeps nothing", () => {
  test("gives its player the seat all the same", async () => {
    const match = await at.app.createMatch({
      game: "politics",
      seats: [{ kind: "open" }, { kind: "bot", bot: "random" }],
    });
    const anna = await open(`/match/${match}`, (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
      }),
    );
    await sitDown(anna, "Anna");
    await anna.page.locator('[data-offer="pass"]').click();
    await waitForRevision(anna.page, 1);
    expect(anna.errors).toEqual([]);
    await close(anna);
  });
});

describe("what happened", () => {
  test("is told in full after the end, to whoever comes then too", async () => {
    const match = await at.app.createMatch({ game: "politics", seats: [{ kind: "open" }, { kind: "open" }] });
    const people = await twoAt(match, ["Anna", "Bert"]);
    await people[0].page.locator('[data-offer="pass"]').click();
    await waitForRevision(people[1].page, 1);
    await concede(people[1]);
    await Promise.all(people.map(({ page }) => page.waitForSelector('[data-table][data-over="true"]')));
    for (const person of people) {
      const before = await told(person);
      expect(before).toMatch(/pass/i);
      await person.page.reload();
      await expect.poll(() => told(person), { timeout: 10_000 }).toBe(before);
    }
    const late = await open(`/match/${match}`);
    await expect.poll(() => told(late), { timeout: 10_000 }).toMatch(/Anna passes/);
    await close(...people, late);
  });

  test("has no hole after a cut that was longer than the server remembers", async () => {
    const match = await at.app.createMatch({
      game: "balance-control",
      seats: [{ kind: "open" }, { kind: "bot", bot: "random" }],
    });
    const watcher = await open(`/match/${match}`);
    await watcher.page.getByRole("button", { name: "Watch" }).click();
    const { token } = await at.app.server.matches.join(match, { name: "Anna" });
    const anna = new Session({ url: at.app.server.url, match, token });
    const playTo = async (revision: number): Promise<void> => {
      while (anna.getSnapshot().seq < revision) {
        const action = (await anna.actions()).find(({ type }) => !/concede|surrender/i.test(type));
        if (action === undefined) await new Promise((resolve) => setTimeout(resolve, 2));
        else if (action.type === "SUBMIT_CHOICE") {
          const { prompt_id, selections } = action.payload as { prompt_id: string; selections: never };
          await anna.answer(prompt_id, selections);
        } else await anna.act(action.type, action.payload as never);
      }
    };
    await playTo(5);
    await waitForRevision(watcher.page, 5);
    // The group's own item grows while it is under way: its first sentence is the first that is settled.
    await expect.poll(() => told(watcher)).not.toContain("Nothing yet.");
    const [, begun = ""] = (await told(watcher)).split("\n");
    expect(begun).not.toBe("");
    const letThrough = at.app.refuseConnections();
    at.app.breakConnections();
    await watcher.page.getByText("reconnecting").waitFor();
    const cutAt = await revisionOf(watcher.page);
    await playTo(70);
    letThrough();
    await watcher.page.getByText("reconnecting").waitFor({ state: "detached" });
    expect(cutAt).toBeLessThan(30);
    // Whoever comes now reads all of it, and so does whoever was away.
    const fresh = await open(`/match/${match}`);
    await expect.poll(() => told(fresh), { timeout: 10_000 }).toContain(begun);
    await expect.poll(async () => (await told(watcher)) === (await told(fresh)), { timeout: 10_000 }).toBe(true);
    anna.close();
    await close(watcher, fresh);
  });
});
