/** The spec's word for a seat. */
export type Player = 0 | 1;
export type Pair<T> = readonly [T, T];

/** The seat whose lane, slot or hand a piece lies in. */
export const seatOf = (piece: { readonly at: string }): Player => (piece.at.endsWith("/0") ? 0 : 1);
