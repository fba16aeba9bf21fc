import type { Snapshot } from "@cardwright/core";
import { plain, type TableGame } from "@cardwright/table";

const LINE_MAX = 400;
const short = (text: string): string => (text.length > LINE_MAX ? `${text.slice(0, LINE_MAX)} …` : text);

/** The whole state as a short table: whose turn, every fact, every zone by what lies in it. */
export interface SnapshotTable {
  /** One value for the whole table. */
  readonly shared: readonly (readonly [string, string])[];
  /** A value for each seat, beside each other. */
  readonly bySeat: readonly (readonly [string, readonly string[]])[];
}
export function snapshotTable(game: TableGame, { state, revision }: Snapshot): SnapshotTable {
  const { rules } = game.engine;
  const whole = state as unknown as Readonly<Record<string, unknown>>;
  const zone = (value: unknown): string => {
    const pieces = value as readonly { readonly face: string }[];
    return pieces.length === 0 ? "" : `${pieces.length}: ${pieces.map(({ face }) => rules.faceName(face)).join(", ")}`;
  };
  const declared = [
    ...rules.facts.map(([key, { each }]) => ({ key, each, tell: valueText })),
    ...Object.entries(rules.declares.zones).map(([key, { each }]) => ({ key, each, tell: zone })),
  ];
  const named = declared.map(({ key, each, tell }) => ({ name: plain(key, game.plan), value: whole[key], each, tell }));
  return {
    shared: [
      ["When", `step ${revision}, round ${state.round}, turn ${state.turn}, seat ${state.activeSeat}, ${state.phase}`],
      ...named.flatMap(({ name, value, each, tell }) => (each ? [] : [[name, short(tell(value))] as const])),
      ["Effects", state.effects.map(({ definition, owner }) => `${definition} of seat ${owner}`).join(", ")],
      ["Open prompts", state.prompts.map(({ type, seat }) => `${type} for seat ${seat}`).join(", ")],
      ["Outcome", state.outcome === null ? "open" : `${state.outcome.winners.join(", ")}: ${state.outcome.reason}`],
    ],
    bySeat: named.flatMap(({ name, value, each, tell }) =>
      each ? [[name, (value as readonly unknown[]).map((part) => short(tell(part)))] as const] : [],
    ),
  };
}
/** Flags and counters in words: what is off, zero or empty is no news. */
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join(", ");
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value).filter(([, part]) => part !== 0 && part !== false && part !== null);
  return parts.map(([key, part]) => (part === true ? plain(key) : `${plain(key)} ${valueText(part)}`)).join(", ");
}
