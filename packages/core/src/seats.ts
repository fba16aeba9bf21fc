/** The seat across the table, where there are two. */
export const otherSeat = (seat: 0 | 1): 0 | 1 => (seat === 0 ? 1 : 0);
