import { expect } from "vitest";
import { cardOf } from "../../../src/catalogue.ts";
import { stage } from "../../stage.ts";
import { atInitiative, beside, type CardScene, played } from "./scene.ts";

const plain: readonly (readonly [string, number])[] = [
  ["corvin-ashdown", 7],
  ["liesl-tamarind", 7],
  ["ruben-astley-vos", 6],
  ["ingrid-mbale", 6],
  ["tobias-wren", 5],
  ["salome-drift", 5],
  ["marek-holloway", 5],
  ["philippa-gorse", 4],
  ["amadou-linde", 4],
  ["bettina-crook", 4],
  ["old-mayor-fenwick", 3],
  ["nuria-plum", 3],
];

export const governmentScenes: readonly CardScene[] = [
  ...plain.map(([card, influence]) =>
    played(card, "has nothing but its influence", [], {
      after: (table) => expect(table.influence(card)).toBe(influence),
    }),
  ),
  {
    card: "vladimir-putin",
    when: "two traps are set with one play, and three may lie there",
    causes: [],
    run: () =>
      stage({ own: { government: ["vladimir-putin"], traps: ["pile-on"], hand: ["dead-air", "sideshow"] } }).plays(
        "dead-air",
        {
          second: "sideshow",
        },
      ),
    after(table) {
      expect(table.state.traps[0].map(({ face }) => face)).toEqual(["pile-on", "dead-air", "sideshow"]);
      expect(table.state.ap[0]).toBe(1);
    },
  },
  {
    card: "vladimir-putin",
    when: "deactivated, it gives no third place and no second trap",
    causes: ["DEACTIVATE_CARD vladimir-putin"],
    run: () => {
      const table = stage({
        own: { government: ["vladimir-putin"], traps: ["pile-on", "pile-on"], hand: ["dead-air"] },
      });
      return table.resolve({ type: "DEACTIVATE_CARD", targetUid: table.uid("vladimir-putin") });
    },
    after: (table) => expect(table.tries(0, "playCard", { card: "dead-air" }).code).toBe("TRAPS_FULL"),
  },
  {
    card: "xi-jinping",
    when: "opposing NGO cards are off while it lies there",
    causes: [],
    run: () =>
      stage({ own: { hand: ["xi-jinping"] }, opponent: { public: ["anthony-fauci", "jennifer-doudna"] } }).plays(
        "xi-jinping",
      ),
    after(table) {
      expect(table.state.effectFlags[1].initiativeInfluenceBonus).toBe(1);
      table.resolve({ type: "DESTROY_CARD", targetUid: table.uid("xi-jinping") });
      expect(table.state.effectFlags[1].initiativeInfluenceBonus).toBe(2);
    },
  },
  {
    card: "xi-jinping",
    when: "own NGO cards and a deactivated giant silence nobody",
    causes: ["DEACTIVATE_CARD xi-jinping"],
    run: () => {
      const table = stage({
        own: { government: ["xi-jinping"], public: ["anthony-fauci"] },
        opponent: { public: ["anthony-fauci"] },
      });
      expect(table.state.effectFlags.map((flags) => flags.initiativeInfluenceBonus)).toEqual([1, 0]);
      return table.resolve({ type: "DEACTIVATE_CARD", targetUid: table.uid("xi-jinping") });
    },
    after: (table) => expect(table.state.effectFlags[1].initiativeInfluenceBonus).toBe(1),
  },
  {
    ...played("the-philanthropist", "an opposing NGO does nothing when it is played, as the text says", [], {
      opponent: { government: ["xi-jinping"] },
      after: () => expect(cardOf({ face: "xi-jinping" }).text).toMatch(/^Opposing NGO cards do nothing/),
    }),
    card: "xi-jinping",
  },
  played("recep-tayyip-erdogan", "does nothing when it is played", []),
  ...(["greta-thunberg", "anthony-fauci"] as const).map((card) =>
    played(card, "costs an opponent of Erdoğan 1 AP", ["ADD_AP 0 -1"], {
      opponent: { government: ["recep-tayyip-erdogan"] },
      after: (table) => expect(table.state.ap[0]).toBe(2),
    }),
  ),
  beside("recep-tayyip-erdogan", "does not mind own movements", "greta-thunberg", []),
  played("mark-zuckerberg", "costs an opponent of Erdoğan nothing more", [], {
    opponent: { government: ["recep-tayyip-erdogan"] },
  }),
  played("ursula-von-der-leyen", "shields the strongest government", ["GRANT_SHIELD ursula-von-der-leyen"], {
    own: { government: ["corvin-ashdown"] },
  }),
  played("ursula-von-der-leyen", "shields another that is stronger", ["GRANT_SHIELD xi-jinping"], {
    own: { government: ["xi-jinping"] },
  }),
  beside("ursula-von-der-leyen", "gains AP for an EU card", "liesl-tamarind", ["ADD_AP 0 1"]),
  beside("ursula-von-der-leyen", "gains nothing for others", "corvin-ashdown", []),
  beside("isolde-marchmain", "has 1 more with a Media card", "breaking-news-desk", ["DEACTIVATE_RANDOM_HAND 0 1"], {
    own: { hand: ["nuria-plum"] },
    after: (table) => expect(table.influence("isolde-marchmain")).toBe(11),
  }),
  played("isolde-marchmain", "has 10 without a Media card", [], {
    opponent: { public: ["breaking-news-desk"] },
    after: (table) => expect(table.influence("isolde-marchmain")).toBe(10),
  }),
  beside("oduya-kell", "gains 1 for an Oligarch", "the-shipping-heiress", [
    "ADJUST_INFLUENCE 0 oduya-kell 1",
    "DRAW_CARDS 0 1",
  ]),
  beside("oduya-kell", "gains nothing for others", "mark-zuckerberg", []),
  played(
    "teodora-vash",
    "lifts all when behind",
    ["ADJUST_INFLUENCE 0 nuria-plum 1", "ADJUST_INFLUENCE 0 teodora-vash 1"],
    {
      own: { government: ["nuria-plum"] },
      opponent: { government: ["xi-jinping", "corvin-ashdown"] },
    },
  ),
  played("teodora-vash", "does nothing when not behind", [], { opponent: { government: ["philippa-gorse"] } }),
  played("casimir-dray", "gains 1 AP", ["ADD_AP 0 1"]),
  beside("noor-halloran", "has 2 more with a Movement", "greta-thunberg", [], {
    after: (table) => expect(table.influence("noor-halloran")).toBe(11),
  }),
  played("noor-halloran", "has 9 without one", [], {
    opponent: { public: ["greta-thunberg"] },
    after: (table) => expect(table.influence("noor-halloran")).toBe(9),
  }),
  {
    card: "lucan-abermarle",
    when: "redirects 1 influence, once a match",
    causes: ["ADJUST_INFLUENCE 1 xi-jinping -1", "ADJUST_INFLUENCE 0 lucan-abermarle 1"],
    run: () =>
      stage({ own: { government: ["lucan-abermarle"] }, opponent: { government: ["xi-jinping"] } }).does(
        0,
        "useAbility",
        {
          card: "lucan-abermarle",
          target: "xi-jinping",
        },
      ),
    after(table) {
      expect(table.tries(0, "useAbility", { card: "lucan-abermarle", target: "xi-jinping" }).code).toBe("ABILITY_USED");
      table.does(0, "pass").does(1, "pass");
      expect(table.state.abilitiesSpent[0]).toEqual(["lucan-abermarle"]);
    },
  },
  {
    card: "lucan-abermarle",
    when: "finds nobody to take from",
    causes: [],
    run: () => stage({ own: { government: ["lucan-abermarle"] } }),
    after: (table) => expect(table.tries(0, "useAbility", { card: "lucan-abermarle" }).code).toBe("NO_TARGET"),
  },
  played("petra-sund", "gains 1 AP", ["ADD_AP 0 1"]),
  played("anselm-quire", "draws 2", ["DRAW_CARDS 0 2"]),
  played("mirela-stoy", "gains 1 AP and draws", ["ADD_AP 0 1", "DRAW_CARDS 0 1"]),
  atInitiative("bram-okonjo-reyes", "gains AP for Economy", "supplementary-budget", ["ADD_AP 0 1", "ADD_AP 0 2"]),
  atInitiative("bram-okonjo-reyes", "gains nothing for others", "ribbon-cutting", ["DRAW_CARDS 0 1"]),
  played("hedda-lorne", "lifts the strongest by 2", ["ADJUST_INFLUENCE 0 hedda-lorne 2"], {
    own: { government: ["corvin-ashdown"] },
  }),
  played("hedda-lorne", "lifts another where that one is stronger", ["ADJUST_INFLUENCE 0 xi-jinping 2"], {
    own: { government: ["xi-jinping"] },
  }),
  beside("silas-vendramin", "has 1 more beside a 7", "corvin-ashdown", [], {
    after: (table) => expect(table.influence("silas-vendramin")).toBe(9),
  }),
  beside("silas-vendramin", "has 8 beside a 6", "ruben-astley-vos", [], {
    after: (table) => expect(table.influence("silas-vendramin")).toBe(8),
  }),
  played("yara-bellweather", "draws and gains 1 AP", ["DRAW_CARDS 0 1", "ADD_AP 0 1"]),
  played("emeric-tal", "draws, and has 1 more with an NGO", ["DRAW_CARDS 0 1"], {
    own: { public: ["anthony-fauci"] },
    after: (table) => expect(table.influence("emeric-tal")).toBe(8),
  }),
  played("emeric-tal", "has 7 without one", ["DRAW_CARDS 0 1"], {
    after: (table) => expect(table.influence("emeric-tal")).toBe(7),
  }),
  {
    card: "sunniva-crane",
    when: "draws when its owner passes",
    causes: ["DRAW_CARDS 0 1"],
    run: () => stage({ own: { government: ["sunniva-crane"], hand: ["nuria-plum"] } }).does(0, "pass"),
  },
  {
    card: "sunniva-crane",
    when: "draws nothing when the opponent passes",
    causes: [],
    run: () =>
      stage({ own: { hand: ["nuria-plum"] }, opponent: { government: ["sunniva-crane"], hand: ["nuria-plum"] } }).does(
        0,
        "pass",
      ),
  },
  {
    card: "ottilie-farrow",
    when: "lifts a small government, once a round",
    causes: ["ADJUST_INFLUENCE 0 tobias-wren 1"],
    run: () =>
      stage({ own: { government: ["ottilie-farrow", "tobias-wren", "nuria-plum"] } }).does(0, "useAbility", {
        card: "ottilie-farrow",
        target: "tobias-wren",
      }),
    after: (table) =>
      expect(table.tries(0, "useAbility", { card: "ottilie-farrow", target: "nuria-plum" }).code).toBe("ABILITY_USED"),
  },
  {
    card: "ottilie-farrow",
    when: "cannot lift a big one, and not when deactivated",
    causes: ["DEACTIVATE_CARD ottilie-farrow"],
    run: () => {
      const table = stage({ own: { government: ["ottilie-farrow", "xi-jinping"] } });
      expect(table.tries(0, "useAbility", { card: "ottilie-farrow" }).code).toBe("NO_TARGET");
      return table.resolve({ type: "DEACTIVATE_CARD", targetUid: table.uid("ottilie-farrow") });
    },
    after: (table) => expect(table.tries(0, "useAbility", { card: "ottilie-farrow" }).code).toBe("DEACTIVATED"),
  },
  played("jorun-pell", "draws", ["DRAW_CARDS 0 1"]),
  {
    card: "davit-marsh",
    when: "moves 1 influence, once a turn",
    causes: ["ADJUST_INFLUENCE 0 davit-marsh -1", "ADJUST_INFLUENCE 0 nuria-plum 1"],
    run: () =>
      stage({ own: { government: ["davit-marsh", "nuria-plum"] } }).does(0, "transferInfluence", {
        from: "davit-marsh",
        to: "nuria-plum",
      }),
    after: (table) => expect(table.tries(0, "transferInfluence").code).toBe("ALREADY_TRANSFERRED"),
  },
];
