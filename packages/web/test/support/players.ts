import type { Page } from "playwright-core";

/** People as the page meets them: they look at it, and click or type. They know nothing of the rules. */

/** What a person sees at a glance. */
interface Glance {
  readonly over: boolean;
  readonly curtain: boolean;
  /** Things that can be chosen, as marks on the page. */
  readonly legal: number;
  readonly revision: string;
}
export const glance = (page: Page): Promise<Glance> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>("[data-table]");
    return {
      over: table?.dataset["over"] === "true",
      curtain: document.querySelector("[data-take]") !== null,
      legal: document.querySelectorAll("[data-legal]").length,
      revision: table?.dataset["revision"] ?? "",
    };
  });

/** Draws that are the same in every run. */
export function drawing(seed: number): (bound: number) => number {
  let state = seed * 2654435761;
  return (bound) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return (state >>> 0) % bound;
  };
}
type Draw = (bound: number) => number;

/** What someone likes to do most, by the words on it. */
export interface Person {
  readonly draw: Draw;
  readonly likes: string;
  /** What they leave alone as long as there is anything else. */
  readonly avoids?: string;
}
/**
 * One thing that can be chosen is clicked with the pointer where it lies. Several marked things are confirmed as soon as
 * they may be. What something else covers cannot be clicked, and that is told.
 */
export async function playByMouse(
  page: Page,
  { draw, likes, avoids = "\n" }: Person,
  covered: (what: string) => void,
): Promise<boolean> {
  const spot = await page.evaluate(
    ([chance, liked, avoided]) => {
      const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const [confirm] = find("[data-confirm][data-legal]");
      const verbs = find('[data-stage="verb"] [data-legal]');
      const favourite = find("[data-offer][data-legal]").filter(({ textContent }) => textContent?.includes(liked));
      const every = find('[data-legal]:not([aria-pressed="true"])');
      const wanted = every.filter((thing) => !(thing.textContent ?? "").includes(avoided));
      const all = wanted.length > 0 ? wanted : every;
      const legal = verbs.length > 0 ? verbs : favourite.length > 0 ? favourite : all;
      const thing = confirm ?? legal[Math.floor(chance * legal.length)];
      if (thing === undefined) return null;
      thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, width, height } = thing.getBoundingClientRect();
      // Cards of a hand overlap: a person clicks on the part that they see.
      const points = [
        [0.5, 0.5],
        [0.25, 0.3],
        [0.12, 0.25],
        [0.5, 0.15],
      ].map(([across = 0, down = 0]) => ({ x: left + width * across, y: top + height * down }));
      const isOpen = ({ x, y }: { x: number; y: number }): boolean => {
        const there = document.elementFromPoint(x, y);
        return there !== null && thing.contains(there);
      };
      const seen = points.find(isOpen);
      const what = thing.textContent ?? "";
      return { ...(seen ?? points[0] ?? { x: 0, y: 0 }), what, open: seen !== undefined };
    },
    [draw(10_000) / 10_000, likes, avoids] as const,
  );
  if (spot === null) return false;
  if (!spot.open) covered(spot.what);
  await page.mouse.click(spot.x, spot.y);
  return true;
}
const focused = (page: Page, { likes, avoids = "\n" }: Person) =>
  page.evaluate(
    ([liked, avoided]) => {
      const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const active = document.activeElement as HTMLElement | null;
      const favourite = find("[data-offer][data-legal]").filter(({ textContent }) => textContent?.includes(liked));
      const every = find('[data-legal]:not([aria-pressed="true"])');
      const others = every.filter((thing) => !(thing.textContent ?? "").includes(avoided));
      const isLegal = active !== null && (others.length > 0 ? others : every).includes(active);
      const [confirm] = find("[data-confirm][data-legal]");
      const wanted = confirm !== undefined ? [confirm] : favourite;
      return {
        ready: active !== null && (wanted.length > 0 ? wanted.includes(active) : isLegal),
        lost: active === null || active === document.body,
        place: find("a, button, input, select, summary, [tabindex]").indexOf(active ?? document.body),
        any: find("[data-legal]").length > 0,
      };
    },
    [likes, avoids] as const,
  );
const KEYS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] as const;
/** More than it takes to walk over everything on a full table. */
const KEYS_MAX = 300;

/** Nothing but keys: arrows among what stands together, Tab to what stands elsewhere, Enter to choose. */
export async function playByKeyboard(page: Page, person: Person, lost: () => void): Promise<boolean> {
  const { draw } = person;
  const start = await focused(page, person);
  if (!start.any) return false;
  if (start.lost) lost();
  for (let steps = draw(3); steps > 0; steps--) await page.keyboard.press(KEYS[draw(KEYS.length)] ?? "ArrowRight");
  // As someone does who looks for it: one way until it comes round, then the others, then on to what stands elsewhere.
  let ways = 0;
  const been = new Set<number>();
  for (let tries = 0; tries < KEYS_MAX; tries++) {
    const now = await focused(page, person);
    if (!now.any) return false;
    if (now.ready) {
      await page.keyboard.press("Enter");
      return true;
    }
    if (been.has(now.place)) ways++;
    been.add(now.place);
    const way = KEYS[ways];
    await page.keyboard.press(way ?? "Tab");
    if (way !== undefined) continue;
    ways = 0;
    been.clear();
  }
  throw new Error("the keyboard finds no way to anything that can be chosen");
}

/** A newcomer who does only what the page says: what is lit, what confirms it, and Next. Ends where a lesson does, or at a step. */
export async function followLesson(page: Page, until = Number.POSITIVE_INFINITY): Promise<number> {
  const doneOf = () =>
    page.evaluate(() => Number(document.querySelector<HTMLElement>("[data-lesson-step]")?.dataset["lessonStep"]));
  const newcomer = { draw: drawing(3), likes: "\n" };
  for (let clicks = 0; clicks < 80; clicks++) {
    const done = await doneOf();
    if (done >= until || (await page.locator("[data-lesson-done]").count()) > 0) return done;
    const next = page.locator("[data-next]");
    if ((await next.count()) > 0) await next.click();
    else if (!(await playByMouse(page, newcomer, () => undefined))) await page.waitForTimeout(20);
  }
  throw new Error(`whoever does what the lesson says gets no further than step ${await doneOf()}`);
}
