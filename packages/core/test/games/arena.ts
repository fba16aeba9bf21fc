import {
  defineWorld,
  fact,
  only,
  open,
  type Piece,
  permission,
  pieceId,
  quantity,
  refuse,
  z,
  zone,
} from "../../src/index.ts";

/** A little of everything: face-down traps, shields, mirrors, prompts of every kind, sealed bids, activated effects. */

export type Face = "knight" | "squire" | "snare" | "scroll" | "seer" | "echo";
interface Fighter extends Piece<Face> {
  readonly power: number;
}
type Card = Piece<Face>;
const fighterMarks = { power: z.int() };
const declares = {
  seats: 2,
  phases: ["MAIN", "FIGHT"],
  options: z.object({ hand: z.array(z.string()).default(["knight", "squire", "snare", "scroll", "seer"]) }),
  zones: {
    deck: zone.each<Card>("nobody"),
    hand: zone.each<Card>("owner"),
    field: zone.each<Fighter>("everyone", { inPlay: true, capacity: 4, marks: fighterMarks }),
    traps: zone.each<Card>("backs", { inPlay: true }),
    discard: zone.shared<Card>("everyone"),
  },
  facts: {
    gold: fact.each(3, "everyone"),
    used: fact.each(0, "everyone", { resets: "turn" }),
    secret: fact.each(0, "owner", { couldBe: (_, draw) => draw(10) }),
    notes: fact.shared<readonly string[]>([], "everyone", { type: z.array(z.string()) }),
  },
  questions: {
    canStrike: permission<{ fighter: Fighter }>("fighter", "CANNOT_STRIKE", "this fighter cannot strike"),
    power: quantity<{ fighter: Fighter }>("fighter", { floor: 0, ceiling: 9 }),
  },
} as const;
interface Arena extends Readonly<typeof declares> {}
export const world = defineWorld<Arena>(declares);

export const noted = world.event(
  "noted",
  { text: open(z.string()) },
  {
    apply: (state, { text }) => ({ notes: [...state.notes, text] }),
    say: ({ text }) => `${text}.`,
    // A note may name a card from a hand.
    reveals: ["text"],
  },
);
export const whispered = world.event(
  "whispered",
  { seat: open(world.seat), text: only("seat", z.string()) },
  { say: ({ seat, text = "something" }, names) => `${names.seat(seat)} hears ${text}.` },
);
export const goldChanged = world.event("goldChanged", {
  seat: open(world.seat),
  by: open(z.int()),
  mirrored: open(z.boolean()),
});
goldChanged.does({
  apply: ({ gold }, { seat, by }) => ({ gold: seat === 0 ? [gold[0] + by, gold[1]] : [gold[0], gold[1] + by] }),
  say: ({ seat, by }, names) => `${names.seat(seat)}: ${by} gold.`,
});
export const entered = world.event("entered", { seat: open(world.seat), fighter: open(pieceId) }, { say: () => "" });
/** Two events that cause each other for ever. */
export const ping = world.event("ping", { n: open(z.int()) }, { say: () => "" });
export const pong = world.event("pong", { n: open(z.int()) }, { say: () => "" });
export const rolled = world.event("rolled", { value: open(z.int()) }, { say: ({ value }) => `A ${value} is rolled.` });
export const roll = world.step("roll", {}, (table) => [rolled({ value: table.random.die(6) })]);

