const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|[{}[\],:]/g;

/**
 * Names what readers of a JSON text may take for different things: a key that an object has twice, one that some take for the
 * prototype, a zero with a sign. Null where there is nothing of the kind. The text is JSON, as was found before.
 */
export function ambiguityIn(text: string): string | null {
  /** The keys so far of each object around; null for a list. */
  const around: (Set<string> | null)[] = [];
  let last = "";
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === "{") around.push(new Set());
    else if (token === "[") around.push(null);
    else if (token === "}" || token === "]") around.pop();
    else if (token === ":") {
      const key = JSON.parse(last) as string;
      const keys = around.at(-1)!;
      if (key === "__proto__") return "a field is called __proto__";
      if (keys?.has(key)) return `an object has the field ${last.slice(0, 80)} twice`;
      keys?.add(key);
    } else if (token.startsWith("-") && Object.is(Number(token), -0)) return "a zero has a sign";
    last = token;
  }
  return null;
}
