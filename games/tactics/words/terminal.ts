import { lane, type RuleWords, type TerminalTable } from "@cardwright/words";
import { challenges } from "../src/challenges.ts";
import { isDepletedColor, timeOf } from "../src/day.ts";
import { deeds } from "../src/deeds/index.ts";
import { tactics } from "../src/tactics/index.ts";
import type { Die, State } from "../src/world.ts";

const MANA = [
  ...(["redCrystals", "blueCrystals", "greenCrystals", "whiteCrystals"] as const),
  ...(["redTokens", "blueTokens", "greenTokens", "whiteTokens", "blackTokens"] as const),
] as const;
const POINTS = ["move", "influence", "attack", "block", "ranged"] as const;
const COUNTERS = ["fame", "reputation", "wounds", ...MANA] as const;
type Counter = (typeof COUNTERS)[number] | (typeof POINTS)[number];
type BySeat<T> = readonly T[];
interface Seen
  extends Readonly<Record<Counter, BySeat<number>>>,
    Pick<State, "round" | "options" | "roundPhase" | "source"> {
  readonly seats: number;
  readonly spentDice: BySeat<readonly Die[]>;
  readonly setDice: BySeat<readonly Die[]>;
  readonly storedManaDie: BySeat<readonly Die[]>;
  readonly challengeRow: readonly { readonly face: string }[];
  readonly tacticOffer: readonly { readonly face: string }[];
  readonly tactic: BySeat<readonly { readonly face: string }[]>;
  readonly tacticFlipped: BySeat<boolean>;
}
const NEEDS = { foe: "attack", journey: "move", court: "influence" } as const;

/** The challenges side by side, the source, the tactics, and how each player stands. */
export const terminal: TerminalTable = {
  zones: ["source", "spentDice", "setDice", "storedManaDie", "challengeRow", "tactic", "tacticOffer"],
  draw(seen: Seen, words, width) {
    const time = timeOf(seen);
    const cards = seen.challengeRow.map(({ face }) => [words.title(face), needOf(face, words), fameOf(face, words)]);
    const row = { width, places: Math.max(1, cards.length), name: 0 };
    return [
      words.text("label.when", { time, count: seen.round, most: seen.options.rounds }),
      ...(cards.length === 0 ? [] : lane("", cards, row)),
      `${words.text("label.source", { time })}: ${dice(seen, seen.source, words)}`,
      ...offered(seen, words),
      ...Array.from({ length: seen.seats }, (_, seat) => standing(seen, seat, words)),
      "",
    ];
  },
  numbers(face, words) {
    const challenge = challenges.find(({ id }) => id === face);
    if (challenge !== undefined)
      return [words.tag(challenge.kind), needOf(face, words), fameOf(face, words)].join(", ");
    const deed = deeds.find(({ id }) => id === face);
    if (deed !== undefined) return words.tag(`${deed.color} deed`);
    const tactic = tactics.find(({ id }) => id === face);
    return tactic === undefined ? "" : `${words.tag(`${tactic.time} tactic`)} ${tactic.number}`;
  },
};
function needOf(face: string, words: RuleWords): string {
  const card = challenges.find(({ id }) => id === face);
  return card === undefined ? "" : words.text("gain.points", { stat: NEEDS[card.kind], amount: card.number });
}
const fameOf = (face: string, words: RuleWords): string =>
  words.text("label.fameOf", { fame: challenges.find(({ id }) => id === face)?.fame ?? 0 });
function dice(seen: Seen, list: readonly Die[], words: RuleWords): string {
  const labels = list.map(({ color }) =>
    words.text(isDepletedColor(seen, color) ? "label.die.depleted" : "label.die", { color }),
  );
  return counted(labels).join(", ");
}
const counted = (labels: readonly string[]): readonly string[] =>
  [...new Set(labels)].map((label) => {
    const count = labels.filter((other) => other === label).length;
    return count === 1 ? label : `${count} x ${label}`;
  });
/** Only while tactics are chosen. */
function offered({ roundPhase, tacticOffer }: Seen, words: RuleWords): readonly string[] {
  if (roundPhase !== "tactics") return [];
  return [
    `${words.zone("tacticOffer")}:`,
    ...tacticOffer.map(({ face }) => {
      const number = tactics.find(({ id }) => id === face)?.number ?? 0;
      return `  ${words.text("label.numbered", { number, tacticId: face })}: ${words.cardText(face)}`;
    }),
  ];
}
function standing(seen: Seen, seat: number, words: RuleWords): string {
  const of = (name: Counter): number => seen[name][seat] ?? 0;
  const counters = COUNTERS.filter((name) => name === "fame" || of(name) !== 0);
  const points = POINTS.filter((name) => of(name) > 0);
  const [held] = seen.tactic[seat] ?? [];
  const own = [...(seen.storedManaDie[seat] ?? []), ...(seen.spentDice[seat] ?? []), ...(seen.setDice[seat] ?? [])];
  return [
    `${words.seat(seat)}: ${counters.map((name) => `${words.fact(name)} ${of(name)}`).join(", ")}`,
    ...(held === undefined ? [] : [tacticHeld(seen, seat, held.face, words)]),
    ...(points.length === 0
      ? []
      : [`${words.text("label.thisTurn")}: ${points.map((name) => `${words.fact(name)} ${of(name)}`).join(", ")}`]),
    ...(own.length === 0 ? [] : [dice(seen, own, words)]),
  ].join("; ");
}
function tacticHeld({ tacticFlipped }: Seen, seat: number, face: string, words: RuleWords): string {
  const number = tactics.find(({ id }) => id === face)?.number ?? 0;
  const name = words.text("label.numbered", { number, tacticId: face });
  return tacticFlipped[seat] === true ? `${name} (${words.text("label.used")})` : name;
}
