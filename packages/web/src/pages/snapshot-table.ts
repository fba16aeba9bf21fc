import { type Snapshot, SPECTATOR } from "@cardwright/core/host";
import type { TableGame } from "@cardwright/table";
import { wordsOfId } from "@cardwright/words";
import { seenBy } from "../match/local-match.ts";
import { outcomeText, ruleWords, sayNow } from "../say.ts";

const LINE_MAX = 4_000;
const short = (text: string): string => (text.length > LINE_MAX ? `${text.slice(0, LINE_MAX)} …` : text);

/** The whole state as a short table: whose turn, every fact, every zone by what lies in it. */
export interface SnapshotTable {
  /** One value for the whole table. */
  readonly shared: readonly (readonly [string, string])[];
  /** A value for each seat, beside each other. */
  readonly bySeat: readonly (readonly [string, readonly string[]])[];
}
export function snapshotTable(game: TableGame, snapshot: Snapshot): SnapshotTable {
  const { state, revision } = snapshot;
  const { rules } = game.engine;
  const words = ruleWords(game);
  const whole = state as unknown as Readonly<Record<string, unknown>>;
  const zone = (value: unknown): string => {
    const pieces = value as readonly { readonly face: string }[];
    return pieces.length === 0 ? "" : `${pieces.length}: ${pieces.map(({ face }) => words.card(face)).join(", ")}`;
  };
  const declared = [
    ...rules.facts.map(([key, { each }]) => ({ key, name: words.fact(key), each, tell: valueText })),
    ...Object.entries(rules.declares.zones).map(([key, { each }]) => ({
      key,
      name: words.zone(key),
      each,
      tell: zone,
    })),
  ];
  const named = declared.map(({ key, name, each, tell }) => ({ name, value: whole[key], each, tell }));
  return {
    shared: [
      [
        sayNow("page.state"),
        sayNow("scenario.clock", {
          step: revision,
          round: state.round,
          turn: state.turn,
          count: state.activeSeat,
          what: words.phase(state.phase),
        }),
      ],
      ...named.flatMap(({ name, value, each, tell }) => (each ? [] : [[name, short(tell(value))] as const])),
      [
        sayNow("scenario.effects"),
        state.effects
          .map(({ definition, owner }) => sayNow("scenario.ofSeat", { what: words.effect(definition), count: owner }))
          .join(", "),
      ],
      [
        sayNow("scenario.prompts"),
        state.prompts.map(({ type, seat }) => sayNow("scenario.forSeat", { what: type, count: seat })).join(", "),
      ],
      ...Object.entries(state.extensions).map(
        ([id, slice]) => [sayNow("scenario.expansion", { name: id }), short(valueText(slice))] as const,
      ),
      [sayNow("scenario.outcome"), state.outcome === null ? sayNow("scenario.none") : outcomeText(state.outcome, [])],
    ],
    bySeat: [
      ...counted(game, snapshot),
      ...named.flatMap(({ name, value, each, tell }) =>
        each ? [[name, (value as readonly unknown[]).map((part) => short(tell(part)))] as const] : [],
      ),
    ],
  };
}
/** Scores and whatever else a game works out from what lies open, as everyone may read it. */
function counted(game: TableGame, snapshot: Snapshot): SnapshotTable["bySeat"] {
  const { seats } = snapshot.state;
  const view = seenBy(game, snapshot, SPECTATOR);
  const words = ruleWords(game);
  const scores = Array.from({ length: seats }, (_, seat) => game.score?.(view, seat, words));
  const rows = game.counted?.(view, words) ?? [];
  return scores[0] === undefined
    ? rows
    : [[scores[0].label, scores.map((score) => String(score?.value ?? ""))], ...rows];
}
/** Flags and counters in words, each with its value, also where it is off. */
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join(", ");
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([key, part]) => `${wordsOfId(key)} ${valueText(part)}`)
    .join(", ");
}
