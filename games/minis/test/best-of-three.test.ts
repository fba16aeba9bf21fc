import { createEngine, seedFromText } from "@cardwright/core/host";
import { scene } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { game, type Minis, type Seat } from "../src/index.ts";

/** A match that is the best of three, with cards exchanged between its games [R3.10]. */

type Table = ReturnType<typeof begun>;
const options = { mode: "tournament", bestOf: 3 };
const begun = (chosen: object = options) => scene<Minis>(game, { options: chosen, seed: "best of three" });

/** The quietest thing that there is to do, until the game that is played is over: nobody attacks, so a deck runs out. */
const QUIET = ["SIDEBOARD_DONE", "SETUP_READY", "SETUP_SELECT_ACTIVE", "SETUP_MULLIGAN", "DRAW_ACK", "END_TURN"];
function playOn(table: Table, until: (table: Table) => boolean): Table {
  for (let step = 0; step < 2_000 && !until(table); step++) {
    const actions = table.engine.validActions(table.state, table.engine.actors(table.state)[0] ?? 0);
    const action = QUIET.flatMap((type) => actions.find((one) => one.type === type) ?? [])[0] ?? actions[0];
    if (action === undefined) throw new Error(`nothing to do in ${table.state.phase}`);
    const result = table.engine.applyAction(table.snapshot, action);
    if (!result.ok) throw new Error(`${action.type} was refused`);
    table.snapshot = result.snapshot;
  }
  return table;
}
const isExchange = (table: Table): boolean => table.state.phase === "MATCH.SIDEBOARD";

describe("[R3.10] best of three", () => {
  it("is one game where nobody asked for more", () => {
    const table = playOn(begun({ mode: "tournament" }), ({ state }) => state.outcome !== null);
    expect([table.state.game, table.state.gamesWon]).toEqual([1, [0, 0]]);
  });
  it("gives all cards back after a game, and the winner exchanges first", () => {
    const table = playOn(begun(), isExchange);
    const { state } = table;
    const winner = state.gamesWon[0] === 1 ? 0 : 1;
    expect([state.gamesWon[winner], state.game, state.activeSeat]).toEqual([1, 2, winner]);
    expect(state.hand.map((cards) => cards.length)).toEqual([40, 40]);
    const lying = [state.deck, state.active, state.bench, state.pool, state.discard, state.attached, state.relic];
    expect(lying.flat(2)).toEqual([]);
    expect([state.turnsTaken, state.ready, state.effects]).toEqual([[0, 0], [false, false], []]);
  });
  it("exchanges one card for one, within the rules for decks, and deals the new deck", () => {
    const table = playOn(begun(), isExchange);
    const seat: Seat = table.state.activeSeat === 1 ? 1 : 0;
    const [into] = table.state.sideboard[seat];
    const out = table.state.hand[seat].find(({ face }) => face === "honey-poultice");
    table.does(seat, "SIDEBOARD_SWAP", { out: out?.id ?? "", into: into?.id ?? "" });
    expect(table.state.sideboard[seat].map(({ face }) => face)).toContain("honey-poultice");
    expect(table.state.hand[seat]).toHaveLength(40);
    table.does(seat, "SIDEBOARD_DONE");
    const other: Seat = seat === 0 ? 1 : 0;
    expect([table.state.activeSeat, table.state.phase]).toEqual([other, "MATCH.SIDEBOARD"]);
    table.does(other, "SIDEBOARD_DONE");
    const { hand, deck, phase, activeSeat } = table.state;
    expect([0, 1].map((each) => hand[each as Seat].length + deck[each as Seat].length)).toEqual([40, 40]);
    expect([activeSeat, phase.startsWith("SETUP.")]).toEqual([0, true]);
    const mine = [...hand[seat], ...deck[seat]].map(({ face }) => face);
    expect(mine).toContain(into?.face);
  });
  it("refuses an exchange that would break the rules for decks, and an eleventh", () => {
    const table = playOn(begun(), isExchange);
    const seat: Seat = table.state.activeSeat === 1 ? 1 : 0;
    const [into] = table.state.sideboard[seat];
    if (into === undefined) throw new Error("an empty sideboard");
    const twin = { ...into, id: "p9999", at: `hand/${seat}` };
    const hands: [(typeof table.state.hand)[0], (typeof table.state.hand)[1]] = [
      table.state.hand[0],
      table.state.hand[1],
    ];
    hands[seat] = [...hands[seat], twin];
    const laid = scene<Minis>(game, { options, given: () => ({ ...table.state, hand: hands }) });
    expect(laid.tries(seat, "SIDEBOARD_SWAP", { out: "p9999", into: into.id }).message).toBe(
      "PRECONDITION_FAILED.sameCard",
    );
    const often = scene<Minis>(game, { options, given: () => ({ ...table.state, exchanges: [10, 10] }) });
    const out = table.state.hand[seat].find(({ face }) => face === "honey-poultice");
    expect(often.tries(seat, "SIDEBOARD_SWAP", { out: out?.id ?? "", into: into.id }).code).toBe("CAP_EXCEEDED");
  });
  it("is one or three games, and no other number", () => {
    const create = (bestOf: number) => createEngine(game).create({ seed: seedFromText("x"), options: { bestOf } });
    expect(create(3).snapshot.state.options.bestOf).toBe(3);
    expect(() => create(2)).toThrow();
  });
  it("ends with the second win", () => {
    const table = playOn(begun(), ({ state }) => state.outcome !== null);
    const { outcome, gamesWon } = table.state;
    const [winner = 0] = outcome?.winners ?? [];
    expect(gamesWon[winner === 1 ? 1 : 0]).toBe(2);
  });
  it("plays on at once where a mode has no sideboard", () => {
    const table = playOn(begun({ mode: "standard", bestOf: 3 }), ({ state }) => state.game === 2);
    expect([table.state.phase.startsWith("SETUP."), table.state.hand.map((cards) => cards.length)]).toEqual([
      true,
      [7, 7],
    ]);
  });
  it("is given up as a whole by who surrenders", () => {
    const table = playOn(begun(), isExchange);
    table.does(0, "SURRENDER");
    expect(table.state.outcome).toMatchObject({ winners: [1], reason: "surrender" });
  });
});
