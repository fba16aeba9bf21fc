import { hashOf } from "../canonical.ts";
import type { Declaration } from "../declare.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import { examineRules } from "../examining/index.ts";
import type { Expansion } from "../expansion/types.ts";
import { headerOf, logOf, replay, verify } from "../log.ts";
import type { Entry } from "../protocol/index.ts";
import { seedFromText } from "../seed.ts";
import { stateSchema } from "../state-schema.ts";
import type { Game } from "../world.ts";
import { Findings, type LawReport } from "./findings.ts";
import { againLaws, type PlayedMatch } from "./law-again.ts";
import { productionJudge } from "./law-kinds.ts";
import { DeductionLaw } from "./law-known.ts";
import { offerLaws } from "./law-offers.ts";
import { secretLaws, tellingLaws } from "./law-secrets.ts";
import { stateLaws } from "./law-state.ts";
import { undoLaws } from "./law-undo.ts";
import { drawFrom } from "./play.ts";

export type { Finding, LawReport } from "./findings.ts";

export interface LawOptions {
  readonly matches?: number;
  readonly seats?: readonly number[];
  readonly options?: unknown;
  readonly expansions?: readonly Expansion[];
  /** Secrets and offers are looked at every so many steps; state laws at every step. */
  readonly every?: number;
  /** Stops a match early; then "play ends" is not judged. */
  readonly stepsMax?: number;
  readonly name?: string;
  readonly progress?: (done: number, of: number) => void;
  /** True for a message that the game's language files have: what they say, the rules need not. */
  readonly said?: (key: string) => boolean;
}
type AnyEngine = Engine<Declaration>;

