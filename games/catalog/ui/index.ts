/** The games as the lobby lists them; rules and board of each come over the wire when it is first opened. */
export const shelf = [
  {
    id: "taktik",
    name: "Taktik",
    about: "Attack and defend a stretch of land: move, fire, and answer with cards that nobody knows you hold.",
    players: "2",
    minutes: 30,
    load: async () => (await import("@cardwright/game-taktik/ui")).table,
  },
];
