import { parseArgs } from "node:util";
import { launchBrowser } from "@cardwright/testbed";
import type { Browser, Page } from "playwright-core";
import { drawing, followLesson, glance, playByMouse } from "../test/support/players.ts";
import { SHEET_FOLDER, SHEET_SIZES, type SheetSize, shootAll } from "../test/support/screens.ts";
import { serveApp } from "../test/support/serve-app.ts";
import { writeSheet } from "./picture-sheet.ts";

/**
 * Pictures of every page and table, at four sizes, light and dark, on one sheet for people to look at:
 * `npx node packages/web/scripts/contact-sheet.ts [--only taktik] [--sizes desk,phone] [--language de]`, then open artefacts/contact-sheet/index.html.
 */
interface Shot {
  readonly name: string;
  readonly path: string;
  /** Clicks of a player who knows no rules, before the picture is taken; "end" for a whole match. */
  readonly plays?: number | "end";
  readonly likes?: string;
  /** Steps of a lesson that are done before. */
  readonly steps?: number;
}
const TABLES = [
  { game: "politics", plays: 9, likes: "Play a card" },
  { game: "minis", plays: 24, likes: "Attack" },
  { game: "taktik", plays: 40, likes: "Roll the attacks" },
  { game: "tactics", plays: 14, likes: "Attempt" },
  { game: "balance-control", plays: 30, likes: "Place" },
] as const;
const BRIEF: Readonly<Record<string, string>> = {
  minis: "&preset=simple",
  taktik: "&preset=brief",
  tactics: "&preset=brief",
  "balance-control": "&preset=short",
};
const SHOTS: readonly Shot[] = [
  { name: "home", path: "/" },
  { name: "cards", path: "/cards" },
  { name: "decks-politics", path: "/decks/politics?list=hedda-lorne*1.spin-doctor*2.dead-air*2.jorun-pell*1" },
  { name: "settings", path: "/settings" },
  { name: "replays", path: "/replay" },
  { name: "scenarios", path: "/tests" },
  ...TABLES.flatMap(({ game, plays, likes }): readonly Shot[] => {
    const path = `/play/${game}?pace=0&bot=greedy&seed=sheet`;
    return [
      { name: `${game}-setup`, path: `/new/${game}` },
      { name: `${game}-lesson`, path: `/learn/${game}`, steps: 4 },
      { name: `${game}-start`, path, plays: 0 },
      { name: `${game}-middle`, path, plays, likes },
      { name: `${game}-end`, path: `${path}${BRIEF[game] ?? ""}`, plays: "end", likes },
      { name: `${game}-generic`, path: `${path}&table=generic`, plays, likes },
    ];
  }),
];

async function play(page: Page, { plays = 0, likes = "\n" }: Shot): Promise<void> {
  const person = { draw: drawing(11), likes };
  const most = plays === "end" ? 3_000 : plays;
  for (let moves = 0; moves < most; ) {
    if ((await glance(page)).over) break;
    if (await playByMouse(page, person, () => undefined)) moves++;
    else await page.waitForTimeout(10);
  }
  // Somebody looks at a question, not at a bot that thinks.
  await page.waitForSelector('[data-legal], [data-over="true"]');
  await page.mouse.move(2, 2);
}
async function take(
  browser: Browser,
  address: string,
  shot: Shot,
  { sizes, language }: { readonly sizes: SheetSize[]; readonly language: string },
) {
  const context = await browser.newContext({ viewport: SHEET_SIZES.desk, reducedMotion: "reduce", locale: language });
  const page = await context.newPage();
  // Notes for the first match lie over the table: they are looked at once, where it starts.
  if (!shot.name.endsWith("-start")) await page.addInitScript(() => localStorage.setItem("cardwright.hinted", "yes"));
  await page.goto(address + shot.path);
  await page.waitForSelector(/^\/(play|learn)\//.test(shot.path) ? "[data-dock]" : "h1");
  if (shot.plays !== undefined) await play(page, shot);
  if (shot.steps !== undefined) await followLesson(page, shot.steps);
  await shootAll(page, shot.name, sizes);
  await context.close();
}
const text = { type: "string" } as const;
const { values } = parseArgs({ options: { only: text, sizes: text, language: text } });
const isSize = (name: string): name is SheetSize => Object.hasOwn(SHEET_SIZES, name);
const sizes = (values.sizes?.split(",") ?? Object.keys(SHEET_SIZES)).filter(isSize);
const [app, browser] = await Promise.all([serveApp(), launchBrowser()]);
try {
  for (const shot of SHOTS) {
    if (values.only !== undefined && !shot.name.includes(values.only)) continue;
    await take(browser, app.address, shot, { sizes, language: values.language ?? "en-GB" });
    console.log(shot.name);
  }
  writeSheet(SHEET_FOLDER);
} finally {
  await browser.close();
  await app.close();
}
