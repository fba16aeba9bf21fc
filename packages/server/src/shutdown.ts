import closeWithGrace from "close-with-grace";
import type { Server } from "./create-server.ts";

/**
 * On a signal, after a defect that nobody caught, or when nothing can be stored any more: finish what was begun, say goodbye,
 * and go. The exit code says whether the server should be started again.
 */
export function closeOnSignals({ close, broken }: Pick<Server, "close" | "broken">): void {
  let why: Error | null = null;
  const grace = closeWithGrace({ delay: 10_000 }, async () => {
    await close();
    if (why !== null) throw why;
  });
  void broken.then((error) => {
    why = error;
    grace.close();
  });
}
