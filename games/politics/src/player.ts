/** The spec's word for a seat. */
export type Player = 0 | 1;
export type Pair<T> = readonly [T, T];

export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);
export const withPlayer = <T>(pair: Pair<T>, player: Player, value: T): Pair<T> =>
  player === 0 ? [value, pair[1]] : [pair[0], value];
/** The seat whose lane, slot or hand a piece lies in. */
export const seatOf = (piece: { readonly at: string }): Player => (piece.at.endsWith("/0") ? 0 : 1);
