/**
 * The one text of a value that is known to be JSON: keys in the order of their UTF-16 code units, everything else as the language itself
 * writes it, as RFC 8785 has it. For values from elsewhere `canonicalJson` looks first.
 */
export function canonicalText(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const keys = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${keys.map(([key, part]) => `${JSON.stringify(key)}:${canonicalText(part)}`).join()}}`;
}