export const shield = world.effect("shield", {
  name: "Shield",
  duration: { type: "untilConsumed" },
  replace: [
    world.on(goldChanged, ({ seat, by }, table, self) =>
      by < 0 && seat === self.owner ? [table.end(self)] : undefined,
    ),
  ],
});
export const mirror = world.effect("mirror", {
  name: "Mirror",
  duration: { type: "untilEndOfTurn" },
  react: [
    world.on(goldChanged, ({ seat, by, mirrored }, _, self) =>
      !mirrored && by > 0 && seat !== self.owner ? [goldChanged({ seat: self.owner, by, mirrored: true })] : undefined,
    ),
  ],
});
export const fear = world.effect("fear", {
  name: "Fear",
  duration: { type: "nTurns", turns: 2 },
  scope: "opponents",
  hooks: { canStrike: false },
});
export const banner = world.effect("banner", {
  name: "Banner",
  duration: { type: "untilEndOfTurn" },
  hooks: { power: { add: 2 } },
});
export const lone = world.effect("lone", {
  name: "Lone",
  duration: { type: "untilEndOfTurn" },
  unique: true,
  hooks: { power: { add: 3 } },
});
export const fixed = world.effect("fixed", {
  name: "Fixed",
  duration: { type: "untilEndOfTurn" },
  scope: "target",
  hooks: { power: { set: 5 } },
});
export const hush = world.effect("hush", {
  name: "Hush",
  duration: { type: "untilEndOfTurn" },
  seenBy: "owner",
  scope: "all",
  hooks: { canStrike: false },
});
/** Lies face down; only its owner knows that the effect exists. */
export const snare = world.effect("snare", {
  name: "Snare",
  duration: { type: "whileInPlay" },
  react: [
    world.on(entered, ({ seat, fighter }, table, self) => {
      const trap = table.find("traps", self.piece ?? "");
      const victim = table.find("field", fighter);
      if (seat === self.owner || trap === undefined || victim === undefined) return undefined;
      return [table.flip(trap, true), table.mark(victim, { power: 0 }), table.move(trap, "discard")];
    }),
  ],
});
const looping = world.rule("looping", {
  react: [
    world.on(ping, ({ n }) => [pong({ n: n > 0 ? n + 1 : n })]),
    world.on(pong, ({ n }) => [ping({ n: n > 0 ? n + 1 : n })]),
  ],
});

const enter = world.action("enter", {
  takes: { card: "piece" },
  label: "Send into the arena",
  phase: "MAIN",
  play(turn) {
    const card = turn.oneOf("card", turn.state.hand[turn.seat], {
      ask: "Who enters?",
      check: (each) =>
        each.face === "knight" || each.face === "squire" || each.face === "seer"
          ? undefined
          : refuse("NOT_A_FIGHTER", "only fighters enter"),
    });
    const marks = { power: card.face === "knight" ? 3 : 1 };
    return [turn.move(card, ["field", turn.seat], { marks }), entered({ seat: turn.seat, fighter: card.id })];
  },
});
const lay = world.action("lay", {
  takes: { card: "piece" },
  label: "Lay a trap",
  phase: "MAIN",
  play(turn) {
    const card = turn.oneOf("card", turn.state.hand[turn.seat]);
    return [turn.move(card, ["traps", turn.seat])];
  },
});
const strike = world.action("strike", {
  takes: { fighter: "piece" },
  label: "Strike",
  phase: ["MAIN", "FIGHT"],
  play(turn) {
    const fighter = turn.oneOf("fighter", turn.state.field[turn.seat], (each) =>
      turn.check("canStrike", { fighter: each }),
    );
    const by = turn.ask("power", { fighter }, fighter.power);
    return [goldChanged({ seat: turn.next(turn.seat), by: -by, mirrored: false })];
  },
});
export const bid = world.prompt("BID", {
  takes: { amount: "number" },
  memo: { most: open(z.int()), hint: only("owner", z.string()) },
  ask: "How much do you bid?",
  answer(turn, { most }) {
    const amount = turn.number("amount", 0, most, "How much?");
    return [noted({ text: `seat ${turn.seat} bid ${amount}` })];
  },
});
export const choose = world.prompt("CHOOSE", {
  takes: { really: "yesNo", cards: "pieces", faces: "pieces" },
  memo: { kind: open(z.string()), card: only("owner", pieceId) },
  answer(turn, { kind, card }) {
    if (kind === "yesNo") return [noted({ text: turn.yesNo("really") ? "yes" : "no" })];
    if (kind === "some") {
      const some = turn.someOf("cards", turn.state.hand[turn.seat], { min: 1, max: 2 });
      return [noted({ text: some.map(({ face }) => face).join() })];
    }
    if (kind === "order") return [noted({ text: turn.order("faces", ["a", "b", "c"]).join() })];
    return [noted({ text: `about ${turn.find("discard", card)?.face ?? "nothing"}` })];
  },
});
const ask = world.action("ask", {
  takes: { kind: "piece" },
  label: "Ask",
  play(turn) {
    const kind = turn.oneOf("kind", ["yesNo", "some", "order", "moved", "bids"]);
    const card = turn.state.hand[turn.seat][0];
    if (kind === "bids") {
      return [
        bid(0, { most: 5, hint: "low" }, "auction"),
        bid(1, { most: 5, hint: "high" }, "auction"),
        noted({ text: "sold" }),
      ];
    }
    if (card === undefined) return [];
    const about = { kind, card: card.id };
    return kind === "moved"
      ? [turn.move(card, "discard"), choose(turn.seat, about), noted({ text: "after" })]
      : [choose(turn.seat, about), noted({ text: "after" })];
  },
});
/** Starts whatever a test names. */
const begin = world.action("begin", {
  takes: { effect: "piece", owner: "piece" },
  label: "Begin an effect",
  play(turn) {
    const name = turn.oneOf("effect", ["shield", "mirror", "fear", "banner", "lone", "fixed", "hush"] as const);
    const owner = turn.oneOf("owner", turn.seats);
    const effect = { shield, mirror, fear, banner, lone, fixed, hush }[name];
    return [effect.start({ owner, targets: turn.state.field[turn.seat].slice(0, 1).map(({ id }) => id) })];
  },
});
const cause = world.action("cause", {
  takes: { what: "piece", by: "number" },
  label: "Cause",
  play(turn) {
    const what = turn.oneOf("what", ["loop", "grow", "gold", "roll", "whisper", "defect"]);
    if (what === "loop") return [ping({ n: 0 })];
    if (what === "grow") return [ping({ n: 1 })];
    if (what === "roll") return [roll({}), roll({})];
    if (what === "whisper") return [whispered({ seat: turn.seat, text: "a secret" })];
    if (what === "defect") throw new Error("a defect in the rules");
    return [goldChanged({ seat: turn.seat, by: turn.number("by", -5, 5), mirrored: false })];
  },
});
const fight = world.action("fight", { label: "Fight", phase: "MAIN", play: (turn) => [turn.phase("FIGHT")] });
const end = world.action("end", { label: "End turn", play: (turn) => [turn.endTurn()] });

