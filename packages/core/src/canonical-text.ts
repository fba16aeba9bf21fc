/**
 * The one text of a value that is known to be JSON: keys in the order of their UTF-16 code units, everything else as the language itself
 * writes it, as RFC 8785 has it. For values from elsewhere `canonicalJson` looks first.
 */
export function canonicalText(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  let text = "";
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonicalText(value[i]) : `,${canonicalText(value[i])}`;
    return `[${text}]`;
  }
  // Sorted without a function of its own, texts are compared by code units.
  for (const key of Object.keys(value).sort()) {
    const part = (value as Readonly<Record<string, unknown>>)[key];
    if (part === undefined) continue;
    text += text === "" ? keyText(key) : `,${keyText(key)}`;
    text += canonicalText(part);
  }
  return `{${text}}`;
}
/** The same few keys stand in all entries of a log. */
const KEYS_MOST = 1_000;
const keyTexts = new Map<string, string>();
function keyText(key: string): string {
  const known = keyTexts.get(key);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(key)}:`;
  if (keyTexts.size < KEYS_MOST) keyTexts.set(key, text);
  return text;
}
