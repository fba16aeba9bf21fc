/** What one watcher throws is for its developer to see, and no reason for the others to miss anything. */
export function tell(watcher: () => void): void {
  try {
    watcher();
  } catch (error) {
    const { reportError } = globalThis as { readonly reportError?: (error: unknown) => void };
    if (reportError !== undefined) reportError(error);
    else
      queueMicrotask(() => {
        throw error;
      });
  }
}
