/** A value in the text of a mistake: short, and never a second mistake. */
export function shown(value: unknown): string {
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  return JSON.stringify(value)?.slice(0, 80) ?? String(value);
}
