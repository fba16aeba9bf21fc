import { SUBMIT_CHOICE } from "../engine/deciding.ts";
import { engineKinds } from "../engine/events/index.ts";
import { type AnyScene, hearScenes, type SceneStep } from "./scene.ts";

/**
 * Scenes of a test file as plain data, so that a page can play them again: how the table was laid, who does what, and
 * what it led to. Tests run the text; the page runs what was kept of it.
 */
type Data = Readonly<Record<string, unknown>>;
interface KeptStep {
  readonly seat: number;
  readonly type: string;
  readonly payload?: Data;
  readonly chance?: readonly number[];
  /** The table as it is laid before this step. */
  readonly given?: Data;
  readonly expect: { readonly refused: string } | { readonly events?: readonly string[]; readonly state?: Data };
}
export interface KeptScene {
  readonly name: string;
  readonly game: string;
  readonly seed: string;
  readonly seats?: number;
  readonly options?: unknown;
  readonly expansions?: readonly string[];
  readonly steps: readonly KeptStep[];
}
/** The part of a test runner that is needed; vitest has it. */
interface Runner {
  beforeEach(run: () => void): unknown;
  it(name: string, run: () => Promise<void>): unknown;
  readonly expect: ((value: unknown) => { toMatchFileSnapshot(path: string): Promise<void> }) & {
    getState(): { readonly currentTestName?: string | undefined };
  };
}
/** Stands last in a test file: of each test before it the last scene is kept, but for steps that only lay the table. */
export function keepScenes({ beforeEach, it, expect }: Runner, file: string, laying: readonly string[] = []): void {
  const found = new Map<string, AnyScene[]>();
  beforeEach(() => {
    const scenes: AnyScene[] = [];
    found.set(expect.getState().currentTestName ?? "", scenes);
    hearScenes((scene) => scenes.push(scene));
  });
  it("keeps its scenes for the page", async () => {
    hearScenes(undefined);
    const kept = [...found].flatMap(([name, scenes]) => {
      const last = scenes.findLast(({ steps }) => steps.some(({ action }) => !laying.includes(action.type)));
      return last === undefined ? [] : [keptScene(name.replaceAll(" > ", ": "), last, laying)];
    });
    if (kept.length === 0) throw new Error("no scene has run; run the whole file");
    await expect(`[\n${kept.map((scene) => JSON.stringify(scene)).join(",\n")}\n]\n`).toMatchFileSnapshot(file);
  });
}
function keptScene(name: string, scene: AnyScene, laying: readonly string[]): KeptScene {
  const { engine, options } = scene;
  const { seats, expansions, seed = "scene" } = options;
  let known = scene.first;
  const steps = scene.steps.flatMap((step): readonly KeptStep[] => {
    if (laying.includes(step.action.type)) return [];
    const given = laid(scene, known, step.before);
    known = step.after;
    return [keptStep(scene, step, given)];
  });
  return {
    name,
    game: engine.game.id,
    seed,
    ...(seats === undefined ? {} : { seats }),
    ...(options.options === undefined ? {} : { options: options.options }),
    ...(expansions === undefined || expansions.length === 0 ? {} : { expansions: expansions.map(({ id }) => id) }),
    steps,
  };
}
function keptStep(scene: AnyScene, step: SceneStep, given: Data): KeptStep {
  const { action, chance, events, refusal } = step;
  const own = events.map(({ type }) => type).filter((type) => !ENGINE_EVENTS.has(type));
  const changed = changes(scene, step);
  const payload = payloadOf(step);
  return {
    seat: action.seat,
    type: action.type,
    ...(Object.keys(payload).length === 0 ? {} : { payload }),
    ...(chance.length === 0 ? {} : { chance }),
    ...(Object.keys(given).length === 0 ? {} : { given }),
    expect:
      refusal === null
        ? {
            ...(own.length === 0 ? {} : { events: own }),
            ...(Object.keys(changed).length === 0 ? {} : { state: changed }),
          }
        : { refused: refusal.code },
  };
}
const ENGINE_EVENTS: ReadonlySet<string> = new Set(engineKinds.map(({ type }) => type));

/** As the scene says it, where it names its choices; else as it was sent. */
function payloadOf({ action, wanted }: SceneStep): Data {
  const sent = action.payload ?? {};
  const named = action.type === SUBMIT_CHOICE ? ((sent["selections"] ?? {}) as Data) : sent;
  const said = (name: string, pick: unknown): unknown => wanted[name] ?? pick;
  return Object.fromEntries(Object.entries(named).map(([name, pick]) => [name, said(name, pick)]));
}
interface Piece {
  readonly id: string;
  readonly face: string;
  readonly at: string;
}
/** A piece lies where the zone's name says; one without marks is its face and its id. */
function short({ at: _, ...piece }: Piece): unknown {
  return Object.keys(piece).length === 2 ? `${piece.face}#${piece.id}` : piece;
}
/** The parts of a state that were laid by hand. */
function laid({ engine }: AnyScene, before: object, after: object): Data {
  const known = new Map<string, unknown>(Object.entries(before));
  const differs = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(known.get(key)),
  );
  const { zones } = engine.rules.declares;
  return Object.fromEntries(
    differs.map(([key, value]) => {
      const zone = zones[key];
      if (zone === undefined) return [key, value];
      const pieces = value as readonly Piece[] | readonly (readonly Piece[])[];
      return [key, pieces.map((piece) => ("map" in piece ? piece.map(short) : short(piece)))];
    }),
  );
}
/** How long a value may be that is worth reading. */
const READABLE = 60;
/** Changes of the game's own facts and zones by a step, by path: values of facts, and how many lie in a zone. */
function changes({ engine }: AnyScene, { before, after }: SceneStep): Data {
  const { facts, declares } = engine.rules;
  const found: [string, unknown][] = [];
  const add = (path: string, was: unknown, is: unknown): void => {
    const text = JSON.stringify(is);
    if (text !== JSON.stringify(was) && text.length <= READABLE) found.push([path, is]);
  };
  const [was, is]: readonly [Data, Data] = [{ ...before }, { ...after }];
  const compare = (key: string, each: boolean, of: (value: unknown) => unknown, end = ""): void => {
    const [old, now] = [was[key], is[key]];
    if (each) {
      for (const [seat, mine] of (now as readonly unknown[]).entries())
        add(`${key}.${seat}${end}`, of((old as readonly unknown[])[seat]), of(mine));
    } else add(`${key}${end}`, of(old), of(now));
  };
  for (const [key, { each }] of facts) compare(key, each, (value) => value);
  for (const [key, { each }] of Object.entries(declares.zones))
    compare(key, each, (value) => (value as readonly unknown[]).length, ".length");
  return Object.fromEntries(found);
}
