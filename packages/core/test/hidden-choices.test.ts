import { expect, it } from "vitest";
import { z } from "zod";
import { defineWorld, type Piece, zone } from "../src/index.ts";
import { laws, scene } from "../src/testing/index.ts";

/** A seer looks at two of four cards; the ids that lie in the deck are nobody's business, not even the seer's. */
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {
    deck: zone.each<Piece>("nobody", { order: "stack" }),
    hand: zone.each<Piece>("owner"),
    field: zone.each<Piece>("everyone", { inPlay: true }),
  },
  facts: {},
  questions: {},
} as const;
interface Seers extends Readonly<typeof declares> {}
const world = defineWorld<Seers>(declares);
const seer = world.handler({
  effectId: "EFF_LOOK",
  zones: ["field"],
  windows: ["main"],
  begin({ state, table }, { seat }) {
    const top = state.deck[seat].slice(-2);
    const prompt = { type: "SELECT_CARD_FROM_REVEAL", seat, min: 0, max: 1, count: top.length } as const;
    return { events: table.show(top, seat), prompts: [{ ...prompt, choices: top.map(({ id }) => id) }] };
  },
  continue: ({ state, table }, { seat, selections: [id] }) => ({
    events: state.deck[seat].filter((card) => card.id === id).map((card) => table.move(card, ["hand", seat])),
  }),
});
const game = world.game({
  id: "seers",
  name: "Seers",
  version: "1",
  actionsMax: 30,
  setup: (table) =>
    table.seats.flatMap((seat) => [
      table.create(["field", seat], ["seer"]),
      table.create(["deck", seat], ["oak", "oak", "ash", "oak"]),
      table.shuffle(["deck", seat]),
    ]),
  actions: [
    world.action("pass", {
      label: "Pass",
      play: (turn) => (turn.state.turn < 8 ? [turn.endTurn()] : [turn.win(null, "dusk")]),
    }),
  ],
  handlers: [seer],
  abilities: (face) => (face === "seer" ? ["EFF_LOOK"] : []),
});

it("describes hidden choices to their owner without their ids", () => {
  const table = scene(game).does(0, "ACTIVATE_EFFECT", { source_instance_id: "seer", effect_id: "EFF_LOOK" });
  const ids = table.state.deck[0].map(({ id }) => `"${id}"`);
  const received = JSON.stringify([table.seenBy(0), table.view(0), table.choice(0, "SUBMIT_CHOICE")]);
  expect(ids.filter((id) => received.includes(id))).toEqual([]);
});
it("does not tell twin cards apart by their ids", () => {
  expect(laws(game, { matches: 6, every: 1 }).ok).toBe(true);
});
