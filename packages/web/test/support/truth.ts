import { join } from "node:path";
import { catalog } from "@cardwright/catalog";
import type { Offer } from "@cardwright/core/host";
import {
  cataloguesFor,
  defineTable,
  type Frame,
  isLegalOffer,
  type Speech,
  type TableGame,
  whyNot,
} from "@cardwright/table";
import { RuleWords, Speaker, seenPieces } from "@cardwright/words";
import { catalogueOf, ENGINE_FOLDER } from "@cardwright/words/tool";
import type { Page } from "playwright-core";
import type { KeptMatch } from "../../src/match/kept.ts";
import { LocalMatch } from "../../src/match/local-match.ts";

/** The page keeps every match in the browser: the same moves are played here, and the engine says what the page should show. */

const root = join(import.meta.dirname, "../../../..");
const english = (folder: string) => catalogueOf(root, folder, "en").catalogue;
const interfaces = ["packages/web", "packages/table", ENGINE_FOLDER].map(english);
const idle = { think: () => new Promise<never>(() => undefined), stop: () => undefined };

export interface Shown {
  readonly revision: number;
  readonly stage: string;
  readonly offers: readonly { readonly type: string; readonly legal: boolean; readonly text: string }[];
  readonly targets: readonly { readonly key: string; readonly legal: boolean; readonly text: string }[];
}
/** All that a player sees, hears or can open at this moment. */
const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const read = (selector: string, name: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((thing) => ({
        name: thing.dataset[name] ?? "",
        legal: thing.dataset["legal"] !== undefined,
        text: thing.textContent ?? "",
      }));
    return {
      revision: Number(document.querySelector<HTMLElement>("[data-table]")?.dataset["revision"]),
      stage: document.querySelector<HTMLElement>("[data-dock]")?.dataset["stage"] ?? "",
      offers: read("[data-dock] [data-offer]", "offer").map(({ name, ...rest }) => ({ type: name, ...rest })),
      targets: read("button[data-target]", "target").map(({ name, ...rest }) => ({ key: name, ...rest })),
    };
  });
/** The engine beside the page, for one game. */
export class Truth {
  private readonly table: TableGame;
  private readonly speech: Speech;
  constructor(id: string) {
    const { game, expansions } = catalog.find((entry) => entry.game.id === id)!;
    this.table = defineTable(game, { presets: [], expansions });
    const own = [english(`games/${id}`)];
    this.speech = { language: "en", catalogues: interfaces, ofGame: () => own };
  }
  /** The frame of the viewer after the moves that the page has kept; none before the first. */
  async frame(page: Page): Promise<Frame | undefined> {
    const kept = await page.evaluate((start) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith(start));
      return key === undefined ? null : localStorage.getItem(key);
    }, `cardwright.match.${this.table.id}.`);
    if (kept === null) return undefined;
    const { seed, header, controllers, actions } = JSON.parse(kept) as KeptMatch;
    const { seats, options, expansions } = header;
    const game = this.table.with(expansions);
    return new LocalMatch({ game, seed, seats, options, controllers, actions, thinker: idle }).frame();
  }
  /** All in which the page differs from the engine: what can be done, what cannot, and why not. */
  async amissOn(page: Page, hasAllOffers: boolean): Promise<readonly string[]> {
    const shown = await shownOn(page);
    const frame = await this.frame(page);
    // Between two steps there is nothing to compare.
    if (frame === undefined || shown.revision !== frame.revision || shown.stage !== "open") return [];
    const speaker = new Speaker({
      language: "en",
      catalogues: cataloguesFor(this.table, this.speech),
      viewer: frame.view.you,
      players: frame.players.map(({ name }) => name),
    });
    const words = new RuleWords(speaker, (piece) => seenPieces(frame.view).get(piece)?.face);
    const why = (offer: Offer): string => {
      const refusal = whyNot(offer);
      return refusal === undefined ? "" : words.why(refusal, frame.view);
    };
    return [
      ...shown.offers.flatMap(({ type, legal, text }) => {
        const offer = frame.offers.find((one) => one.type === type);
        if (offer === undefined) return [`${type} is shown and not offered`];
        if (legal !== isLegalOffer(offer)) return [`${type} is shown as ${legal ? "legal" : "not legal"}`];
        return legal || text.includes(why(offer)) ? [] : [`${type} is refused with "${text}", not "${why(offer)}"`];
      }),
      ...shown.targets.flatMap(({ key, legal, text }) => {
        const asked = frame.offers.flatMap((offer) =>
          (offer.choice?.options ?? [])
            .filter(({ key: own, piece }) => String(piece?.id ?? own) === key)
            .map((option) => ({ offer, option })),
        );
        const may = asked.some(({ offer, option }) => offer.refused === undefined && option.refused === undefined);
        const begins = frame.offers.some((offer) => offer.choice === null && isLegalOffer(offer));
        if (legal) return may || begins ? [] : [`${key} is lit`];
        const reason = /Not now: (.*)$/s.exec(text)?.[1];
        if (reason === undefined) return [];
        const reasons = [
          ...asked.flatMap(({ option }) =>
            option.refused === undefined ? [] : [words.why(option.refused, frame.view)],
          ),
          ...frame.offers.map(why),
        ].filter(Boolean);
        return reasons.some((one) => reason.startsWith(one.replace(/[.]+$/, "")))
          ? []
          : [`${key} is dark: "${reason}"`];
      }),
      ...(hasAllOffers ? unreachable(frame, shown) : []),
    ];
  }
}
/** Everything that can be done is a button, or begins with something that is lit. */
function unreachable({ offers }: Frame, shown: Shown): readonly string[] {
  const lit = new Set(shown.targets.filter(({ legal }) => legal).map(({ key }) => key));
  return offers
    .filter((offer) => isLegalOffer(offer) && !/^(concede|surrender)$/i.test(offer.type))
    .filter(({ type }) => !shown.offers.some((one) => one.type === type))
    .filter(
      ({ choice }) =>
        !(choice?.options ?? []).some(
          ({ key, piece, refused }) => refused === undefined && lit.has(String(piece?.id ?? key)),
        ),
    )
    .map(({ type }) => `${type} can be done, and nothing on the table says so`);
}