/** Plays random matches and looks at every step for anything that breaks a law. */
export function checkLaws<D extends Declaration>(game: Game<D>, options: LawOptions = {}): LawReport {
  examineRules(game, options.expansions);
  const found = new Findings();
  const matches = options.matches ?? 6;
  const seats = options.seats ?? seatCounts(game);
  if (!Array.isArray(seats) || seats.length === 0) {
    throw new TypeError(`laws take seats as a list of how many play, such as [2, 4]; this is ${JSON.stringify(seats)}`);
  }
  for (const part of [game, ...(options.expansions ?? [])]) speechLaws(part, found, options.said);
  for (let i = 0; i < matches; i++) {
    const name = `${options.name ?? "law"} ${i}`;
    const engine = createEngine(game, options.expansions ?? [], { strict: true }) as unknown as AnyEngine;
    playLawfully(engine, found, name, seats[i % seats.length]!, options);
    found.matches++;
    options.progress?.(i + 1, matches);
  }
  return found.report();
}
/** The one line in each game's tests: throws with everything that was found. */
export function laws<D extends Declaration>(game: Game<D>, options: LawOptions = {}): LawReport {
  const report = checkLaws(game, options);
  const broken = report.laws.flatMap(({ finding }) => (finding === undefined ? [] : [finding]));
  if (broken.length > 0) {
    throw new Error(broken.map(({ law, where, detail }) => `${law} (${where}): ${detail}`).join("\n\n"));
  }
  return report;
}
function seatCounts<D extends Declaration>({ declares }: Game<D>): readonly number[] {
  if (typeof declares.seats === "number") return [declares.seats];
  const [least, most] = declares.seats;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

function playLawfully(engine: AnyEngine, found: Findings, name: string, seats: number, options: LawOptions): void {
  const draw = drawFrom(`${name} choices`);
  const schema = stateSchema(engine);
  const judge = productionJudge(engine, found);
  const match = { seats, options: options.options ?? {}, seed: seedFromText(name) };
  let { snapshot, entry } = engine.create(match);
  const entries: Entry[] = [entry];
  /** By step: what was drawn to choose its action. */
  const tosses: (readonly number[])[] = [];
  const deductions = new DeductionLaw(engine, found);
  const most = options.stepsMax ?? engine.game.actionsMax;
  const every = options.every ?? 5;
  while (snapshot.state.outcome === null && entries.length <= most) {
    const step = entries.length;
    const where = `match "${name}", ${seats} seats, step ${step}`;
    const actors = engine.actors(snapshot.state);
    const seat = actors[draw(actors.length)]!;
    if (!deductions.note(where, snapshot.state)) return;
    if (step % every === 1 || every === 1) {
      if (offerLaws(engine, found, where, snapshot, seat, draw, judge).length === 0) return;
      secretLaws(engine, found, where, snapshot, draw);
    }
    const drawn: number[] = [];
    const action = engine.sample(snapshot.state, seat, (bound) => {
      drawn.push(draw(bound));
      return drawn.at(-1)!;
    });
    tosses.push(drawn);
    if (!found.tried("there is always a legal action or an end", where, action === null ? "nothing to do" : undefined))
      return;
    const before = snapshot.state;
    const compare = judge(where, snapshot, action!);
    const result = engine.applyAction(snapshot, action!);
    compare(result);
    if (!result.ok) {
      const defect = "defect" in result ? describeDefect(result.defect) : "";
      found.tried("every offered action is accepted", where, { action, error: result.error, defect });
      return;
    }
    ({ snapshot, entry } = result);
    entries.push(entry);
    if (step % (3 * every) < 1) undoLaws(engine, found, where, before, snapshot, entry);
    stateLaws(engine, schema, found, where, before, snapshot.state, entry);
    tellingLaws(engine, found, where, before, snapshot.state, entry.events);
    found.steps++;
  }
  deductions.repeat();
  const ended = snapshot.state.outcome !== null || options.stepsMax !== undefined;
  found.tried(
    "play ends within the game's limit",
    `match "${name}"`,
    ended ? undefined : `not over after ${most} actions`,
  );
  wholeMatchLaws(engine, found, `match "${name}"`, { match, entries, tosses, last: snapshot.state });
}
const describeDefect = (defect: unknown): string =>
  defect instanceof Error ? (defect.stack ?? defect.message).split("\n").slice(0, 4).join(" | ") : String(defect);

function wholeMatchLaws(engine: AnyEngine, found: Findings, where: string, played: PlayedMatch): void {
  const { match, entries, last } = played;
  const stored = JSON.parse(JSON.stringify(entries)) as readonly Entry[];
  const { snapshot } = engine.create(match);
  const log = logOf(headerOf(engine, match, snapshot), stored);
  const hash = hashOf(last);
  const same = hashOf(JSON.parse(JSON.stringify(last))) === hash;
  found.tried("state survives JSON", where, same ? undefined : "the state is another after JSON");
  const rebuilt = hashOf(replay(engine, log)) === hash;
  found.tried("replay of events is the live state", where, rebuilt ? undefined : "events alone lead to another state");
  againLaws(engine, found, where, played);
  const verdict = verify(engine, log, match.seed);
  found.tried("same seed and actions, same match", where, verdict.ok ? undefined : verdict);
}

/** Whatever happens can be told: every event and every action has a message in the language files, or words in the rules. */
function speechLaws(
  {
    events = [],
    actions = [],
  }: Pick<Expansion, "events"> & { readonly actions?: readonly { readonly type: string; readonly label?: unknown }[] },
  found: Findings,
  said: (key: string) => boolean = () => false,
): void {
  for (const { type, behaviour } of events) {
    const isMute =
      behaviour !== null && typeof behaviour === "object" && !("becomes" in behaviour) && !("say" in behaviour);
    const fault = isMute && !said(`log.${type}`) ? `it declares no say, and no message is log.${type}` : undefined;
    found.tried("every event has a sentence", `event ${type}`, fault);
  }
  for (const { type, label } of actions) {
    const fault =
      label === undefined && !said(`action.${type}`)
        ? `it declares no label, and no message is action.${type}`
        : undefined;
    found.tried("every action has a label", `action ${type}`, fault);
  }
}
