import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { diceOf, inTurn } from "./arrange.ts";

const powered = { card: "hot_temper", mode: "powered" } as const;
const tempers = { hand: ["hot_temper", "hot_temper", "light_feet", "long_stride", "second_wind"] };

describe("the source and mana", () => {
  it("[R4.4] a die of the colour powers a deed and lies aside until the turn ends", () => {
    const table = inTurn({ source: ["red", "blue", "green", "white"], cards: [tempers] });
    table.does(0, "play_card", { ...powered, mana: "p900" });
    expect(table.state.attack[0]).toBe(4);
    expect(table.state.spentDice[0].map(({ id }) => id)).toEqual(["p900"]);
    expect(table.state.source).toHaveLength(3);
    table.does(0, "end_turn", { discard: [] });
    expect(table.state.spentDice[0]).toEqual([]);
    expect(table.state.source).toHaveLength(4);
    expect(diceOf(table.state)).toBe(4);
  });
  it("[R4.4] a die of another colour does not", () => {
    const table = inTurn({ source: ["blue", "blue", "green", "white"], cards: [tempers] });
    expect(table.tries(0, "play_card", powered)).toMatchObject({ code: "NO_MANA" });
  });
  it("[R4.4] one die of the source in a turn, and no more", () => {
    const table = inTurn({ source: ["red", "red", "green", "white"], cards: [tempers] });
    table.does(0, "play_card", { ...powered, mana: "p900" });
    expect(table.tries(0, "play_card", { ...powered, mana: "p901" }).code).toBe("NO_MANA");
  });
  it("[R4.3] gold is any basic colour by day and nothing by night", () => {
    const source = ["gold", "blue", "green", "white"] as const;
    inTurn({ source, cards: [tempers] }).does(0, "play_card", { ...powered, mana: "p900" });
    const night = inTurn({ round: 2, source, cards: [tempers] });
    expect(night.tries(0, "play_card", { ...powered, mana: "p900" }).code).toBe("NO_MANA");
  });
  it("[R4.3] [R5.5] black is nothing by day and powers night effects by night", () => {
    const source = ["black", "blue", "green", "white"] as const;
    const day = inTurn({ source, cards: [tempers] });
    expect(day.tries(0, "play_card", powered).code).toBe("NO_MANA");
    expect(day.tries(0, "play_card", { card: "hot_temper", mode: "night" }).code).toBe("NOT_NIGHT");
    const night = inTurn({ round: 2, source, cards: [tempers] });
    expect(night.tries(0, "play_card", powered).code).toBe("NO_MANA");
    expect(night.tries(0, "play_card", { card: "light_feet", mode: "night" }).code).toBe("NO_NIGHT_EFFECT");
    night.does(0, "play_card", { card: "hot_temper", mode: "night", mana: "p900" });
    expect(night.state.attack[0]).toBe(5);
  });
  it("[R4.4] a crystal or a token pays as well, beside the die", () => {
    const table = inTurn({
      source: ["blue", "blue", "green", "white"],
      cards: [tempers],
      facts: { redCrystals: [1, 0] as never, redTokens: [1, 0] as never },
    });
    table.does(0, "play_card", { ...powered, mana: "red_crystal" });
    table.does(0, "play_card", { ...powered, mana: "red_token" });
    expect(table.state.attack[0]).toBe(8);
    expect([table.state.redCrystals[0], table.state.redTokens[0]]).toEqual([0, 0]);
    table.does(0, "play_card", { card: "second_wind", mode: "powered", mana: "p900" });
  });
  it("[R4.6] tokens vanish when the turn ends, crystals stay", () => {
    const table = inTurn({ facts: { redCrystals: [2, 0] as never, redTokens: [2, 0] as never } });
    table.does(0, "end_turn", { discard: [table.state.hand[0][0]!.id] });
    expect([table.state.redCrystals[0], table.state.redTokens[0]]).toEqual([2, 0]);
  });
  it("[R4.5] spent dice come back with a colour of their own making, the same for the same seed", () => {
    const play = (): readonly string[] => {
      const table = inTurn({ source: ["red", "blue", "green", "white"], cards: [tempers] });
      table.does(0, "play_card", { ...powered, mana: "p900" }).does(0, "end_turn", { discard: [] });
      expect(table.events.some(({ type }) => type === "dice_returned")).toBe(true);
      return table.state.source.map(({ color }) => color);
    };
    expect(play()).toEqual(play());
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/source.json");
