import type { Snapshot } from "@cardwright/core";
import { plain, type TableGame } from "@cardwright/table";

const LINE_MAX = 400;

/** The whole state as a short table: whose turn, every fact, every zone by what lies in it. */
export function snapshotLines(game: TableGame, { state, revision }: Snapshot): readonly (readonly [string, string])[] {
  const { rules } = game.engine;
  const whole = state as unknown as Readonly<Record<string, unknown>>;
  const name = (face: string): string => rules.faceName(face);
  const zone = (value: unknown): string => {
    const pieces = value as readonly { readonly face: string }[];
    return pieces.length === 0 ? "empty" : `${pieces.length}: ${pieces.map(({ face }) => name(face)).join(", ")}`;
  };
  const bySeat = (value: unknown, each: boolean, tell: (part: unknown) => string): string =>
    each ? (value as readonly unknown[]).map((part, seat) => `seat ${seat} ${tell(part)}`).join("; ") : tell(value);
  const fact = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));
  const lines: (readonly [string, string])[] = [
    ["When", `step ${revision}, round ${state.round}, turn ${state.turn}, seat ${state.activeSeat}, ${state.phase}`],
    ...rules.facts.map(([key, { each }]) => [plain(key, game.plan), bySeat(whole[key], each, fact)] as const),
    ...Object.entries(rules.declares.zones).map(
      ([key, { each }]) => [plain(key, game.plan), bySeat(whole[key], each, zone)] as const,
    ),
    ["Effects", state.effects.map(({ definition, owner }) => `${definition} of seat ${owner}`).join(", ") || "none"],
    ["Open prompts", state.prompts.map(({ type, seat }) => `${type} for seat ${seat}`).join(", ") || "none"],
    ["Outcome", state.outcome === null ? "open" : `${state.outcome.winners.join(", ")}: ${state.outcome.reason}`],
  ];
  return lines.map(([key, text]) => [key, text.length > LINE_MAX ? `${text.slice(0, LINE_MAX)} …` : text]);
}
