type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === "object" && value !== null;

/** True if two values of JSON say the same. Parts that are one object are not looked into: states and views share most of theirs. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isData(one) || !isData(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  const isIn = (key: string): boolean => Object.hasOwn(other, key) && isSameJson(one[key], other[key]);
  return keys.length === Object.keys(other).length && keys.every(isIn);
}
