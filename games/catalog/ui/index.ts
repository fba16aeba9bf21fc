/** The games as the lobby lists them; rules and board of each come over the wire when it is first opened. */
export const shelf = [
  {
    id: "politics",
    name: "Politics",
    about: "Two camps compete for influence: governments, the public, initiatives, and traps in the dark.",
    players: "2",
    minutes: 20,
    load: async () => (await import("@cardwright/game-politics/ui")).table,
  },
  {
    id: "minis",
    name: "Minis",
    about: "Raise creatures, feed them energy, evolve them, and strike at the right moment.",
    players: "2",
    minutes: 25,
    load: async () => (await import("@cardwright/game-minis/ui")).table,
  },
  {
    id: "taktik",
    name: "Taktik",
    about: "Attack and defend a stretch of land: move, fire, and answer with cards that nobody knows you hold.",
    players: "2",
    minutes: 30,
    load: async () => (await import("@cardwright/game-taktik/ui")).table,
  },
  {
    id: "tactics",
    name: "Source & Tactics",
    about: "Draw power from shared dice, choose a tactic for day and night, win fame with a hand that never suffices.",
    players: "2 to 4",
    minutes: 40,
    load: async () => (await import("@cardwright/game-tactics/ui")).table,
  },
  {
    id: "balance-control",
    name: "Balance // Control",
    about: "Lay the map of a country tile by tile, place influence, hold majorities, bend the rules with measures.",
    players: "2 to 4",
    minutes: 35,
    load: async () => (await import("@cardwright/game-balance-control/ui")).table,
  },
];
