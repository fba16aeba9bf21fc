import { vi } from "vitest";

/** A browser's store with room for so many characters; what does not fit is refused as browsers do. The answer is what it holds. */
export function fakeStore(room = Number.POSITIVE_INFINITY): Record<string, string> {
  const kept: Record<string, string> = {};
  const methods: Readonly<Record<string, unknown>> = {
    getItem: (key: string) => kept[key] ?? null,
    removeItem: (key: string) => delete kept[key],
    setItem(key: string, text: string) {
      const others = Object.entries(kept).filter(([other]) => other !== key);
      const taken = others.reduce((sum, [other, value]) => sum + other.length + value.length, 0);
      if (taken + key.length + text.length > room) throw new DOMException("full", "QuotaExceededError");
      kept[key] = text;
    },
  };
  vi.stubGlobal("localStorage", new Proxy(kept, { get: (_, name) => methods[String(name)] }));
  return kept;
}
