import { goldenPlaythrough } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { game } from "../src/game.ts";
import { stage } from "./stage.ts";

/** [R3.3] Hands, decks and face-down traps, also in what is told. */
describe("what the other player does not learn", () => {
  const table = stage({ own: { hand: ["inside-source", "xi-jinping"], deck: ["elon-musk", "greta-thunberg"] } });
  const about = (viewer: number): string =>
    JSON.stringify([table.scene.view(viewer), table.scene.seenBy(viewer), table.scene.told(viewer)]);

  it("hand and deck", () => {
    for (const viewer of [1, -1])
      expect(about(viewer)).not.toMatch(/inside-source|xi-jinping|elon-musk|greta-thunberg/);
    expect(about(0)).toMatch(/inside-source/);
  });
  it("which trap is set; only that one is", () => {
    table.plays("inside-source");
    for (const viewer of [1, -1]) {
      expect(about(viewer)).not.toMatch(/inside-source|Inside Source/);
      expect(table.scene.view(viewer).traps[0]).toHaveLength(1);
    }
    expect(table.state.log.join()).not.toMatch(/Inside Source/);
    expect(table.scene.told(1)).toEqual([
      "Player 1 paid 1 AP.",
      "A card moves from the hand of Player 1 to the traps of Player 1.",
    ]);
  });
  it("which card a turn brought", () => {
    table.plays("xi-jinping").does(0, "endTurn");
    for (const viewer of [1, -1]) expect(about(viewer)).not.toMatch(/greta-thunberg/);
  });
  it("which hand card is out of use", () => {
    const other = stage({ own: { hand: ["breaking-news-desk", "elon-musk"] }, opponent: { hand: ["ai-weiwei"] } });
    other.plays("breaking-news-desk");
    expect(JSON.stringify([other.scene.view(0), other.scene.seenBy(0), other.state.log])).not.toMatch(
      /ai-weiwei|Ai Weiwei/,
    );
    expect(JSON.stringify([other.scene.view(1), other.scene.seenBy(1)])).not.toMatch(/elon-musk/);
    expect(other.scene.view(0).suspended[1]).toEqual({ count: 1 });
  });
  it("a sprung trap lies open, the one behind it does not", () => {
    const other = stage({
      own: { hand: ["tobias-wren"] },
      opponent: { traps: ["pile-on", "consultant-scandal", "court-stay"] },
    });
    other.plays("tobias-wren");
    expect(other.scene.told(0)).toContain("Player 2 had set Consultant Scandal, and it sprang.");
    expect(JSON.stringify([other.scene.view(0), other.scene.seenBy(0), other.state.log])).not.toMatch(
      /pile-on|court-stay/,
    );
  });
  it("a replay for spectators names no card before it lies open", () => {
    const text = goldenPlaythrough(game, "replay");
    const [setUp] = text.split("1. seat");
    expect(setUp).toMatch(/25 pieces are put into the deck of Player 1/);
    expect(setUp).not.toMatch(/Xi Jinping|Elon Musk|Spin Doctor/);
  });
});
