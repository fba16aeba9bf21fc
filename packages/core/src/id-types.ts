/** The types whose values are ids of pieces. They are known by identity, so that whoever asks need not load the types themselves. */
const types = new WeakSet<object>();

export function holdsIds<T extends object>(type: T): T {
  types.add(type);
  return type;
}
export const areIds = (type: object): boolean => types.has(type);
