import { wrapped } from "@cardwright/words";
import { print } from "./output.ts";

/** What a player reads in a terminal, in lines no longer than it is wide. */

const USUAL = 80;
const NARROWEST = 40;
/** Columns of the terminal; where there is none, what the environment says. */
export function screenWidth(): number {
  const columns = process.stdout.columns ?? Number(process.env["COLUMNS"]);
  return Number.isInteger(columns) && columns > 0 ? Math.max(NARROWEST, columns) : USUAL;
}
export function show(text: string): void {
  const width = screenWidth();
  print(
    text
      .split("\n")
      .flatMap((line) => wrapped(line, width))
      .join("\n"),
  );
}
