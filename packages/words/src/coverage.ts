import type { AnyEvent } from "@cardwright/core";
import { verbOf } from "./happening.ts";
import { type Telling, type Told, withEngine } from "./telling.ts";

/**
 * The law of the log: every event that a viewer saw is told by exactly one line, or silent by declaration; and a line names nothing
 * that its events did not show.
 */

export interface Coverage {
  readonly told: number;
  readonly covered: number;
  readonly silent: number;
  readonly faults: readonly string[];
}
export function coverageOf(seen: readonly AnyEvent[], told: readonly Told[], game: Telling): Coverage {
  const telling = withEngine(game);
  const lines = seen.map((_, index) => told.filter(({ covers }) => covers.includes(index)));
  const heads = new Set(told.flatMap(({ covers }) => covers.slice(0, 1)));
  const faults: string[] = [];
  let silent = 0;
  seen.forEach((event, index) => {
    const count = lines[index]?.length ?? 0;
    const isSilent = verbOf(telling, event) === false;
    if (count > 1) faults.push(`${nameOf(event)} is told ${count} times`);
    if (count === 0 && !isSilent) faults.push(`${nameOf(event)} is not told`);
    if (count === 0 && isSilent) silent += 1;
  });
  const inOrder = told.every((line, i) => (told[i - 1]?.covers[0] ?? -1) < (line.covers[0] ?? -1));
  if (!inOrder) faults.push("lines stand in another order than what happened");
  for (const line of told) faults.push(...unseen(line, seen));
  const all = lines.filter((found) => found.length > 0).length;
  return { told: heads.size, covered: all - heads.size, silent, faults };
}
/** Names in a line that the viewer was not shown. */
function unseen({ key, params, covers }: Told, seen: readonly AnyEvent[]): readonly string[] {
  const shown = new Set(covers.flatMap((index) => textsIn(seen[index])));
  const named = ["cards", "face", "card", "by"].flatMap((param) => textsIn(params[param]));
  return named.filter((name) => !shown.has(name)).map((name) => `${key} names ${name}, which was not shown`);
}
const DEPTH_MAX = 8;
function textsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || depth > DEPTH_MAX) return [];
  return Object.values(value).flatMap((inner) => textsIn(inner, depth + 1));
}
function nameOf(event: AnyEvent): string {
  if (event.type === "PIECE_MOVED") return `PIECE_MOVED ${String(event["from"])} > ${String(event["to"])}`;
  if (event.type === "FACT_CHANGED") return `FACT_CHANGED ${String(event["fact"])}`;
  if (event.type === "PIECE_MARKED") return `PIECE_MARKED ${Object.keys(event["marks"] ?? {}).join(", ")}`;
  return event.type;
}
