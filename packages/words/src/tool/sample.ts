import { type Catalogue, isChoice, type Options, type Packed, type Params, type Part } from "../packed.ts";
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
        const text = speaker.sentence(key, sampleParams(sampling, count, messageOf(sampling, key)));
        if (/\{\$|undefined|\[object| {2}/.test(text)) faults.push(`${sampling.language}: ${key}: says "${text}"`);
        if (count === 2) said.push({ key, viewer, text });
      }
    }
  }
  return { said, faults: [...new Set(faults)] };
}
const messageOf = ({ catalogues }: Sampling, key: string): Packed =>
  catalogues.find(({ messages }) => Object.hasOwn(messages, key))?.messages[key] ?? "";

/** A value for every parameter, by the kind of its name; where the message itself gives another kind, by that. */
export function sampleParams({ kinds, catalogues }: Sampling, count = 2, message: Packed = ""): Params {
  const values = new Values(catalogues, count);
  const byName = Object.entries(kinds).map(([name, { kind, options }]) => [name, values.of(kind, options)] as const);
  const own = partsIn(message).filter(([, kind]) => kind !== "pick");
  return Object.fromEntries([
    ...byName,
    ...own.map(([name, kind, options]) => [name, values.of(kind, options ?? {})] as const),
  ]);
}
class Values {
  private readonly keys: readonly string[];
  private readonly count: number;

  constructor(catalogues: readonly Catalogue[], count: number) {
    this.keys = catalogues.flatMap(({ messages }) => Object.keys(messages));
    this.count = count;
  }
  of(kind: string, options: Options): unknown {
    if (kind === "number" || kind === "ordinal") return this.count;
    if (kind === "seat") return 0;
    if (kind === "flag") return this.count === 1;
    if (kind === "face") return this.first("card").replace(/\.(name|text)$/, "");
    if (kind === "noun") return `zone.${this.first("zone")}`;
    if (kind === "place") return `${this.first("zone")}/0`;
    if (kind === "word") return this.first(options["in"] ?? "");
    if (kind === "message") return ["end.thisTurn"];
    if (kind === "tally")
      return options["in"] === undefined ? [this.count, 1] : { [this.first(options["in"])]: this.count };
    if (kind === "list") return [this.of(options["of"] ?? "face", options), this.of(options["of"] ?? "face", options)];
    return "C4";
  }
  private first(section: string): string {
    return this.keys.find((key) => key.startsWith(`${section}.`))?.slice(section.length + 1) ?? "";
  }
}
/** The parameters that a message names, whichever of its variants does. */
function partsIn(packed: Packed): readonly Exclude<Part, string>[] {
  if (typeof packed === "string" || "term" in packed) return [];
  if (!isChoice(packed)) return packed.filter((part) => typeof part !== "string");
  return [...packed.by, ...packed.of.flatMap(([, said]) => partsIn(said))];
}
