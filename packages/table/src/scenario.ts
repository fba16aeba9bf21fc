import type { Action, AnyEvent, Refusal, Text } from "@cardwright/core";
import {
  applyGiven,
  type Choice,
  type Engine,
  namesFor,
  type Pick,
  type Snapshot,
  SPECTATOR,
  SUBMIT_CHOICE,
  seedFromText,
  sentenceOf,
} from "@cardwright/core/host";
import { layTable } from "./lay-table.ts";

/**
 * A few steps of a match as plain data: who does what, and what must be so afterwards. It runs in the page, in a test
 * and from a link, always against the real engine. Choices are named by what is printed on them.
 */
export interface Scenario {
  readonly name: string;
  readonly game: string;
  readonly seats?: number;
  readonly options?: object;
  readonly expansions?: readonly string[];
  /** Any text; the seed of the match is made from it. */
  readonly seed?: string;
  readonly steps: readonly ScenarioStep[];
}
type Wanted = Readonly<Record<string, Pick | readonly Pick[]>>;
export interface ScenarioStep {
  readonly seat: number;
  /** An action, or SUBMIT_CHOICE to answer the seat's open prompt. */
  readonly type: string;
  /** By the name of each choice: a key, a face or a label. */
  readonly payload?: Wanted;
  /** How the next draws of chance come out: a die shows 1 to its sides, other draws 0 to one below their bound. */
  readonly chance?: readonly number[];
  /**
   * Parts of the state as they are laid before this step. A piece is its face and id ("spin-doctor#p7"), or what it has
   * beside the place that its zone names.
   */
  readonly given?: Readonly<Record<string, unknown>>;
  readonly expect?: Expectation;
}
export interface Expectation {
  /** The code of the refusal that must come. */
  readonly refused?: string;
  /** Events that must happen in this order; others may stand between them. */
  readonly events?: readonly string[];
  /** Sentences that everyone is told, in part. */
  readonly says?: readonly string[];
  /** Parts of the state by path: "life.1" is 24. */
  readonly state?: Readonly<Record<string, unknown>>;
}
export interface StepReport {
  readonly step: ScenarioStep;
  readonly ok: boolean;
  readonly problems: readonly string[];
  readonly refusal: Refusal | null;
  readonly events: readonly AnyEvent[];
  readonly said: readonly string[];
  /** The match as the step finds it, once the table is laid. */
  readonly before: Snapshot;
  /** The match as it rests after the step. */
  readonly snapshot: Snapshot;
}
export interface ScenarioReport {
  readonly scenario: Scenario;
  readonly ok: boolean;
  readonly first: Snapshot;
  readonly steps: readonly StepReport[];
}

