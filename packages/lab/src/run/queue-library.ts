import { Mistake } from "./mistake.ts";

/** BullMQ is no dependency of the lab: only a run on many machines needs it, and it brings a lot along. */
export async function queueLibrary(): Promise<typeof import("bullmq")> {
  try {
    return await import("bullmq");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Mistake("a queue needs the package bullmq, which is not installed here: npm install bullmq");
  }
}
