import { type Catalogue, isChoice, type Packed, type Params } from "../packed.ts";
import { Speaker } from "../speaker.ts";
import type { ParamKinds } from "./kinds-of.ts";

/** Every message is said once for each kind of viewer, with made-up parameters: what cannot be said is found before a player reads it. */

export interface Sampling {
  readonly language: string;
  readonly catalogues: readonly Catalogue[];
  readonly kinds: ParamKinds;
}
const PLAYERS = ["Anna", "Max"];
/** The numbers that messages tell apart. */
const COUNTS: readonly number[] = [-1, 0, 1, 2, 5];
export interface Said {
  readonly key: string;
  readonly viewer: number;
  readonly text: string;
}
export function sayAll(
  sampling: Sampling,
  keys: Iterable<string>,
): { said: readonly Said[]; faults: readonly string[] } {
  const faults: string[] = [];
  const said: Said[] = [];
  for (const viewer of [0, 1, -1]) {
    const note = (text: string) => faults.push(text);
    const speaker = new Speaker({ ...sampling, viewer, players: PLAYERS, note });
    for (const key of keys) {
      for (const count of COUNTS) {
        const text = speaker.sentence(key, sampleParams(sampling, count));
        if (/\{\$|undefined|\[object| {2}/.test(text)) faults.push(`${sampling.language}: ${key}: says "${text}"`);
        if (count === 2) said.push({ key, viewer, text });
      }
    }
  }
  return { said, faults: [...new Set(faults)] };
}
export function sampleParams({ kinds, catalogues }: Sampling, count = 2): Params {
  const first = (section: string): string | undefined =>
    catalogues
      .flatMap(({ messages }) => Object.keys(messages))
      .find((key) => key.startsWith(`${section}.`))
      ?.slice(section.length + 1);
  const face = first("card")?.replace(/\.(name|text)$/, "") ?? "unknown";
  const zone = first("zone") ?? "deck";
  const one = (kind: string, options: Readonly<Record<string, string>>): unknown => {
    if (kind === "number" || kind === "ordinal") return count;
    if (kind === "seat") return 0;
    if (kind === "flag") return count === 1;
    if (kind === "face") return face;
    if (kind === "noun") return `zone.${zone}`;
    if (kind === "place") return `${zone}/0`;
    if (kind === "word") return first(options["in"] ?? "") ?? "";
    if (kind === "message") return ["end.thisTurn"];
    if (kind === "tally") return [count, 1];
    if (kind === "list") return [one(options["of"] ?? "face", options), one(options["of"] ?? "face", options)];
    return "C4";
  };
  return Object.fromEntries(Object.entries(kinds).map(([name, { kind, options }]) => [name, one(kind, options)]));
}
/** The parameters of a message, whichever of its variants names them. */
export function paramsIn(packed: Packed): readonly string[] {
  if (typeof packed === "string" || "term" in packed) return [];
  if (!isChoice(packed)) return packed.flatMap((part) => (typeof part === "string" ? [] : [part[0]]));
  return [...packed.by.map(([name]) => name), ...packed.of.flatMap(([, said]) => paramsIn(said))];
}
