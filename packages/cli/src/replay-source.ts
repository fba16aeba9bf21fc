import { readFile } from "node:fs/promises";
import { NotAReplay, type Replay, readReplay } from "@cardwright/lab";
import { CallError } from "./output.ts";

/** A replay from a file; says what to do when there is none. */
export async function replayFrom(file: string): Promise<Replay> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new CallError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  });
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new NotAReplay("not UTF-8 text");
  }
  return readReplay(text);
}
