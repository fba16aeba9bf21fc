import { KIND_NAMES } from "../kinds.ts";
import type { Options } from "../packed.ts";
import type { Problem, Resource } from "./resource.ts";

/**
 * The kind of a parameter goes with its name, for a whole game: `[params] at = cell` makes every `$at` a cell. One name has
 * one meaning, and messages are written without annotations.
 */

export interface ParamKind {
  readonly kind: string;
  readonly options: Options;
}
export type ParamKinds = Readonly<Record<string, ParamKind>>;

const PREFIX = "params.";
/** Reads `at = cell` and `cards = list of=face`. */
export function readKinds({ entries, file }: Resource): { kinds: ParamKinds; problems: readonly Problem[] } {
  const kinds: Record<string, ParamKind> = {};
  const problems: Problem[] = [];
  for (const { key, source, line } of entries) {
    if (!key.startsWith(PREFIX)) continue;
    const [kind = "", ...written] = source.split(" ");
    const pairs = written.map((option) => option.split("="));
    if (!KIND_NAMES.includes(kind)) {
      problems.push({ file, line, key, text: `no kind "${kind}"; there are ${KIND_NAMES.join(", ")}` });
    } else if (pairs.some((pair) => pair.length !== 2)) {
      problems.push({ file, line, key, text: 'expected options as "name=value"' });
    } else kinds[key.slice(PREFIX.length)] = { kind, options: Object.fromEntries(pairs) };
  }
  return { kinds, problems };
}
export const isParam = (key: string): boolean => key.startsWith(PREFIX);
/** The parameters that every game has, because the engine tells of them. */
export const withKinds = (engine: ParamKinds, game: ParamKinds): ParamKinds => ({ ...engine, ...game });
