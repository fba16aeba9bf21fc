import { setPriority } from "node:os";

/**
 * A priority of this thread alone, on Linux: where processors are short, the thread that serves players goes first. It is set
 * before rules and bots are read, which takes a thread longer than most that it is asked.
 */
const NICE = 10;
if (process.platform === "linux") setPriority(0, NICE);

export const { choose, advise, verify } = await import("./thinking.ts");
