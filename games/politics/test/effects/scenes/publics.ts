import { expect } from "vitest";
import { stage } from "../../stage.ts";
import { atInitiative, beside, type CardScene, played } from "./scene.ts";

const flag = (name: string) => (table: ReturnType<typeof stage>) =>
  Object.entries(table.state.effectFlags[0]).find(([key]) => key === name)?.[1];

export const publicScenes: readonly CardScene[] = [
  played("elon-musk", "draws and makes the next initiative cheaper", ["DRAW_CARDS 0 1", "SET_DISCOUNT 0 1"], {
    after: (table) => expect(flag("initiativeDiscount")(table)).toBe(1),
  }),
  played("elon-musk", "makes one initiative free, and no government", ["DRAW_CARDS 0 1", "SET_DISCOUNT 0 1"], {
    own: { hand: ["tobias-wren", "ribbon-cutting"] },
    after(table) {
      expect(table.plays("tobias-wren").state.ap[0]).toBe(2);
      expect(table.plays("ribbon-cutting").state.ap[0]).toBe(2);
    },
  }),
  atInitiative("mark-zuckerberg", "gains 1 AP, once", "ribbon-cutting", ["ADD_AP 0 1", "DRAW_CARDS 0 1"], {
    own: { hand: ["ribbon-cutting"] },
    after: (table) => {
      table.plays("ribbon-cutting").activates();
      expect(table.causes).toEqual(["INITIATIVE_ACTIVATED 0 ribbon-cutting", "DRAW_CARDS 0 1"]);
    },
  }),
  {
    card: "mark-zuckerberg",
    when: "deactivated, gains nothing",
    causes: ["INITIATIVE_ACTIVATED 0 ribbon-cutting", "DRAW_CARDS 0 1"],
    run: () => {
      const table = stage({ own: { public: ["mark-zuckerberg"], instant: ["ribbon-cutting"] } });
      return table.resolve({ type: "DEACTIVATE_CARD", targetUid: table.uid("mark-zuckerberg") }).activates();
    },
  },
  ...(["greta-thunberg", "malala-yousafzai"] as const).flatMap((card) => [
    beside(card, "pays the first government of a turn back", "tobias-wren", [], {
      own: { hand: ["salome-drift"] },
      after(table) {
        expect(table.state.ap[0]).toBe(4);
        expect(table.state.effectFlags[0].govRefundAvailable).toBe(false);
        expect(table.plays("salome-drift").state.ap[0]).toBe(3);
      },
    }),
    played(card, "counts at once, if no government was played before", [], {
      own: { hand: ["tobias-wren"] },
      after: (table) => expect(table.plays("tobias-wren").state.ap[0]).toBe(3),
    }),
    {
      card,
      when: "comes too late after the first government",
      causes: [],
      run: () =>
        stage({ own: { ap: 4, hand: ["tobias-wren", card, "salome-drift"] } })
          .plays("tobias-wren")
          .plays(card),
      after: (table: ReturnType<typeof stage>) => expect(table.plays("salome-drift").state.ap[0]).toBe(1),
    },
  ]),
  beside("malala-yousafzai", "draws for an NGO", "anthony-fauci", ["DRAW_CARDS 0 1"]),
  beside("malala-yousafzai", "draws for nobody else", "mark-zuckerberg", []),
  ...(["jennifer-doudna", "anthony-fauci"] as const).flatMap((card) => [
    atInitiative(
      card,
      "lifts the strongest government",
      "ribbon-cutting",
      ["ADJUST_INFLUENCE 0 tobias-wren 1", "DRAW_CARDS 0 1"],
      {
        own: { government: ["tobias-wren"] },
      },
    ),
    atInitiative(card, "has nobody to lift", "ribbon-cutting", ["DRAW_CARDS 0 1"]),
    played(card, "counts at once", [], {
      own: { government: ["tobias-wren"], instant: ["ribbon-cutting"] },
      after: (table) => expect(table.activates().influence("tobias-wren")).toBe(6),
    }),
  ]),
  {
    card: "noam-chomsky",
    when: "takes 1 from the strongest government of whoever activates",
    causes: ["INITIATIVE_ACTIVATED 0 ribbon-cutting", "ADJUST_INFLUENCE 0 tobias-wren -1", "DRAW_CARDS 0 1"],
    run: () =>
      stage({
        own: { government: ["tobias-wren"], instant: ["ribbon-cutting"] },
        opponent: { public: ["noam-chomsky", "noam-chomsky"] },
      }).activates(),
  },
  {
    card: "noam-chomsky",
    when: "cancels out with a bonus",
    causes: ["INITIATIVE_ACTIVATED 0 ribbon-cutting", "DRAW_CARDS 0 1"],
    run: () =>
      stage({
        own: { government: ["tobias-wren"], public: ["jennifer-doudna"], instant: ["ribbon-cutting"] },
        opponent: { public: ["noam-chomsky"] },
      }).activates(),
  },
  atInitiative("ai-weiwei", "draws and gains AP", "point-of-order", ["DRAW_CARDS 0 1", "ADD_AP 0 1", "ADD_AP 0 1"], {
    wanted: { option: "AP" },
  }),
  played("ai-weiwei", "counts at once", [], {
    own: { instant: ["ribbon-cutting"] },
    after: (table) => expect(table.activates().causes).toContain("ADD_AP 0 1"),
  }),
  played("zhang-yiming", "one discount without Media", ["SET_DISCOUNT 0 1"]),
  played("zhang-yiming", "two discounts with Media", ["SET_DISCOUNT 0 1", "SET_DISCOUNT 0 1"], {
    own: { public: ["breaking-news-desk"] },
    after: (table) => expect(flag("initiativeDiscount")(table)).toBe(2),
  }),
  played("warren-buffett", "draws and lifts Economy", ["DRAW_CARDS 0 1", "SET_INITIATIVE_MODIFIER 0 Economy 1"]),
  {
    card: "warren-buffett",
    when: "an Economy initiative brings 1 more, another does not",
    causes: ["INITIATIVE_ACTIVATED 0 supplementary-budget", "ADJUST_INFLUENCE 0 tobias-wren 1", "ADD_AP 0 2"],
    run() {
      const table = stage({
        own: { ap: 5, government: ["tobias-wren"], hand: ["warren-buffett", "ribbon-cutting", "supplementary-budget"] },
      }).plays("warren-buffett");
      table.plays("ribbon-cutting").activates();
      expect(table.causes).toEqual(["INITIATIVE_ACTIVATED 0 ribbon-cutting", "DRAW_CARDS 0 1"]);
      return table.plays("supplementary-budget").activates();
    },
  },
  played(
    "gautam-adani",
    "draws and lifts Infrastructure",
    ["DRAW_CARDS 0 1", "SET_INITIATIVE_MODIFIER 0 Infrastructure 1"],
    {
      own: { government: ["tobias-wren"], instant: ["ribbon-cutting"] },
      after: (table) => expect(table.activates().influence("tobias-wren")).toBe(6),
    },
  ),
  played("gautam-adani", "lifts no other initiative", ["DRAW_CARDS 0 1", "SET_INITIATIVE_MODIFIER 0 Infrastructure 1"], {
    own: { government: ["tobias-wren"], instant: ["feed-takeover"] },
    after: (table) => expect(table.activates().influence("tobias-wren")).toBe(5),
  }),
  played("the-philanthropist", "draws and makes the next initiative cheaper", ["DRAW_CARDS 0 1", "SET_DISCOUNT 0 1"]),
  played("the-philanthropist", "pays for no other card", ["DRAW_CARDS 0 1", "SET_DISCOUNT 0 1"], {
    own: { hand: ["greta-thunberg", "ribbon-cutting"] },
    after(table) {
      expect(table.plays("greta-thunberg").state.ap[0]).toBe(2);
      expect(table.plays("ribbon-cutting").state.ap[0]).toBe(2);
    },
  }),
  played(
    "breaking-news-desk",
    "takes a hand card of each for a while",
    ["DEACTIVATE_RANDOM_HAND 0 1", "DEACTIVATE_RANDOM_HAND 1 1"],
    {
      own: { hand: ["tobias-wren"] },
      opponent: { hand: ["salome-drift", "nuria-plum"] },
      after(table) {
        expect(table.state.suspended.map((pile) => pile.length)).toEqual([1, 1]);
        table.does(0, "endTurn");
        expect(table.state.suspended.map((pile) => pile.length)).toEqual([0, 1]);
      },
    },
  ),
  atInitiative("the-machine-oracle", "draws and gains AP for AI", "model-release", [
    "DRAW_CARDS 0 1",
    "ADD_AP 0 1",
    "DRAW_CARDS 0 1",
    "ADD_AP 0 1",
  ]),
  played("the-machine-oracle", "draws", ["DRAW_CARDS 0 1"]),
  atInitiative("the-machine-oracle", "knows nothing of others", "ribbon-cutting", ["DRAW_CARDS 0 1"]),
  played("open-purse-foundation", "pays against Leadership", ["ADD_AP 0 2"], {
    opponent: { government: ["hedda-lorne"] },
  }),
  played("open-purse-foundation", "pays nothing otherwise", [], { opponent: { government: ["corvin-ashdown"] } }),
  played("the-platform-baron", "draws when it is played", ["DRAW_CARDS 0 1"]),
  atInitiative("the-platform-baron", "draws", "ribbon-cutting", ["DRAW_CARDS 0 1", "DRAW_CARDS 0 1"], {
    opponent: { government: ["tobias-wren"] },
  }),
  atInitiative(
    "the-platform-baron",
    "hurts a rival platform",
    "ribbon-cutting",
    ["DRAW_CARDS 0 1", "ADJUST_INFLUENCE 1 tobias-wren -1", "DRAW_CARDS 0 1"],
    {
      opponent: { government: ["tobias-wren"], public: ["mark-zuckerberg"] },
    },
  ),
  beside(
    "the-candle-vigil",
    "draws when an opposing trap springs",
    "tobias-wren",
    ["DRAW_CARDS 0 2", "ADJUST_INFLUENCE 0 tobias-wren -2"],
    {
      opponent: { traps: ["consultant-scandal"] },
    },
  ),
  {
    card: "the-candle-vigil",
    when: "draws nothing for an own trap",
    causes: ["ADJUST_INFLUENCE 0 tobias-wren -2"],
    run: () =>
      stage({
        own: { hand: ["tobias-wren"] },
        opponent: { traps: ["consultant-scandal"], public: ["the-candle-vigil"] },
      }).plays("tobias-wren"),
  },
  played("the-kingmaker", "gains 1 AP", ["ADD_AP 0 1"]),
  beside("the-kingmaker", "draws for a small government", "tobias-wren", ["DRAW_CARDS 0 1"]),
  beside("the-kingmaker", "draws nothing for a big one", "ruben-astley-vos", []),
  played("the-shipping-heiress", "draws; the opponent fills up to 4", ["DRAW_CARDS 0 1"], {
    after(table) {
      table.does(0, "pass");
      expect(table.state.round).toBe(2);
      expect(table.state.hand.map((hand) => hand.length)).toEqual([5, 4]);
    },
  }),
  played("the-cloud-landlord", "draws", ["DRAW_CARDS 0 1"]),
  played("the-cloud-landlord", "draws and gains AP with Tech", ["DRAW_CARDS 0 1", "ADD_AP 0 1"], {
    own: { public: ["mark-zuckerberg"] },
  }),
  played(
    "the-security-contractor",
    "shields the chosen government",
    ["GRANT_SHIELD nuria-plum", "ADJUST_INFLUENCE 0 nuria-plum 1"],
    {
      own: { government: ["nuria-plum", "xi-jinping"] },
      wanted: { target: "nuria-plum" },
    },
  ),
  played("the-security-contractor", "finds nobody to shield", []),
  played("the-app-store-keeper", "gains 2 AP", ["ADD_AP 0 2"]),
  played(
    "the-satirist",
    "also hurts the strongest opposing government",
    ["DISCARD_RANDOM_FROM_HAND 1 1", "ADJUST_INFLUENCE 1 salome-drift -1"],
    {
      opponent: { government: ["nuria-plum", "salome-drift"], hand: ["nuria-plum"] },
    },
  ),
  played("the-satirist", "costs the opponent a card", ["DISCARD_RANDOM_FROM_HAND 1 1"], {
    opponent: { hand: ["tobias-wren"] },
    after: (table) => expect(table.at("tobias-wren")).toBe("discard"),
  }),
  played("the-town-hall-host", "both draw", ["DRAW_CARDS 0 1", "DRAW_CARDS 1 1"]),
  played("the-town-hall-host", "draws 2 with an NGO", ["DRAW_CARDS 0 2", "DRAW_CARDS 1 1"], {
    own: { public: ["anthony-fauci"] },
  }),
  played("the-systems-theorist", "pays the next initiative back", ["REFUND_NEXT_INITIATIVE 0 1"], {
    own: { hand: ["spin-doctor"] },
    after: (table) => expect(table.plays("spin-doctor").state.ap[0]).toBe(3),
  }),
  played("the-systems-theorist", "gains AP with Tech", ["REFUND_NEXT_INITIATIVE 0 1", "ADD_AP 0 1"], {
    own: { public: ["mark-zuckerberg"] },
  }),
];
