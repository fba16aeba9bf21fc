import { defineWorld, fact, type Game, open, type Piece, pieceId, z, zone } from "@cardwright/core";
import { defineExpansion, type Expansion } from "@cardwright/core/expansion";

/** One small game that is sound, and fourteen ways to break it. Each is what a busy author might really write. */

export const DEFECTS = [
  "leaks a hidden card",
  "loses a card",
  "doubles an id",
  "deadlocks",
  "never ends",
  "offers what it refuses",
  "draws chance of its own",
  "depends on the process",
  "goes round in circles",
  "loops when two cards meet",
  "asks what nobody can answer when two cards meet",
  "keeps an effect alive",
  "throws while it is asked",
  "throws when something happens",
] as const;
export type Defect = (typeof DEFECTS)[number];

type Face = "coin" | "gem" | "mirror" | "echo" | "oath" | "debt";
type Card = Piece<Face>;
const FACES: readonly Face[] = [
  "coin",
  "coin",
  "coin",
  "gem",
  "gem",
  "gem",
  "mirror",
  "mirror",
  "echo",
  "echo",
  "oath",
  "oath",
  "debt",
  "debt",
];

let drawn = 0;
export function defective(defect: Defect | null): { readonly game: Game; readonly expansions: readonly Expansion[] } {
  const has = (wanted: Defect): boolean => defect === wanted;
  const declares = {
    seats: 2,
    phases: ["main"],
    options: z.object({}),
    zones: {
      deck: zone.each<Card>("nobody"),
      hand: zone.each<Card>("owner"),
      discard: zone.each<Card>("everyone"),
    },
    facts: {
      points: fact.each(0, "everyone"),
      flipped: fact.each(false, "everyone"),
      vowed: fact.each(0, "everyone"),
      debts: fact.each(0, "everyone"),
      last: fact.each("", "everyone"),
    },
    questions: {},
  } as const;
  interface Small extends Readonly<typeof declares> {}
  const world = defineWorld<Small>(declares);

  const scored = world.event(
    "scored",
    { seat: open(world.seat), by: open(z.int()) },
    {
      apply: ({ points }, { seat, by }) => ({
        points: seat === 0 ? [points[0] + by, points[1]] : [points[0], points[1] + by],
      }),
      say: ({ seat, by }, names) => `${names.seat(seat)} scores ${by}.`,
    },
  );
  const vanished = world.event(
    "vanished",
    { seat: open(world.seat), card: open(pieceId) },
    {
      apply: ({ hand }, { seat, card }) => {
        const left = (of: 0 | 1): readonly Card[] =>
          of === seat ? hand[of].filter(({ id }) => id !== card) : hand[of];
        return { hand: [left(0), left(1)] };
      },
      say: () => "A card is gone.",
    },
  );
  const doubled = world.event(
    "doubled",
    { seat: open(world.seat) },
    {
      apply: ({ discard }, { seat }) => {
        const more = (of: 0 | 1): readonly Card[] =>
          of === seat ? [...discard[of], ...discard[of].slice(-1)] : discard[of];
        return { discard: [more(0), more(1)] };
      },
      say: () => "",
    },
  );
  /** A mirror answers an echo with an echo, for ever. */
  const echoed = world.event(
    "echoed",
    { seat: open(world.seat) },
    { say: ({ seat }, names) => `${names.seat(seat)} hears an echo.` },
  );
  const mirror = world.effect("mirror", {
    name: "Mirror",
    duration: { type: "untilNextTurnOfOwner" },
    unique: true,
    react: [
      world.on(echoed, ({ seat }, table, self) => {
        if (!has("loops when two cards meet") || seat !== self.owner) return undefined;
        return table.state.points[seat] > -1_000 ? [echoed({ seat })] : undefined;
      }),
    ],
  });
  const oath = world.effect("oath", { name: "Oath", duration: { type: "untilEndOfTurn" } });
  const prolonged = world.event(
    "prolonged",
    {},
    {
      apply: (state) => {
        const kept = state.effects.map((effect) =>
          effect.definition === "oath" ? { ...effect, expires: { ...effect.expires, atEndOfTurn: 0 } } : effect,
        );
        return { effects: kept } as never;
      },
      say: () => "",
    },
  );
  const settling = world.prompt("settling", {
    takes: { debt: "piece" },
    memo: {},
    ask: "Which debt do you settle?",
    answer(turn) {
      const { debts } = turn.state;
      const choices = Array.from({ length: debts[turn.seat] }, (_, i) => i + 1);
      const some = choices.length === 0 && !has("asks what nobody can answer when two cards meet") ? [0] : choices;
      turn.oneOf("debt", some);
      return [turn.set("debts", turn.seat, 0)];
    },
  });
  const rolled = world.step("rolled", { seat: world.seat }, (table, { seat }) => {
    if (has("throws when something happens")) throw new TypeError("the die has rolled off the table");
    const own = has("draws chance of its own")
      ? drawn++ % 3
      : has("depends on the process")
        ? process.pid
        : table.random.int(3);
    return [scored({ seat, by: own })];
  });

  const play = world.action("play", {
    takes: { card: "piece" },
    label: "Play",
    play(turn) {
      const { state, seat } = turn;
      const card = turn.oneOf("card", state.hand[seat]);
      const away = turn.move(card, ["discard", seat]);
      const told = has("leaks a hidden card")
        ? [turn.set("last", seat, state.deck[turn.next(seat)].at(-1)?.face ?? "")]
        : [];
      const ends = turn.endTurn();
      const stays = has("never ends")
        ? [turn.move(card, ["deck", seat]), turn.draw(1, ["deck", seat], ["hand", seat])]
        : [away];
      switch (card.face) {
        case "coin":
          return [
            ...stays,
            ...told,
            scored({ seat, by: 1 }),
            ...(has("loses a card") && state.points[seat] > 0
              ? [vanished({ seat, card: state.hand[seat].find(({ id }) => id !== card.id)?.id ?? "" })]
              : []),
            ends,
          ];
        case "gem":
          return [...stays, ...told, rolled({ seat }), ...(has("doubles an id") ? [doubled({ seat })] : []), ends];
        case "mirror":
          return [...stays, ...told, mirror.start({ owner: seat })];
        case "echo":
          return [...stays, ...told, echoed({ seat })];
        case "oath":
          return [
            ...stays,
            ...told,
            oath.start({ owner: seat }),
            ...(has("keeps an effect alive") ? [prolonged({})] : []),
          ];
        case "debt":
          if (has("throws while it is asked")) throw new TypeError("a debt has no owner");
          return [
            ...stays,
            ...told,
            turn.set("debts", seat, state.vowed[seat] > 0 ? 0 : 1),
            turn.add("vowed", seat, 1),
            settling(seat, {}),
          ];
      }
    },
  });
  const flip = world.action("flip", {
    label: "Flip",
    play(turn) {
      const { flipped } = turn.state;
      turn.need(has("goes round in circles"), "NOT_NOW", "there is nothing to flip");
      return [turn.set("flipped", turn.seat, !flipped[turn.seat])];
    },
  });
  const pass = world.action("pass", {
    label: "Pass",
    play(turn) {
      const { hand, deck } = turn.state;
      turn.need(!(has("deadlocks") && deck[turn.seat].length < 6), "TIRED", "it is too late to pass");
      turn.need(!has("deadlocks") || hand[turn.seat].length > 0, "TIRED", "a hand is needed to pass");
      return [turn.endTurn()];
    },
  });
  const veto = defineExpansion({
    id: "veto",
    hooks: {
      onValidateAction: ({ action, snapshot }) =>
        action.type === "pass" && snapshot.state.turn > 5
          ? { reject: { code: "NO", message: "no passing any more" } }
          : undefined,
    },
  });
  const game = world.game({
    id: "small",
    name: "Small",
    version: "1",
    actionsMax: 300,
    setup: (table) =>
      table.seats.flatMap((seat) => [
        table.create(["deck", seat], FACES),
        table.shuffle(["deck", seat]),
        table.draw(4, ["deck", seat], ["hand", seat]),
      ]),
    effects: [mirror, oath],
    prompts: [settling],
    actions: [play, flip, pass],
    onTurnStart(table) {
      const { activeSeat, deck, points, hand } = table.state;
      if (has("never ends")) return [];
      if (deck[activeSeat].length === 0 || points[activeSeat] >= 12) {
        const [first, second] = points;
        return [table.win(first === second ? null : first > second ? 0 : 1, "the deck is empty")];
      }
      if (has("deadlocks") && hand[activeSeat].length === 0) return [];
      return [table.draw(1, ["deck", activeSeat], ["hand", activeSeat])];
    },
  });
  return { game: game as unknown as Game, expansions: has("offers what it refuses") ? [veto] : [] };
}
