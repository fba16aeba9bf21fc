import {
  defineWorld,
  type Events,
  engineEvents,
  fact,
  open,
  type Piece,
  permission,
  refuse,
  type StepTable,
  type Turn,
  z,
  zone,
} from "@cardwright/core";

/**
 * Masks at the Inn: a deduction game for two to four. Everybody holds one hidden mask, draws a second and plays one of the
 * two. Whoever is found out is out for the round; the last one in, or the highest mask, takes a lantern.
 */

const MASKS = {
  watch: { value: 1, copies: 5, name: "Night Watch", text: "Name a guest and a mask. Who wears it is out." },
  pedlar: { value: 2, copies: 2, name: "Pedlar", text: "Look at a guest's mask." },
  fencer: { value: 3, copies: 2, name: "Fencer", text: "Compare masks in secret. The lower one is out." },
  host: { value: 4, copies: 2, name: "Innkeeper", text: "Until your next turn nobody may aim at you." },
  stoker: { value: 5, copies: 2, name: "Stoker", text: "A guest, or you, throws the mask away and draws another." },
  juggler: { value: 6, copies: 1, name: "Juggler", text: "Swap masks with a guest." },
  envoy: { value: 7, copies: 1, name: "Envoy", text: "Has to be played when it meets the Stoker or the Juggler." },
  stranger: { value: 8, copies: 1, name: "Stranger", text: "Whoever gives this mask away is out." },
} as const;
export type Mask = keyof typeof MASKS;
const FACES = Object.keys(MASKS) as readonly Mask[];
const AIMED: readonly Mask[] = ["watch", "pedlar", "fencer", "stoker", "juggler"];
const DECK = FACES.flatMap((face) => Array.from({ length: MASKS[face].copies }, () => face));
const mask = z.literal([...FACES]);
type Guest = 0 | 1 | 2 | 3;

const hidden = { pool: "masks" };
const declares = {
  seats: [2, 4],
  phases: ["play"],
  options: z.object({ lanterns: z.int().min(1).max(7).default(3) }),
  zones: {
    deck: zone.shared<Piece<Mask>>("nobody", { ...hidden, order: "stack" }),
    aside: zone.shared<Piece<Mask>>("nobody", hidden),
    hand: zone.each<Piece<Mask>>("owner", hidden),
    played: zone.each<Piece<Mask>>("everyone", { ...hidden, order: "row" }),
  },
  facts: { lanterns: fact.each(0, "everyone") },
  questions: { mayAim: permission<{ guest: Guest }>("guest", "GUARDED", "the Innkeeper guards that guest") },
} as const;
interface Masks extends Readonly<typeof declares> {}
const world = defineWorld<Masks>(declares);
type Look = StepTable<Masks>;
const held = (table: Look, guest: Guest): Piece<Mask> | undefined => table.state.hand[guest][0];
const worthOf = (table: Look, guest: Guest): number => MASKS[held(table, guest)?.face ?? "watch"].value;

const guarded = world.effect("guarded", {
  name: "Innkeeper",
  duration: { type: "untilNextTurnOfOwner" },
  hooks: { mayAim: false },
});

const guessed = world.event(
  "GUESSED",
  { by: open(world.seat), guest: open(world.seat), face: open(mask), right: open(z.boolean()) },
  {
    reveals: ["right"],
    say: ({ by, guest, face = "watch", right }, names) =>
      `${names.seat(by)} named ${names.seat(guest)} the ${MASKS[face].name}: ${right === true ? "true" : "wrong"}.`,
  },
);
const compared = world.event(
  "COMPARED",
  { by: open(world.seat), guest: open(world.seat), lower: open(z.nullable(world.seat)) },
  {
    reveals: ["lower"],
    say: ({ by, guest, lower }, names) =>
      `${names.seat(by)} and ${names.seat(guest)} compared masks${lower === null ? ": they are alike" : ""}.`,
  },
);
const lanternWon = world.event(
  "LANTERN_WON",
  { guests: open(z.array(world.seat)) },
  { say: ({ guests = [] }, names) => `A lantern goes to ${guests.map((guest) => names.seat(guest)).join(" and ")}.` },
);

