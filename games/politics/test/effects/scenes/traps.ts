import { expect } from "vitest";
import { type CardScene, quiet, sprung } from "./scene.ts";

const three = ["nuria-plum", "old-mayor-fenwick", "nuria-plum"];

export const trapScenes: readonly CardScene[] = [
  sprung("doctored-footage", "at a Tech card", "mark-zuckerberg", ["DEACTIVATE_CARD mark-zuckerberg"], {
    after: (table) => expect(table.at("doctored-footage")).toBe("discard"),
  }),
  sprung("doctored-footage", "at a Media card, which then does nothing", "breaking-news-desk", [
    "DEACTIVATE_CARD breaking-news-desk",
  ]),
  quiet("doctored-footage", "for others", "greta-thunberg"),
  sprung("inside-source", "at a tier 2 government", "xi-jinping", ["ADJUST_INFLUENCE 0 xi-jinping -2"]),
  quiet("inside-source", "for tier 1", "corvin-ashdown"),
  sprung("released-minutes", "at a third government", "corvin-ashdown", ["RETURN_TO_HAND corvin-ashdown"], {
    own: { government: ["nuria-plum", "tobias-wren"] },
    after: (table) => expect(table.at("corvin-ashdown")).toBe("hand/0"),
  }),
  quiet("released-minutes", "for a second government", "corvin-ashdown", [], { own: { government: ["tobias-wren"] } }),
  sprung("wing-dispute", "at an initiative of 3 HP", "feed-takeover", ["CANCEL_CARD feed-takeover"], {
    after(table) {
      expect(table.at("feed-takeover")).toBe("discard");
      expect(table.tries(0, "activateInstantInitiative").code).toBe("NO_INSTANT");
    },
  }),
  quiet("wing-dispute", "for a cheap one", "ribbon-cutting"),
  sprung("empty-shelves", "at a Movement", "greta-thunberg", ["DEACTIVATE_CARD greta-thunberg"], {
    after: (table) => expect(table.state.effectFlags[0].govRefundAvailable).toBe(false),
  }),
  quiet("empty-shelves", "for others", "mark-zuckerberg"),
  sprung(
    "borrowed-voice",
    "at a Diplomat",
    "davit-marsh",
    ["LOCK_PLAY 0 transfer round", "ADJUST_INFLUENCE 0 davit-marsh -1"],
    {
      own: { government: ["nuria-plum"] },
      after: (table) => expect(table.tries(0, "transferInfluence").code).toBe("TRANSFER_LOCKED"),
    },
  ),
  quiet("borrowed-voice", "for others", "corvin-ashdown"),
  sprung("blackout-hour", "at a Tech card", "elon-musk", ["DESTROY_CARD elon-musk"], {
    after: (table) => expect(table.at("elon-musk")).toBe("discard"),
  }),
  quiet("blackout-hour", "for others", "greta-thunberg"),
  sprung("second-envelope", "at a government of 5", "tobias-wren", ["CONTROL_CARD 1 tobias-wren"], {
    after: (table) => expect([table.total(0), table.total(1)]).toEqual([0, 5]),
  }),
  quiet("second-envelope", "for a government of 6", "ruben-astley-vos"),
  quiet("second-envelope", "when there is no room", "tobias-wren", [], {
    opponent: { government: [...three, "tobias-wren", "salome-drift"] },
  }),
  sprung(
    "petition-wave",
    "at a third public card",
    "mark-zuckerberg",
    ["DEACTIVATE_CARD mark-zuckerberg", "DISCARD_RANDOM_FROM_HAND 0 1"],
    {
      own: { public: ["noam-chomsky", "jennifer-doudna"], hand: ["nuria-plum"] },
    },
  ),
  quiet("petition-wave", "for a second", "mark-zuckerberg", [], { own: { public: ["noam-chomsky"] } }),
  {
    ...sprung("march-on-the-square", "at the second government of the round", "salome-drift", [
      "ADJUST_INFLUENCE 0 tobias-wren -1",
      "ADJUST_INFLUENCE 0 salome-drift -1",
    ]),
    run: () => {
      const { run } = quiet("march-on-the-square", "for the first", "tobias-wren", [], {
        own: { hand: ["salome-drift"] },
      });
      return run().plays("salome-drift");
    },
  },
  quiet("march-on-the-square", "for the first government", "tobias-wren"),
  sprung("consultant-scandal", "at a tier 1 government", "corvin-ashdown", ["ADJUST_INFLUENCE 0 corvin-ashdown -2"]),
  quiet("consultant-scandal", "for tier 2", "xi-jinping"),
  sprung("chamber-adjourned", "at a second government", "corvin-ashdown", ["LOCK_PLAY 0 government round"], {
    own: { government: ["nuria-plum"], hand: ["salome-drift"] },
    after: (table) => expect(table.tries(0, "playCard", { card: "salome-drift" }).code).toBe("PLAY_LOCKED"),
  }),
  quiet("chamber-adjourned", "for a first", "corvin-ashdown"),
  {
    ...sprung("consultant-scandal", "stops a trap of the opponent", "corvin-ashdown", [], {
      own: { traps: ["friendly-inquiry"] },
      after: (table) =>
        expect([table.at("friendly-inquiry"), table.at("consultant-scandal")]).toEqual(["discard", "discard"]),
    }),
    card: "friendly-inquiry",
  },
  quiet("friendly-inquiry", "for cards", "corvin-ashdown"),
  sprung("cold-reception", "at a Diplomat", "davit-marsh", ["ADJUST_INFLUENCE 0 davit-marsh -3"]),
  quiet("cold-reception", "for others", "corvin-ashdown"),
  sprung("pile-on", "at any public card", "greta-thunberg", ["DEACTIVATE_CARD greta-thunberg"]),
  quiet("pile-on", "for a government", "corvin-ashdown"),
  sprung("donor-list", "at an NGO", "anthony-fauci", ["DISCARD_RANDOM_FROM_HAND 0 1"], {
    own: { hand: ["nuria-plum"] },
    after: (table) => expect(table.at("nuria-plum")).toBe("discard"),
  }),
  quiet("donor-list", "for others", "greta-thunberg"),
  sprung("double-agent", "at a second government, copying the weaker", "corvin-ashdown", ["COPY_CARD 1 nuria-plum"], {
    own: { government: ["nuria-plum"] },
    after: (table) => expect(table.total(1)).toBe(3),
  }),
  quiet("double-agent", "for a first", "corvin-ashdown"),
  {
    ...sprung("bad-week", "at a public card after an initiative", "mark-zuckerberg", ["CANCEL_CARD mark-zuckerberg"]),
    run: () => {
      const { run } = quiet("bad-week", "for the first", "ribbon-cutting", [], { own: { hand: ["mark-zuckerberg"] } });
      return run().plays("mark-zuckerberg");
    },
  },
  {
    ...sprung("bad-week", "at an initiative after a public card", "ribbon-cutting", ["CANCEL_CARD ribbon-cutting"]),
    run: () => {
      const { run } = quiet("bad-week", "for the first", "mark-zuckerberg", [], { own: { hand: ["ribbon-cutting"] } });
      return run().plays("ribbon-cutting");
    },
  },
  sprung("sideshow", "at a government of 4", "philippa-gorse", ["ADJUST_INFLUENCE 0 philippa-gorse -4"], {
    after: (table) => expect(table.total(0)).toBe(0),
  }),
  quiet("sideshow", "for a government of 5", "tobias-wren"),
  sprung("late-night-monologue", "at a card of who leads", "greta-thunberg", ["ADJUST_INFLUENCE 0 tobias-wren -2"], {
    own: { government: ["tobias-wren"] },
  }),
  quiet("late-night-monologue", "for who is behind", "greta-thunberg", [], {
    own: { government: ["tobias-wren"] },
    opponent: { government: ["salome-drift"] },
  }),
  sprung("court-stay", "at any initiative", "party-whip", ["CANCEL_CARD party-whip"], {
    own: { government: ["xi-jinping"] },
    after: (table) => expect(table.total(0)).toBe(10),
  }),
  quiet("court-stay", "for others", "greta-thunberg"),
  sprung("open-server", "at a Tech card", "mark-zuckerberg", ["DISCARD_RANDOM_FROM_HAND 0 2"], {
    own: { hand: ["nuria-plum", "nuria-plum", "nuria-plum"] },
    after: (table) => expect(table.state.hand[0]).toHaveLength(1),
  }),
  quiet("open-server", "for others", "greta-thunberg"),
  sprung("spending-cap", "at an Oligarch", "the-kingmaker", ["ADD_AP 0 -2", "ADD_AP 0 1"], {
    after: (table) => expect(table.state.ap[0]).toBe(2),
  }),
  quiet("spending-cap", "for others", "greta-thunberg"),
  sprung("loose-wiring", "at Leadership", "hedda-lorne", [
    "DEACTIVATE_CARD hedda-lorne",
    "ADJUST_INFLUENCE 0 hedda-lorne -1",
  ]),
  quiet("loose-wiring", "for others", "corvin-ashdown"),
  sprung("dead-air", "at an Opinion Leader", "noam-chomsky", ["DEACTIVATE_CARD noam-chomsky"], {
    after: (table) => expect(table.state.effectFlags[0].initiativeInfluencePenaltyForOpponent).toBe(0),
  }),
  quiet("dead-air", "for others", "mark-zuckerberg"),
];
