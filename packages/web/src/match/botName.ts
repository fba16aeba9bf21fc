const COLOURS = ["Red", "Blue", "Violet", "Ochre"];

/** Bots are told apart by the colour of their seat: several of a kind may sit at one table. */
export const botName = (seat: number): string => `${COLOURS[seat] ?? `Seat ${seat + 1}`} bot`;
