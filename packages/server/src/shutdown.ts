import closeWithGrace from "close-with-grace";
import type { Server } from "./create-server.ts";

/** On a signal, or after a defect that nobody caught: finish what was begun, say goodbye, and go. */
export function closeOnSignals(server: Pick<Server, "close">): void {
  closeWithGrace({ delay: 10_000 }, async () => {
    await server.close();
  });
}
