import { describe, expect, it } from "vitest";
import { createEngine, examineRules } from "../src/host.ts";
import { defineWorld, fact, only, open, type Piece, permission, pieceId, z, zone } from "../src/index.ts";
import { checkLaws, duel } from "../src/testing/index.ts";
import { arena, noted, whispered, world } from "./games/arena.ts";

/** A law that cannot fail is worthless: each has a planted defect here that it must catch. */

type Game = typeof arena;
const actions = arena.actions.filter(({ type }) => type !== "cause");
const peaceful: Game = { ...arena, actions };
const hand = ["knight", "squire", "snare", "scroll"];
const broken = (game: Game, matches = 4): readonly string[] =>
  checkLaws(game, { matches, every: 2, options: { hand }, stepsMax: 60 })
    .laws.filter(({ ok }) => !ok)
    .map(({ name }) => name);
const act = (type: string, play: Parameters<typeof world.action>[1]["play"]) =>
  world.action(type, { label: type, play });
const plus = (more: Partial<Game>): Game => ({ ...peaceful, ...more });

describe("planted defects", () => {
  it("finds nothing where nothing was planted", () => {
    expect(broken(peaceful)).toEqual([]);
    expect(checkLaws(duel, { matches: 3 }).ok).toBe(true);
  });
  it("an offer that an expansion vetoes, by the name of the expansion", () => {
    const reject = { code: "CURFEW", message: "not after dark" };
    const onValidateAction = ({ action }: { readonly action: { readonly type: string } }) =>
      action.type === "end" ? { reject } : undefined;
    const { laws } = checkLaws(peaceful, {
      ...{ matches: 1, stepsMax: 4, options: { hand } },
      expansions: [{ id: "curfew", hooks: { onValidateAction } }],
    });
    const finding = laws.find(({ name }) => name === "every offered action is accepted")?.finding;
    expect(finding?.detail).toMatch(/^\{"vetoedBy":"curfew","cure":"say it as a rule or an effect/);
  });
  it("a decision that reads a hidden card", () => {
    const peek = act("peek", (turn) => {
      turn.need(turn.state.hand[turn.next(turn.seat)][0]?.face === "knight", "NO", "not now");
      return [];
    });
    expect(broken(plus({ actions: [...actions, peek] }))).toContain("offers do not depend on what is hidden");
  });
  it("a prompt, or a game, that does what is not allowed for who is late", () => {
    const law = "for who is late something legal is done";
    expect(broken(plus({ onTimeout: () => ({ type: "end", payload: { never: "asked" } }) }))).toContain(law);
    const stubborn = world.prompt("CHOOSE", {
      takes: { really: "yesNo" },
      memo: { kind: open(z.string()), card: only("owner", pieceId) },
      answer: (turn) => [noted({ text: turn.yesNo("really") ? "yes" : "no" })],
      onTimeout: () => "MAYBE",
    });
    const ask = act("ask", (turn) => [stubborn(turn.seat, { kind: "yesNo", card: "" })]);
    const others = actions.filter(({ type }) => type !== "ask");
    expect(broken(plus({ prompts: [stubborn], actions: [...others, ask] }))).toContain(law);
  });
  it("an event that tells a hidden card without declaring it", () => {
    const tell = world.event("tell", { face: open(z.string()), id: open(z.string()) }, { say: () => "" });
    const telling = act("telling", (turn) => {
      const card = turn.state.deck[turn.seat].at(-1);
      return card === undefined ? [] : [tell({ face: "", id: card.face })];
    });
    const game = plus({ actions: [...actions, telling], events: [...(arena.events ?? []), tell] });
    expect(broken(game)).toContain("events do not depend on what is hidden");
  });
  it("an event of a game with a field called face that tells a hidden card", () => {
    const tell = world.event("tell", { face: open(z.string()) }, { say: () => "" });
    const telling = act("telling", (turn) => {
      const card = turn.state.deck[turn.seat].at(-1);
      return card === undefined ? [] : [tell({ face: card.face })];
    });
    const game = plus({ actions: [...actions, telling], events: [...(arena.events ?? []), tell] });
    expect(broken(game)).toContain("events do not depend on what is hidden");
  });
  it("an event that happens or not, by a hidden card", () => {
    const holds = (turn: { readonly state: { readonly hand: readonly (readonly Piece[])[] } }, seat: number) =>
      turn.state.hand[seat]!.some(({ face }) => face === "knight");
    const envy = act("envy", (turn) => [
      ...(holds(turn, turn.next(turn.seat)) ? [turn.add("gold", turn.seat, 1)] : []),
      turn.endTurn(),
    ]);
    expect(broken(plus({ actions: [...actions, envy] }))).toContain("events do not depend on what is hidden");
  });
  it("an event that happens or not, by a hidden card, and declares that it reveals a constant", () => {
    const tell = world.event("tell", { word: open(z.string()) }, { reveals: ["word"], say: () => "" });
    const telling = act("telling", (turn) => {
      const holds = turn.state.hand[turn.next(turn.seat)].some(({ face }) => face === "knight");
      return [...(holds ? [tell({ word: "aha" })] : []), turn.endTurn()];
    });
    const game = plus({ actions: [...actions, telling], events: [...(arena.events ?? []), tell] });
    expect(broken(game)).toContain("events do not depend on what is hidden");
  });
  it.each([{ by: "much" }, { by: 1, extra: true }, {}])("an event that is not what it declares: %j", (data) => {
    const gain = world.event("gain", { by: open(z.int()) }, { say: () => "" });
    const gaining = act("gaining", () => [gain(data as { by: number })]);
    const game = plus({ actions: [...actions, gaining], events: [...(arena.events ?? []), gain] });
    expect(broken(game)).toContain("events are as declared");
  });
  it("cards that wander between hidden places that are not dealt together", () => {
    const declares = {
      ...arena.declares,
      zones: { ...arena.declares.zones, hand: zone.each("owner", { pool: "own" }) },
    };
    const game = { ...peaceful, declares } as unknown as Game;
    expect(broken(game)).toContain("hidden places that pieces move between are dealt together");
  });
  it("an event that names a piece its viewer cannot follow", () => {
    const point = world.event("point", { card: open(pieceId) }, { say: () => "" });
    const pointing = act("pointing", (turn) =>
      turn.state.hand[turn.seat].slice(0, 1).map(({ id }) => point({ card: id })),
    );
    const game = plus({ actions: [...actions, pointing], events: [...(arena.events ?? []), point] });
    expect(broken(game)).toContain("an event shows no more than the table does");
  });
  it("a prompt whose memo names a card of a hand to all", () => {
    const leakyPrompt = world.prompt("CHOOSE", {
      takes: { really: "yesNo" },
      memo: { kind: open(z.string()), card: open(pieceId) },
      answer: (turn) => [noted({ text: turn.yesNo("really") ? "yes" : "no" })],
    });
    const ask = act("ask", (turn) =>
      turn.state.hand[turn.seat].slice(0, 1).map(({ id }) => leakyPrompt(turn.seat, { kind: "", card: id })),
    );
    const game = plus({ prompts: [leakyPrompt], actions: [...actions.filter(({ type }) => type !== "ask"), ask] });
    expect(broken(game)).toContain("events do not depend on what is hidden");
  });
  it("a piece that is lost, and one that is made of nothing", () => {
    const lose = world.event("lose", {}, { apply: (state) => ({ discard: state.discard.slice(1) }), say: () => "" });
    const losing = act("losing", () => [lose({})]);
    expect(broken(plus({ actions: [...actions, losing], events: [...(arena.events ?? []), lose] }), 6)).toContain(
      "conservation",
    );
  });
  it("two pieces with one id, and a piece that does not know where it lies", () => {
    const copy = world.event(
      "copy",
      {},
      { apply: ({ hand: [a, b] }) => ({ hand: [[...a, ...a.slice(0, 1)], b] as const }), say: () => "" },
    );
    const found = broken(
      plus({ actions: [...actions, act("copying", () => [copy({})])], events: [...(arena.events ?? []), copy] }),
    );
    expect(found).toContain("ids are unique");
    const stray = world.event(
      "stray",
      {},
      {
        apply: ({ hand: [a, b] }) => ({ hand: [a.map((card) => ({ ...card, at: "deck/0" })), b] as const }),
        say: () => "",
      },
    );
    const lost = broken(
      plus({ actions: [...actions, act("straying", () => [stray({})])], events: [...(arena.events ?? []), stray] }),
    );
    expect(lost).toContain("pieces know where they lie");
  });
  it("a state that is not what was declared, or not JSON", () => {
    const wrong = world.event("wrong", {}, { apply: () => ({ notes: [JSON.parse("7")] }), say: () => "" });
    expect(
      broken(
        plus({ actions: [...actions, act("wronging", () => [wrong({})])], events: [...(arena.events ?? []), wrong] }),
      ),
    ).toContain("state is as declared");
  });
  it("an applier that writes to what it was given", () => {
    const vandal = world.event(
      "vandal",
      {},
      {
        apply(state) {
          (state.notes as string[]).push("written");
          return {};
        },
        say: () => "",
      },
    );
    const found = broken(
      plus({ actions: [...actions, act("vandalise", () => [vandal({})])], events: [...(arena.events ?? []), vandal] }),
    );
    expect(found).toContain("every offered action is accepted");
  });
  it("an applier that depends on more than state and event", () => {
    let count = 0;
    const drift = world.event("drift", {}, { apply: () => ({ notes: [String(count++)] }), say: () => "" });
    const found = broken(
      plus({ actions: [...actions, act("drifting", () => [drift({})])], events: [...(arena.events ?? []), drift] }),
    );
    expect(found).toEqual(expect.arrayContaining(["replay of events is the live state"]));
  });
  it("a rule that remembers by the identity of a pile, in a game that says it does not", () => {
    const sizes = new WeakMap<readonly Piece[], number>();
    const count = act("count", (turn) => {
      const pile = turn.state.hand[turn.seat];
      const size = sizes.get(pile) ?? pile.length;
      sizes.set(pile, size);
      return [turn.add("gold", turn.seat, size), turn.endTurn()];
    });
    const game = plus({ actions: [...actions, count] });
    expect(broken(game)).toContain("a simulation in place comes to the same state");
    expect(broken({ ...game, pilesInPlace: false })).toEqual([]);
  });
  it("a decision that is another when the match is played again", () => {
    let played = 0;
    const odd = act("odd", (turn) => [turn.add("gold", turn.seat, ++played), turn.endTurn()]);
    expect(broken(plus({ actions: [...actions, odd] }))).toContain("hearing an event changes nothing");
  });
  it("a rule that writes the state, which only a strict engine notices", () => {
    const write = (state: object): never[] => {
      (state as Record<string, unknown>)["round"] = 9;
      return [];
    };
    const scribble = world.step("scribble", {}, (table) => write(table.state));
    const scribbling = act("scribbling", (turn) => [turn.add("gold", turn.seat, 1), scribble({})]);
    const game = plus({ events: [...(arena.events ?? []), scribble], actions: [...actions, scribbling] });
    expect(broken(game)).toContain("strict and production engines decide the same");
  });
  it("a decision that asks for more than it declared, or for something of another kind", () => {
    const asks = (takes: Record<string, "text" | "pieces">) =>
      world.action("more", {
        label: "More",
        takes,
        play: (turn) => [turn.add("gold", turn.seat, Number(turn.oneOf("much", ["1", "2"])))],
      });
    const law = "a decision asks what it declared";
    expect(broken(plus({ actions: [...actions, asks({})] }), 1)).toContain(law);
    expect(broken(plus({ actions: [...actions, asks({ much: "pieces" })] }), 1)).toContain(law);
    expect(broken(plus({ actions: [...actions, asks({ much: "text" })] }), 1)).toEqual([]);
  });
  it("a decision whose offer and acceptance differ", () => {
    let calls = 0;
    const moody = act("moody", (turn) => {
      turn.need(calls++ % 3 !== 0, "MOOD", "not this time");
      return [];
    });
    const found = broken(plus({ actions: [...actions, moody] }));
    expect(
      found.some((law) => law === "every offered action is accepted" || law === "what is not offered is refused"),
    ).toBe(true);
  });
  it("an open option that leads to a refusal", () => {
    const trap = act("trap", (turn) => {
      const way = turn.oneOf("way", ["left", "right"]);
      turn.need(way === "left", "CLIFF", "there is no way on the right");
      return [];
    });
    expect(broken(plus({ actions: [...actions, trap] }))).toContain("what is not greyed leads on");
  });
  it("a dead end, and a match without end", () => {
    const stuck = plus({
      actions: actions.filter(({ type }) => type === "fight"),
      turnPhase: "FIGHT",
      startPhase: "FIGHT",
    });
    expect(broken(stuck)).toContain("there is always a legal action or an end");
    const { onTurnEnd: _, ...endless } = peaceful;
    const report = checkLaws({ ...endless, actionsMax: 30 }, { matches: 1, options: { hand } });
    expect(report.laws.find(({ name }) => name === "play ends within the game's limit")?.ok).toBe(false);
  });
  it("a refusal that blames the wrong effect", () => {
    const always = act("always", (turn) => {
      turn.stop({
        code: "LIE",
        message: "because",
        because: [{ question: "q", effect: "e1", definition: "", source: "", owner: 0, value: false, expires: {} }],
      });
      return [];
    });
    expect(broken(plus({ actions: [...actions, always] }))).toContain("a refusal's cause, removed, makes it legal");
  });
  it("silence: an event without a sentence, an action without a verb, unless language files have them", () => {
    const mute = world.event("mute", {});
    const nameless = world.action("nameless", { play: () => [] });
    const silent = plus({ actions: [...actions, nameless], events: [...(arena.events ?? []), mute] });
    const laws = ["every event has a sentence", "every action has a label"];
    expect(broken(silent)).toEqual(expect.arrayContaining(laws));
    const keys = ["log.mute", "action.nameless"];
    const spoken = checkLaws(silent, { matches: 1, stepsMax: 2, options: { hand }, said: (key) => keys.includes(key) });
    expect(spoken.laws.filter(({ name, ok }) => laws.includes(name) && ok)).toHaveLength(2);
  });
  it("a hidden fact whose imagined value depends on the true one", () => {
    const declares = {
      seats: 2,
      phases: ["main"],
      options: z.object({}),
      zones: { pile: zone.shared<Piece>("everyone") },
      facts: { secret: fact.each(5, "owner", { couldBe: (value) => value }) },
      questions: { may: permission<{ seat: number }>("seat", "NO") },
    } as const;
    const small = defineWorld(declares);
    const set = small.action("set", {
      takes: { to: "number" },
      label: "Set",
      play: (turn) => [turn.set("secret", turn.seat, turn.number("to", 0, 9)), turn.endTurn()],
    });
    const leak = small.event("leak", { seat: open(small.seat), value: open(z.int()) }, { say: () => "" });
    const say = small.action("say", {
      label: "Say",
      play: (turn) => [leak({ seat: turn.seat, value: turn.state.secret[turn.seat] })],
    });
    const game = small.game({
      id: "small",
      name: "Small",
      version: "1",
      actionsMax: 40,
      setup: () => [],
      actions: [set, say],
      onTurnEnd: (table) => (table.state.turn > 6 ? [table.win(null, "late")] : []),
    });
    expect(checkLaws(game, { matches: 2 }).ok).toBe(true);
    const honest = {
      ...game,
      declares: { ...declares, facts: { secret: fact.each(5, "owner", { couldBe: (_, draw) => draw(10) }) } },
    };
    const found = checkLaws(honest, { matches: 4, every: 1, stepsMax: 30 }).laws.filter(({ ok }) => !ok);
    expect(found.map(({ name }) => name)).toContain("events do not depend on what is hidden");
  });
});

describe("what does not start", () => {
  const base = { seats: 2, phases: ["main"], options: z.object({}), zones: {}, facts: {}, questions: {} } as const;
  it("a zone, fact or field without a visibility, or with a name that is taken", () => {
    const undeclared = zone.each<Piece>("" as "owner");
    expect(() => defineWorld({ ...base, zones: { pile: undeclared } })).toThrow('zone "pile" declares no visibility');
    const bare = { each: true as const, start: 0, sight: "" as "owner", options: {} };
    expect(() => defineWorld({ ...base, facts: { score: bare } })).toThrow('fact "score" declares no visibility');
    const closed = { each: true as const, start: 0, sight: "owner" as const, options: {} };
    expect(() => defineWorld({ ...base, facts: { score: closed } })).toThrow("must say what else it could be");
    expect(() => defineWorld({ ...base, zones: { effects: zone.each<Piece>("owner") } } as never)).toThrow(
      '"effects" is taken',
    );
    expect(() => world.event("bad", { card: z.string() } as never)).toThrow("declares no visibility");
    expect(() => world.event("bad", { card: only("nobody", z.string()) })).toThrow("which is not a field");
  });
  it("two of one name, an effect that answers what nobody asks, a step that never becomes anything", () => {
    expect(() => createEngine({ ...arena, actions: [...arena.actions, ...arena.actions.slice(0, 1)] })).toThrow(
      'action "enter" is defined by game arena and again by game arena',
    );
    expect(() => createEngine(arena, [{ id: "x", actions: arena.actions.slice(0, 1) }])).toThrow(
      "again by expansion x",
    );
    expect(() => createEngine(arena, [{ id: "x" }, { id: "x" }])).toThrow("given twice");
    expect(() => createEngine(arena, [{ id: "x", declares: { facts: { gold: fact.each(0, "everyone") } } }])).toThrow(
      '"gold" is declared by game arena and again by expansion x',
    );
    expect(() =>
      examineRules(arena, [
        { id: "x", effects: [{ id: "odd", spec: { duration: { type: "untilConsumed" }, hooks: { canFly: false } } }] },
      ]),
    ).toThrow('effect "odd" answers "canFly", which no world asks');
    expect(() =>
      examineRules(arena, [{ id: "x", rules: [{ id: "odd", spec: { hooks: { canFly: false } } }] }]),
    ).toThrow('rule "odd" answers "canFly", which no world asks');
    expect(() => createEngine(arena, [{ id: "x", declares: { facts: { turn: fact.each(0, "everyone") } } }])).toThrow(
      '"turn" is taken',
    );
    expect(() => createEngine(arena, [{ id: "x", events: [world.step("idle", {})] }])).toThrow(
      "never says what it becomes",
    );
  });
  it("a prompt or an effect that is not listed", () => {
    const prompt = world.prompt("LOST", { memo: {}, answer: () => [] });
    const effect = world.effect("lost", { duration: { type: "untilEndOfTurn" } });
    const parts = { actions: [act("ask", () => [prompt(0, {})]), act("begin it", () => [effect.start({ owner: 0 })])] };
    const engine = createEngine({ ...arena, ...parts });
    const { snapshot } = engine.create({ seed: "0".repeat(64) });
    const why = (type: string): unknown => {
      const result = engine.applyAction(snapshot, { type, seat: 0 });
      return "defect" in result ? String(result.defect) : result;
    };
    expect(why("ask")).toContain("prompt LOST is not defined; list it in the game's prompts");
    expect(why("begin it")).toContain("effect lost is not defined; list it in the game's effects");
  });
  it("an expansion's event that changes what is not its own", () => {
    const grab = world.event("grab", {}, { apply: () => ({ gold: [99, 0] as const }), say: () => "" });
    const steal = act("steal", () => [grab({})]);
    const engine = createEngine(arena, [{ id: "thief", events: [grab], actions: [steal] }]);
    const { snapshot } = engine.create({ seed: "0".repeat(64) });
    const result = engine.applyAction(snapshot, { type: "steal", seat: 0 });
    expect(result).toMatchObject({ ok: false, error: { code: "RULES_FAILED" } });
    expect(String("defect" in result ? result.defect : "")).toContain("which its expansion did not declare");
    expect(whispered.type).toBe("whispered");
  });
});
