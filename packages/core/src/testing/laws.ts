import { hashOf } from "../canonical.ts";
import type { Declaration } from "../declare.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import type { Expansion } from "../expansion/types.ts";
import { headerOf, logOf, replay, verify } from "../log.ts";
import type { Entry } from "../protocol/index.ts";
import { seedFromText } from "../seed.ts";
import type { Game } from "../world.ts";
import { Findings, type LawReport } from "./findings.ts";
import { againLaws, type PlayedMatch } from "./law-again.ts";
import { productionJudge } from "./law-kinds.ts";
import { offerLaws } from "./law-offers.ts";
import { secretLaws, tellingLaws } from "./law-secrets.ts";
import { schemaOf, stateLaws } from "./law-state.ts";
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
}
type AnyEngine = Engine<Declaration>;

/** Plays random matches and looks at every step for anything that breaks a law. */
export function checkLaws<D extends Declaration>(game: Game<D>, options: LawOptions = {}): LawReport {
  const found = new Findings();
  const matches = options.matches ?? 6;
  const seats = options.seats ?? seatCounts(game);
  for (const part of [game, ...(options.expansions ?? [])]) speechLaws(part, found);
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
  const schema = schemaOf(engine);
  const judge = productionJudge(engine, found);
  const match = { seats, options: options.options ?? {}, seed: seedFromText(name) };
  let { snapshot, entry } = engine.create(match);
  const entries: Entry[] = [entry];
  /** By step: what was drawn to choose its action. */
  const tosses: (readonly number[])[] = [];
  const most = options.stepsMax ?? engine.game.actionsMax;
  const every = options.every ?? 5;
  while (snapshot.state.outcome === null && entries.length <= most) {
    const step = entries.length;
    const where = `match "${name}", ${seats} seats, step ${step}`;
    const actors = engine.actors(snapshot.state);
    const seat = actors[draw(actors.length)]!;
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
    stateLaws(engine, schema, found, where, before, snapshot.state, entry);
    tellingLaws(engine, found, where, before, snapshot.state, entry.events);
    found.steps++;
  }
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

/** Whatever happens can be said: every event has a sentence (which may be empty on purpose), every action a verb. */
function speechLaws(
  { events, actions }: Pick<Expansion, "events"> & { readonly actions?: readonly { type: string; label?: string }[] },
  found: Findings,
): void {
  for (const { type, behaviour } of events ?? []) {
    const silent =
      behaviour !== null && typeof behaviour === "object" && !("becomes" in behaviour) && !("say" in behaviour);
    found.tried("every event has a sentence", `event ${type}`, silent ? "it declares no say" : undefined);
  }
  for (const { type, label } of actions ?? []) {
    found.tried("every action has a label", `action ${type}`, label === undefined ? "it declares no label" : undefined);
  }
}