export function runScenario(engine: Engine, scenario: Scenario): ScenarioReport {
  const seats = scenario.seats === undefined ? {} : { seats: scenario.seats };
  const seed = seedFromText(scenario.seed ?? scenario.name);
  const { snapshot: first } = engine.create({ ...seats, options: scenario.options ?? {}, seed });
  let snapshot: Snapshot = first;
  const steps = scenario.steps.map((step) => {
    const report = runStep(engine, snapshot, step);
    snapshot = report.snapshot;
    return report;
  });
  return { scenario, ok: steps.every(({ ok }) => ok), first, steps };
}
function runStep(engine: Engine, found: Snapshot, step: ScenarioStep): StepReport {
  const before = step.given === undefined ? found : layTable(engine, found, step.given);
  const result = applyGiven(engine, before, actionOf(engine, before, step), step.chance ?? []);
  const snapshot: Snapshot = result.ok ? result.snapshot : before;
  const events = result.ok ? result.entry.events : [];
  const refusal = result.ok ? null : result.error;
  const names = namesFor(engine.rules, [], SPECTATOR);
  const said = engine.seeEvents(events, SPECTATOR).map((event) => sentenceOf(engine.rules, event, names));
  const problems = [
    ...refusalProblems(step, refusal),
    ...expectationProblems(step.expect ?? {}, events, said, snapshot),
  ];
  return { step, ok: problems.length === 0, problems, refusal, before, events, said: said.filter(Boolean), snapshot };
}
function refusalProblems({ expect }: ScenarioStep, refusal: Refusal | null): readonly string[] {
  if (expect?.refused !== undefined) {
    if (refusal === null) return [`was accepted, but ${expect.refused} was expected`];
    return refusal.code === expect.refused ? [] : [`was refused with ${refusal.code}, not ${expect.refused}`];
  }
  return refusal === null ? [] : [`was refused: ${refusal.code}, ${refusal.message}`];
}
function expectationProblems(
  { events: wanted = [], says = [], state = {} }: Expectation,
  events: readonly AnyEvent[],
  said: readonly string[],
  snapshot: Snapshot,
): readonly string[] {
  const problems: string[] = [];
  let next = 0;
  for (const { type } of events) if (type === wanted[next]) next++;
  if (next < wanted.length) problems.push(`${wanted[next]} did not happen in its place`);
  for (const part of says) if (!said.some((text) => text.includes(part))) problems.push(`nobody said "${part}"`);
  for (const [path, value] of Object.entries(state)) {
    const found = valueAt(snapshot.state, path);
    if (JSON.stringify(found) !== JSON.stringify(value)) {
      problems.push(`${path} is ${JSON.stringify(found)}, not ${JSON.stringify(value)}`);
    }
  }
  return problems;
}
export function valueAt(state: unknown, path: string): unknown {
  let value = state;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}

/** The action behind a step: each wish is looked up in the very choice that a table would show. */
export function actionOf(engine: Engine, { state }: Snapshot, { seat, type, payload = {} }: ScenarioStep): Action {
  const { prompts } = state;
  // With no prompt of their own they try another's, which is how a scenario sees the refusal.
  const prompt =
    type === SUBMIT_CHOICE
      ? (prompts.find((open) => open.seat === seat && open.answer === null) ??
        prompts.find((open) => open.seat === seat) ??
        prompts[0])
      : undefined;
  const picks: Record<string, Pick | readonly Pick[]> = {};
  const wrapped = (): Record<string, unknown> => (prompt ? { prompt_id: prompt.id, selections: picks } : picks);
  for (;;) {
    const found = engine.describe(state as never, { type, seat, payload: wrapped() });
    if (found === null || !("options" in found) || Object.hasOwn(picks, found.name)) break;
    const want = payload[found.name];
    if (want === undefined) break;
    picks[found.name] = Array.isArray(want) ? keysOf(found, want) : keyOf(found.options, want as Pick);
  }
  for (const [name, want] of Object.entries(payload)) if (!Object.hasOwn(picks, name)) picks[name] = want;
  return { type, seat, payload: wrapped() };
}
/** A label as a scenario writes it: its text, or what its message is given: "infantry A1". */
const printed = (label: Text): string =>
  typeof label === "string"
    ? label
    : Object.values(label[1] ?? {})
        .filter((value) => typeof value === "string")
        .join(" ");
export function keyOf(options: Choice["options"], want: Pick): Pick {
  const found =
    options.find(({ key }) => key === want) ??
    options.find(({ piece, refused }) => piece?.face === want && refused === undefined) ??
    options.find(({ piece }) => piece?.face === want) ??
    options.find(({ label, refused }) => printed(label) === want && refused === undefined) ??
    options.find(({ label }) => printed(label) === want);
  return found?.key ?? want;
}
/** Several of one face: each wish takes another piece. */
export function keysOf(choice: Choice, wants: readonly Pick[]): readonly Pick[] {
  const left = [...choice.options];
  return wants.map((want) => {
    const key = keyOf(left, want);
    const index = left.findIndex((option) => option.key === key);
    if (index >= 0) left.splice(index, 1);
    return key;
  });
}
