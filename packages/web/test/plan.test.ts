import { drawOf, imagine } from "@cardwright/bots";
import { catalog } from "@cardwright/catalog";
import { defineWorld, type Piece, z, zone } from "@cardwright/core";
import { type Snapshot, seedFromText, UNDO } from "@cardwright/core/host";
import {
  defineTable,
  type Frame,
  Plan,
  playOut,
  type Request,
  type TableGame,
  type TableSession,
  type World,
} from "@cardwright/table";
import { describe, expect, test } from "vitest";

/** Moves that are tried are worked out in a world of one's own: the match neither hears of them nor lends them what is hidden. */

type Position = Snapshot<World>;
/** A match with nothing but rules, which counts what it is asked to do. */
class Real implements TableSession {
  readonly game: TableGame;
  position: Position;
  readonly asked: Request[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly you: number;
  constructor(game: TableGame, position: Position, you: number) {
    this.game = game;
    this.position = position;
    this.you = you;
  }
  readonly frame = (): Frame => {
    const { engine } = this.game;
    const { state, revision } = this.position;
    return {
      revision,
      view: engine.view(state, this.you) as Frame["view"],
      offers: engine.offers(state, this.you),
      events: [],
      said: [],
      players: [],
      actors: engine.actors(state),
      status: "ready",
      pending: false,
    };
  };
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly describe = async () => null;
  readonly act = async (request: Request) => {
    this.asked.push(request);
    const result = this.game.engine.applyAction(this.position, { ...request, seat: this.you });
    if (!result.ok) return result.error;
    this.position = result.snapshot;
    for (const listener of this.listeners) listener();
    return null;
  };
}
const requestOf = ({ type, payload }: Request): Request => (payload === undefined ? { type } : { type, payload });
const dealt = (game: TableGame, seed: string, options: object = {}): Position =>
  game.engine.create({ seed: seedFromText(seed), options }).snapshot;
const planFrom = (real: Real, seat: number, seed = "a plan"): Plan =>
  new Plan(real.game, real.frame(), imagine(real.game.engine, real.position.state, seat, drawOf(seedFromText(seed))));

describe.each(catalog.map(({ game }) => [game.id, game] as const))("a plan in %s", (_, game) => {
  const table = defineTable(game as never, { presets: [] });
  test("is made of legal moves, goes back as far as it went, and leaves the match alone", async () => {
    const draw = drawOf(seedFromText(game.id));
    let [tried, played] = [0, 0];
    for (let deal = 0; deal < 4; deal++) {
      let position = dealt(table, `plan ${deal}`);
      for (let step = 0; step < 6 * deal && position.state.outcome === null; step++) {
        const [actor] = table.engine.actors(position.state);
        const action = table.engine.sample(position.state, actor!, draw);
        const result = table.engine.applyAction(position, action!);
        if (result.ok) position = result.snapshot;
      }
      const [you] = table.engine.actors(position.state);
      if (you === undefined) continue;
      const real = new Real(table, position, you);
      const plan = planFrom(real, you);
      expect(plan.frame().view).toEqual(real.frame().view);
      expect(plan.frame().offers).toEqual(real.frame().offers);
      const frames = [JSON.stringify(plan.frame())];
      for (let move = 0; move < 3; move++) {
        if (!plan.frame().actors.includes(you)) break;
        const action = table.engine.sample(plan.world, you, draw);
        if (action === null) break;
        expect(await plan.act(requestOf(action))).toBeNull();
        frames.push(JSON.stringify(plan.frame()));
        tried++;
      }
      expect(plan.frame().plan).toEqual({ moves: frames.length - 1 });
      const { moves } = plan;
      for (const frame of frames.slice(0, -1).reverse()) {
        expect(await plan.describe({ type: UNDO })).toBeNull();
        expect(await plan.act({ type: UNDO })).toBeNull();
        expect(JSON.stringify(plan.frame())).toBe(frame);
      }
      expect(await plan.act({ type: UNDO })).toMatchObject({ code: "NOTHING_TO_UNDO" });
      expect(real.asked).toEqual([]);
      for (const { request } of moves) await plan.act(request);
      const how = await playOut(plan, real);
      expect(["played", "differs", "refused"]).toContain(how);
      if (how === "played") {
        played++;
        expect(real.asked).toEqual(moves.map(({ request }) => request));
      } else expect(real.asked.length).toBeLessThanOrEqual(moves.length);
    }
    expect(tried).toBeGreaterThan(0);
    expect(played).toBeGreaterThan(0);
  });
});

const world = defineWorld({
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: { deck: zone.shared<Piece>("nobody", { pool: "cards" }), hand: zone.each<Piece>("owner", { pool: "cards" }) },
  facts: {},
  questions: {},
});
const digging = defineTable(
  world.game({
    ...{ id: "digging", name: "Digging", version: "1", actionsMax: 99 },
    setup: (turn) => [
      turn.create(
        "deck",
        Array.from({ length: 40 }, (_, n) => `card ${n}`),
      ),
      turn.shuffle("deck"),
    ],
    actions: [
      world.action("dig", { label: "Dig", play: (turn) => [turn.draw(1, "deck", ["hand", turn.seat])] }),
      world.action("end", { label: "End", play: (turn) => [turn.endTurn()] }),
    ],
  }),
  { presets: [] },
);
const drawn = (frame: Frame): string => JSON.stringify(frame.view["hand"]);

test("a plan does not know what will be drawn, and playing it stops where another card comes", async () => {
  const real = new Real(digging, dealt(digging, "digging"), 0);
  const truth = new Real(digging, real.position, 0);
  await truth.act({ type: "dig" });
  let alike = 0;
  for (let n = 0; n < 20; n++) {
    const plan = planFrom(real, 0, `plan ${n}`);
    await plan.act({ type: "dig" });
    if (drawn(plan.frame()) === drawn(truth.frame())) alike++;
  }
  // One in forty would be by chance.
  expect(alike).toBeLessThan(8);
  const plan = planFrom(real, 0, "another");
  for (const type of ["dig", "dig", "end"]) await plan.act({ type });
  // It is the other's turn there; what was tried can be taken back all the same.
  expect(plan.frame().actors).toEqual([1]);
  expect(plan.frame().offers).toEqual([]);
  expect(await plan.describe({ type: UNDO })).toBeNull();
  expect(await playOut(plan, real)).toBe("differs");
  expect(real.asked).toEqual([{ type: "dig" }]);
});
