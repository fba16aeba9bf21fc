import { defineExpansion } from "@cardwright/core/expansion";
import { gains, resortOpened } from "../events/resources.ts";
import { tilesJoinBag } from "../events/setup.ts";
import { hotspotResolved } from "../hotspots.ts";
import { deckParts } from "../measures/deck-parts.ts";
import { deckRules } from "../measures/playing.ts";
import { resortFace, tileCard } from "../tiles.ts";
import { world } from "../world.ts";
import { measures } from "./measures/index.ts";

/** Economy and labour: a resort, a hotspot, the investment program and ten measures [R11]. */

export const LABOUR_MARKET = "hotspot:labour-market";
export const INVESTMENT_PROGRAM = "system:investment-program";
export const ECONOMY_TILES: readonly string[] = [
  resortFace("economy", 1),
  resortFace("economy", 1),
  resortFace("economy", 2),
  resortFace("economy", 3),
  LABOUR_MARKET,
  INVESTMENT_PROGRAM,
];

/** Its controller converts economy there, without a grassroots tile [R11.2]. */
const investing = world.rule("economy.investing", {
  hooks: {
    converts: (_, possible, { tile, give }) => (tile.face === INVESTMENT_PROGRAM && give === "economy" ? 1 : possible),
  },
});
const labourMarket = world.rule("economy.labourMarket", {
  react: [
    world.on(hotspotResolved, ({ tile, leader }, table) =>
      leader >= 0 && table.find("map", tile)?.face === LABOUR_MARKET
        ? table.seats.filter((seat) => seat === leader).map((seat) => gains({ seat, gained: { economy: 1 } }))
        : undefined,
    ),
  ],
});

const parts = deckParts(world, "economy", measures, deckRules);
export const economy = defineExpansion({
  id: "economy",
  version: "2",
  declares: parts.declares,
  events: parts.events,
  actions: parts.actions,
  effects: parts.deck.effects,
  rules: [...parts.rules, investing, labourMarket],
  cards: [
    ...parts.deck.cards,
    ...[1, 2, 3].map((value) => tileCard(resortFace("economy", value))),
    tileCard(LABOUR_MARKET, "A hotspot; its leader also receives one economy."),
    tileCard(INVESTMENT_PROGRAM, "Who controls it may convert economy: two of it become one of another resort."),
  ],
  onSessionCreate: () => ({
    events: [
      ...parts.onSessionCreate().events,
      resortOpened({ resort: "economy" }),
      tilesJoinBag({ faces: ECONOMY_TILES }),
    ],
  }),
});
