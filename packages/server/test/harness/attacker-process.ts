import { setPriority } from "node:os";
import { type Attack, attack } from "./attacks.ts";

/** An attacker in a process of its own, which lets others go first: on a real network its processor is its own. */
setPriority(15);
process.once("message", ({ kind, url, ms }: { readonly kind: Attack; readonly url: string; readonly ms: number }) => {
  void attack(kind, url, ms).then((report) => {
    process.send?.(report);
    process.disconnect();
  });
});
