/**
 * What this browser keeps for the page. A browser may forbid it or have no room left; then what was written is kept for
 * as long as the page is open, and nothing that was there before is lost.
 */
const unkept = new Map<string, string>();

/** The answer of the browser's own store, or this one where it gives none. Asking for the store can be forbidden too. */
function asking<T>(ask: (store: Storage) => T, otherwise: T): T {
  try {
    return ask(localStorage);
  } catch {
    return otherwise;
  }
}
export const storage = {
  read: (key: string): string | null => unkept.get(key) ?? asking((store) => store.getItem(key), null),

  /** What was written as JSON; null where there is nothing, or nothing that can be read. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(storage.read(key) ?? "null");
    } catch {
      return null;
    }
  },
  /** Whether the browser has kept it, so that it is there after a reload. */
  write(key: string, text: string): boolean {
    const isKept = asking((store) => {
      store.setItem(key, text);
      return true;
    }, false);
    if (isKept) unkept.delete(key);
    else unkept.set(key, text);
    return isKept;
  },
  /** Whether it is lost with the page. */
  isPassing: (key: string): boolean => unkept.has(key),

  remove(key: string): void {
    unkept.delete(key);
    asking((store) => store.removeItem(key), undefined);
  },
  /** Those that begin so. */
  keys: (start: string): readonly string[] =>
    asking((store) => Object.keys(store), []).filter((key) => key.startsWith(start)),
};
