import { expect } from "vitest";
import { stage } from "../../stage.ts";
import { activated, atInitiative, beside, type CardScene, played } from "./scene.ts";

const wren = { own: { government: ["tobias-wren"] } };

export const initiativeScenes: readonly CardScene[] = [
  played("spin-doctor", "waits in the slot when it is played", [], {
    after: (table) => expect(table.at("spin-doctor")).toBe("instant/0"),
  }),
  activated("spin-doctor", "lifts the strongest by 1", ["ADJUST_INFLUENCE 0 tobias-wren 1"], {
    ...wren,
    after: (table) => expect(table.at("spin-doctor")).toBe("discard"),
  }),
  activated("spin-doctor", "has nobody to lift", []),
  activated(
    "opportunist",
    "mirrors a gain until the next own turn",
    ["ADJUST_INFLUENCE 0 tobias-wren 1", "START_LASTING 0 mirror"],
    {
      own: { government: ["tobias-wren"], hand: ["nuria-plum"] },
      opponent: { government: ["salome-drift"], hand: ["spin-doctor", "nuria-plum"] },
      after(table) {
        table.does(0, "endTurn").does(1, "playCard", { card: "spin-doctor" }).does(1, "activateInstantInitiative");
        expect(table.causes).toEqual([
          "INITIATIVE_ACTIVATED 1 spin-doctor",
          "ADJUST_INFLUENCE 1 salome-drift 1",
          "ADJUST_INFLUENCE 0 tobias-wren 1 mirrored",
        ]);
        table.does(1, "endTurn").resolve({ type: "BUFF_STRONGEST_GOV", player: 1, amount: 1 });
        expect(table.causes).toEqual(["ADJUST_INFLUENCE 1 salome-drift 1"]);
      },
    },
  ),
  activated("opportunist", "a loss is not mirrored", ["START_LASTING 0 mirror"], {
    opponent: { government: ["salome-drift"] },
    after: (table) =>
      expect(table.resolve({ type: "BUFF_STRONGEST_GOV", player: 1, amount: -1 }).causes).toEqual([
        "ADJUST_INFLUENCE 1 salome-drift -1",
      ]),
  }),
  activated("backroom-handshake", "lifts the strongest by 2", ["ADJUST_INFLUENCE 0 tobias-wren 2"], wren),
  activated("backroom-handshake", "has nobody to lift", []),
  activated("feed-takeover", "draws 2", ["DRAW_CARDS 0 2"]),
  activated(
    "whip-count",
    "hits the strongest opposing government",
    ["DEACTIVATE_CARD salome-drift", "ADJUST_INFLUENCE 1 salome-drift -1"],
    {
      opponent: { government: ["nuria-plum", "salome-drift"] },
    },
  ),
  activated("whip-count", "finds nobody", []),
  activated("filibuster-wall", "locks initiatives for the round", ["LOCK_PLAY 1 initiative round"], {
    own: { hand: ["nuria-plum"] },
    opponent: { hand: ["spin-doctor", "party-whip", "nuria-plum"] },
    after(table) {
      table.does(0, "endTurn");
      for (const card of ["spin-doctor", "party-whip"])
        expect(table.tries(1, "playCard", { card }).code).toBe("PLAY_LOCKED");
      expect(table.does(1, "playCard", { card: "nuria-plum" }).at("nuria-plum")).toBe("government/1");
    },
  }),
  activated("filibuster-wall", "leaves the own initiatives open", ["LOCK_PLAY 1 initiative round"], {
    own: { hand: ["spin-doctor"] },
    after: (table) => expect(table.plays("spin-doctor").at("spin-doctor")).toBe("instant/0"),
  }),
  activated("point-of-order", "gains 1 AP", ["ADD_AP 0 1"], { wanted: { option: "AP" } }),
  activated("point-of-order", "draws", ["DRAW_CARDS 0 1"], { wanted: { option: "CARD" } }),
  activated("policy-workshop", "waits for a later turn of the round", ["DRAW_CARDS 0 1", "START_LASTING 0 head-start"], {
    own: { hand: ["tobias-wren"] },
    opponent: { hand: ["nuria-plum"] },
    after(table) {
      table.does(0, "endTurn").does(1, "pass");
      expect(table.plays("tobias-wren").causes).toEqual(["ADJUST_INFLUENCE 0 tobias-wren 2"]);
    },
  }),
  activated(
    "policy-workshop",
    "gives the next government a head start",
    ["DRAW_CARDS 0 1", "START_LASTING 0 head-start"],
    {
      own: { hand: ["mark-zuckerberg", "tobias-wren", "salome-drift"], ap: 6 },
      after(table) {
        expect(table.plays("mark-zuckerberg").causes).toEqual([]);
        expect(table.plays("tobias-wren").causes).toEqual(["ADJUST_INFLUENCE 0 tobias-wren 2"]);
        expect(table.plays("salome-drift").causes).toEqual([]);
      },
    },
  ),
  {
    card: "counter-question",
    when: "revives a government for 1 influence",
    causes: [
      "INITIATIVE_ACTIVATED 0 counter-question",
      "DRAW_CARDS 0 1",
      "REACTIVATE_CARD tobias-wren",
      "ADJUST_INFLUENCE 0 tobias-wren -1",
    ],
    run() {
      const table = stage({ own: { government: ["tobias-wren"], instant: ["counter-question"] } });
      return table
        .resolve({ type: "DEACTIVATE_CARD", targetUid: table.uid("tobias-wren") })
        .activates({ target: "tobias-wren" });
    },
  },
  {
    card: "counter-question",
    when: "revives a public card for nothing",
    causes: ["INITIATIVE_ACTIVATED 0 counter-question", "DRAW_CARDS 0 1", "REACTIVATE_CARD jennifer-doudna"],
    run() {
      const table = stage({ own: { public: ["jennifer-doudna"], instant: ["counter-question"] } });
      return table
        .resolve({ type: "DEACTIVATE_CARD", targetUid: table.uid("jennifer-doudna") })
        .activates({ target: "jennifer-doudna" });
    },
  },
  activated("counter-question", "only draws when all are active", ["DRAW_CARDS 0 1"], wren),
  activated("paid-partnership", "is over with the turn", ["ADD_AP 0 1", "START_LASTING 0 encore"], {
    own: { hand: ["elon-musk"] },
    opponent: { hand: ["nuria-plum"] },
    after(table) {
      table.does(0, "endTurn").does(1, "pass");
      expect(table.plays("elon-musk").causes).toEqual(["DRAW_CARDS 0 1", "SET_DISCOUNT 0 1"]);
    },
  }),
  activated("paid-partnership", "the next public card counts twice", ["ADD_AP 0 1", "START_LASTING 0 encore"], {
    own: { hand: ["tobias-wren", "the-satirist", "elon-musk"], ap: 6 },
    opponent: { hand: ["nuria-plum", "nuria-plum", "nuria-plum"] },
    after(table) {
      expect(table.plays("tobias-wren").causes).toEqual([]);
      expect(table.plays("the-satirist").causes).toEqual([
        "DISCARD_RANDOM_FROM_HAND 1 1",
        "DISCARD_RANDOM_FROM_HAND 1 1",
      ]);
      expect(table.plays("elon-musk").causes).toEqual(["DRAW_CARDS 0 1", "SET_DISCOUNT 0 1"]);
    },
  }),
  activated(
    "too-big-to-fail",
    "draws and shields the chosen card",
    ["ADJUST_INFLUENCE 0 tobias-wren 1", "DRAW_CARDS 0 1", "GRANT_SHIELD jennifer-doudna"],
    {
      own: { government: ["tobias-wren"], public: ["jennifer-doudna"] },
      wanted: { target: "jennifer-doudna" },
      after: (table) => expect(table.influence("tobias-wren")).toBe(6),
    },
  ),
  activated("too-big-to-fail", "only draws without cards", ["DRAW_CARDS 0 1"]),
  activated("ribbon-cutting", "draws", ["DRAW_CARDS 0 1"]),
  activated("supplementary-budget", "gains 2 AP", ["ADD_AP 0 2"]),
  activated("doorstep-weekend", "draws and lifts", ["DRAW_CARDS 0 1", "ADJUST_INFLUENCE 0 tobias-wren 1"], wren),
  activated("doorstep-weekend", "draws, and has nobody to lift", ["DRAW_CARDS 0 1"]),
  activated("leaked-memo", "costs the opponent a card", ["DISCARD_RANDOM_FROM_HAND 1 1"], {
    opponent: { hand: ["nuria-plum"] },
    after: (table) => expect(table.at("nuria-plum")).toBe("discard"),
  }),
  activated("leaked-memo", "finds an empty hand", []),
  activated(
    "emergency-decree",
    "shields and lifts the strongest",
    ["GRANT_SHIELD tobias-wren", "ADJUST_INFLUENCE 0 tobias-wren 1"],
    wren,
  ),
  activated("emergency-decree", "finds nobody", []),
  activated("synthetic-storyline", "draws and sets a trap", ["DRAW_CARDS 0 1", "SET_TRAP 0 dead-air"], {
    after: (table) => expect(table.state.traps[0].map(({ face }) => face)).toEqual(["dead-air"]),
  }),
  activated("synthetic-storyline", "finds no room for a third trap", ["DRAW_CARDS 0 1"], {
    own: { traps: ["pile-on", "sideshow"] },
  }),
  activated("model-release", "draws and gains 1 AP", ["DRAW_CARDS 0 1", "ADD_AP 0 1"]),
  activated("shovel-ready-works", "gains 1 AP and lifts", ["ADD_AP 0 1", "ADJUST_INFLUENCE 0 tobias-wren 1"], wren),
  activated("shovel-ready-works", "gains 1 AP, and has nobody to lift", ["ADD_AP 0 1"]),
  activated(
    "snap-summit",
    "lifts every own government",
    ["ADJUST_INFLUENCE 0 tobias-wren 1", "ADJUST_INFLUENCE 0 nuria-plum 1"],
    {
      own: { government: ["tobias-wren", "nuria-plum"] },
      opponent: { government: ["salome-drift"] },
    },
  ),
  activated("snap-summit", "lifts nobody on an empty lane", []),

  played("party-whip", "lifts tier 2 and forbids transfers", [], {
    own: { government: ["silas-vendramin", "tobias-wren"] },
    opponent: { government: ["xi-jinping"] },
    after(table) {
      expect(["silas-vendramin", "tobias-wren", "xi-jinping"].map((face) => table.influence(face))).toEqual([9, 5, 10]);
      expect(table.tries(0, "transferInfluence").code).toBe("TRANSFER_LOCKED");
    },
  }),
  played("party-whip", "lifts nobody of tier 1", [], {
    own: { government: ["tobias-wren"] },
    after: (table) => expect(table.total(0)).toBe(5),
  }),
  beside(
    "sponsors-table",
    "lifts for an Oligarch",
    "the-shipping-heiress",
    ["ADJUST_INFLUENCE 0 tobias-wren 1", "DRAW_CARDS 0 1"],
    wren,
  ),
  beside("sponsors-table", "does nothing for others", "mark-zuckerberg", [], wren),
  played("closed-chambers", "lifts every government while nobody listens in", [], {
    own: { government: ["tobias-wren", "xi-jinping"], hand: ["greta-thunberg"] },
    after(table) {
      expect(table.total(0)).toBe(17);
      expect(table.plays("greta-thunberg").total(0)).toBe(15);
    },
  }),
  played("closed-chambers", "lifts nobody beside an NGO", [], {
    own: { government: ["tobias-wren"], public: ["anthony-fauci"] },
    after: (table) => expect(table.total(0)).toBe(5),
  }),
  played("small-state-pride", "lifts tier 1 and forbids transfers", [], {
    own: { government: ["davit-marsh", "xi-jinping"] },
    after(table) {
      expect(["davit-marsh", "xi-jinping"].map((face) => table.influence(face))).toEqual([8, 10]);
      expect(table.tries(0, "transferInfluence").code).toBe("TRANSFER_LOCKED");
    },
  }),
  played("small-state-pride", "lifts nobody of the other side", [], {
    opponent: { government: ["tobias-wren"] },
    after: (table) => expect(table.total(1)).toBe(5),
  }),
  atInitiative("engagement-engine", "offers a reward with a Tech card", "ribbon-cutting", ["OFFER_AP_OR_CARD 0"], {
    own: { public: ["the-machine-oracle"] },
    after(table) {
      table.scene.answers(0, "AP");
      expect(table.causes).toEqual(["ADD_AP 0 1", "DRAW_CARDS 0 1"]);
      expect(table.at("ribbon-cutting")).toBe("discard");
    },
  }),
  atInitiative("engagement-engine", "offers nothing without one", "ribbon-cutting", ["DRAW_CARDS 0 1"]),
  beside("open-assembly", "lifts for a Movement", "greta-thunberg", ["ADJUST_INFLUENCE 0 tobias-wren 2"], wren),
  beside("open-assembly", "makes initiatives cheaper for an NGO", "anthony-fauci", ["SET_DISCOUNT 0 1"], wren),
  beside("open-assembly", "does nothing for others", "mark-zuckerberg", [], wren),
  beside("own-statistics", "weakens the number on a trap", "tobias-wren", ["ADJUST_INFLUENCE 0 tobias-wren -1"], {
    opponent: { traps: ["consultant-scandal"] },
  }),
  beside("own-statistics", "a trap of 1 comes to nothing", "anthony-fauci", [], {
    own: { hand: ["nuria-plum"] },
    opponent: { traps: ["donor-list"] },
    after: (table) => expect(table.state.hand[0]).toHaveLength(1),
  }),
  beside(
    "ranked-results",
    "draws for Tech and lifts for an Oligarch",
    "elon-musk",
    ["DRAW_CARDS 0 1", "ADJUST_INFLUENCE 0 tobias-wren 1", "DRAW_CARDS 0 1", "SET_DISCOUNT 0 1"],
    wren,
  ),
  beside("ranked-results", "does nothing for others", "greta-thunberg", [], wren),
];