// #region hidden-read
/** The hidden reads: a step looks at the masks of others once it is decided whom the mask is aimed at. */
const comesTrue = world.step(
  "COMES_TRUE",
  { face: mask, by: world.seat, guest: world.seat, named: mask },
  (table, { face, by, guest, named }) => {
    const theirs = held(table, guest);
    const own = held(table, by);
    if (theirs === undefined || own === undefined) return [];
    switch (face) {
      case "watch": {
        const right = theirs.face === named;
        return [guessed({ by, guest, face: named, right }), ...(right ? [table.eliminate(guest)] : [])];
      }
      case "pedlar":
        return table.show([theirs], by);
      case "fencer": {
        const lead = worthOf(table, by) - worthOf(table, guest);
        const lower = lead === 0 ? null : lead > 0 ? guest : by;
        const seen = [...table.show([theirs], by), ...table.show([own], guest), compared({ by, guest, lower })];
        return lower === null ? seen : [...seen, table.eliminate(lower)];
      }
      case "stoker": {
        const from = table.state.deck.length > 0 ? "deck" : "aside";
        const thrown = table.move(theirs, ["played", guest]);
        return theirs.face === "stranger"
          ? [thrown, table.eliminate(guest)]
          : [thrown, table.draw(1, from, ["hand", guest])];
      }
      default:
        return [table.move(own, ["hand", guest]), table.move(theirs, ["hand", by])];
    }
  },
);
// #endregion hidden-read
/** Whoever goes out shows the mask. */
const shown = world.rule("shown", {
  react: [
    world.on(engineEvents.SEAT_OUT, ({ seat }, table) =>
      table.seats
        .filter((guest) => guest === seat)
        .flatMap((guest) => table.state.hand[guest].map((card) => table.move(card, ["played", guest]))),
    ),
  ],
});

const deal = (table: Look): Events => [
  table.shuffle("deck"),
  table.draw(1, "deck", "aside"),
  ...table.seats.map((guest) => table.draw(1, "deck", ["hand", guest])),
];
/** A round ends with one guest left, or with the last mask of the deck: then the highest one wins. */
const closes = world.step("CLOSES", {}, (table) => {
  const left = table.seats.filter((guest) => !table.isOut(guest));
  if (left.length > 1 && table.state.deck.length > 0) return [table.endTurn()];
  const best = Math.max(...left.map((guest) => worthOf(table, guest)));
  const guests = left.filter((guest) => left.length === 1 || worthOf(table, guest) === best);
  const faces = left.flatMap((guest) => table.state.hand[guest].map((card) => table.move(card, ["played", guest])));
  return [...faces, lanternWon({ guests }), ...guests.map((guest) => table.add("lanterns", guest, 1)), again({})];
});
const again = world.step("AGAIN", {});
again.does((table) => {
  const { lanterns, options } = table.state;
  const scores = table.seats.map((guest) => lanterns[guest]);
  if (Math.max(...scores) >= options.lanterns) return [table.finish({ scores, reason: "the lanterns are shared out" })];
  return [
    ...table.seats.map((guest) => table.gather(["played", guest], "deck")),
    table.gather("aside", "deck"),
    ...table.seats.map((guest) => table.readmit(guest)),
    dealt({}),
    table.endTurn(),
  ];
});
const dealt = world.step("DEALT", {}, deal);

/** The Envoy may not stay beside a Stoker or a Juggler. */
function mustPlay(hand: readonly Piece<Mask>[], card: Piece<Mask>) {
  const holds = (...faces: readonly Mask[]): boolean => hand.some(({ face }) => faces.includes(face));
  const isBound = card.face !== "envoy" && holds("envoy") && holds("stoker", "juggler");
  return isBound ? refuse("ENVOY_FIRST", "the Envoy has to go") : undefined;
}
// #region aim
function aim(turn: Turn<Masks>, face: Mask): Events {
  const { seat } = turn;
  const guests = face === "stoker" ? turn.seats.filter((guest) => !turn.isOut(guest)) : turn.others(seat);
  // The mask does nothing where everybody is guarded.
  if (!guests.some((guest) => turn.may("mayAim", { guest }))) return [];
  const check = (guest: Guest) => (guest === seat ? undefined : turn.check("mayAim", { guest }));
  const guest = turn.oneSeat("guest", guests, { ask: "At whom?", check });
  const others = FACES.filter((one) => one !== "watch");
  const named =
    face === "watch" ? turn.oneOf("named", others, { ask: "Which mask?", label: (one) => MASKS[one].name }) : face;
  return [comesTrue({ face, by: seat, guest, named })];
}
// #endregion aim
const play = world.action("play", {
  label: "Play a mask",
  takes: { card: "piece", guest: "seat", named: "text" },
  play(turn) {
    const { seat, state } = turn;
    const card = turn.oneOf("card", state.hand[seat], (one) => mustPlay(state.hand[seat], one));
    const { face } = card;
    const happens = AIMED.includes(face) ? aim(turn, face) : [];
    return [
      turn.move(card, ["played", seat]),
      ...happens,
      ...(face === "host" ? [guarded.start({ owner: seat })] : []),
      ...(face === "stranger" ? [turn.eliminate(seat)] : []),
      closes({}),
    ];
  },
});

export const game = world.game({
  id: "masks",
  name: "Masks at the Inn",
  version: "1",
  actionsMax: 600,
  cards: FACES.map((id) => ({ id, name: MASKS[id].name, text: MASKS[id].text })),
  setup: (table) => [table.create("deck", DECK), ...deal(table)],
  effects: [guarded],
  rules: [shown],
  actions: [play],
  onTurnStart: (table) => [table.draw(1, "deck", ["hand", table.state.activeSeat])],
});