/** Spec 001's search: look at three, take one or none, the rest stays as it is. */
const search = world.handler({
  effectId: "EFF_SEARCH",
  name: "Search",
  zones: ["field"],
  windows: ["MAIN"],
  gate: (turn) => (turn.state.used[turn.seat] > 0 ? refuse("CAP_EXCEEDED", "once a turn") : undefined),
  begin({ table, tracker, state }, { seat }) {
    const top = state.deck[seat].slice(-3).reverse();
    if (top.length === 0) return { events: [], failed: { code: "PRECONDITION_FAILED", message: "the deck is empty" } };
    const choices = top.map(({ id }) => id);
    return {
      events: [tracker.count("used", seat), ...table.show(top, seat)],
      prompts: [{ type: "SELECT_CARD_FROM_REVEAL", seat, choices, min: 0, max: 1, count: choices.length }],
    };
  },
  continue({ table, state }, { seat, selections }) {
    const card = state.deck[seat].find(({ id }) => id === selections[0]);
    return { events: card === undefined ? [] : [table.move(card, ["hand", seat])] };
  },
});

export const arena = world.game({
  id: "arena",
  name: "Arena",
  version: "1",
  actionsMax: 500,
  pilesInPlace: true,
  setup: (table) =>
    table.seats.flatMap((seat) => [
      table.create(["deck", seat], ["knight", "squire", "scroll", "scroll", "echo", "seer"]),
      table.shuffle(["deck", seat]),
      table.create(["hand", seat], table.state.options.hand.map(faceOf)),
    ]),
  actions: [enter, lay, strike, ask, begin, cause, fight, end],
  prompts: [bid, choose],
  effects: [shield, mirror, fear, banner, lone, fixed, hush, snare],
  rules: [looping],
  handlers: [search],
  passives: (face) => (face === "snare" ? [snare] : []),
  abilities: (face) => (face === "seer" ? ["EFF_SEARCH"] : []),
  onTurnEnd: (table) => (table.state.turn >= 12 ? [table.win(null, "it is late")] : []),
});
const FACES: readonly Face[] = ["knight", "squire", "snare", "scroll", "seer", "echo"];
const faceOf = (text: string): Face => FACES.find((face) => face === text) ?? "echo";
