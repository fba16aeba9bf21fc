import type { Names } from "@cardwright/core";
import { describe, expect, it } from "vitest";
import { abilityEvents } from "../src/flow/abilities.ts";
import { announcements } from "../src/flow/announcements.ts";
import { roundEvents } from "../src/flow/rounds.ts";
import { queueEvents } from "../src/queue/queue.ts";
import { stage } from "./stage.ts";

/** What players are told, and what the log claims. */

describe("sentences speak to whoever sits there as well as about others", () => {
  const named = (seat: string): Names => ({ seat: () => seat, face: () => "Some Card", zone: () => "some place" });
  const common = { player: 0, winner: 0, face: "x", trap: "x", source: "Some Card", tag: "Economy", cost: 1 } as const;
  /** Every branch of every sentence. */
  const samples = [
    { amount: 1, refund: 0, kind: "government", until: "round", totals: [5, 3], tie: "", why: "chosen" },
    { amount: 2, refund: 1, kind: "public", until: "turn", totals: [4, 4], tie: "passed", why: "nothing to use" },
    { amount: -1, refund: 1, kind: "initiative", until: "round", totals: [4, 4], tie: "influence", why: "end of term" },
    { amount: -2, refund: 1, kind: "transfer", until: "round", totals: [4, 4], tie: "second", why: "chosen" },
  ];
  const events = [...queueEvents, ...announcements, ...roundEvents, ...abilityEvents];
  const told = (names: Names): readonly string[] =>
    events.flatMap(({ behaviour }) => {
      const say = behaviour !== null && "say" in behaviour ? behaviour.say : undefined;
      return samples.map((sample) => say?.({ ...common, ...sample } as never, names) ?? "");
    });
  const ofYou = [...new Set(told(named("You")).filter((text) => text.includes("You")))];

  it("there are some for each event that names a seat", () => expect(ofYou.length).toBeGreaterThan(25));
  it.each(ofYou)("%s", (text) => {
    // "You" begins a sentence, and no verb after it is one that only goes with a name.
    expect(text).toMatch(/^(\d+ influence each: )?You /);
    expect(text.match(/\bYou\b/g)).toHaveLength(1);
    expect(text).not.toMatch(/\bYou (has|is|was|does|\w*[^s]s)\b|\b(and|but) (has|is|was|\w+(es|[^s]s))\b/);
  });
  it("they are the same for a name", () => {
    expect(told(named("Anna"))).toEqual(told(named("You")).map((text) => text.replaceAll("You", "Anna")));
  });
});

/** The lines of the last scene that claim a change, as "card, ΔAP, ΔI, target". */
const claims = (table: ReturnType<typeof stage>): readonly string[] =>
  table.state.log
    .filter((line) => !line.includes("net cost") && /Δ(AP|I)=[+-]/.test(line))
    .map((line) => line.replace(/^\[EFFECT\] ([^:]+): [^;]+; (.*)$/, "$1: $2").replaceAll(/\/p\d+/g, ""));

it("a price is told where there is one: a free play is told as a play alone", () => {
  const { behaviour } = announcements.find(({ type }) => type === "COST_PAID")!;
  const say = behaviour !== null && "say" in behaviour ? behaviour.say : undefined;
  const names: Names = { seat: () => "Anna", face: () => "", zone: () => "" };
  const told = (cost: number, refund: number) => say?.({ player: 0, cost, refund } as never, names);
  expect([told(0, 0), told(1, 0), told(2, 1)]).toEqual(["", "Anna paid 1 AP.", "Anna paid 2 AP and got 1 back."]);
});

describe("[R12] a change is claimed where it happens, and only then", () => {
  it("influence: by the event that changes it, with its target", () => {
    const table = stage({
      own: { instant: ["backroom-handshake"], public: ["jennifer-doudna"], government: ["tobias-wren"] },
    }).activates();
    expect(claims(table)).toEqual([
      "System: ΔAP=±0, ΔI=+1, Target=Secretary Tobias Wren",
      "Backroom Handshake: ΔAP=±0, ΔI=+2, Target=Secretary Tobias Wren",
    ]);
  });
  it.each([
    "backroom-handshake",
    "spin-doctor",
    "doorstep-weekend",
    "opportunist",
    "shovel-ready-works",
    "snap-summit",
  ])("no government to strengthen: %s", (card) => {
    const table = stage({ own: { instant: [card], public: ["jennifer-doudna"] } }).activates();
    expect(claims(table).filter((line) => !line.includes("ΔI=±0"))).toEqual([]);
    expect(table.state.log.filter((line) => /\+\d I\b/.test(line))).toEqual([]);
    expect(table.state.log.join()).toContain("System: no active government to strengthen");
  });
  it("no government to mirror a gain on", () => {
    const table = stage({ opponent: { government: ["tobias-wren"] } });
    table.resolve({ type: "START_LASTING", player: 0, effect: "mirror" });
    table.resolve({ type: "BUFF_STRONGEST_GOV", player: 1, amount: 1 });
    expect(claims(table)).toEqual(["Test: ΔAP=±0, ΔI=+1, Target=Secretary Tobias Wren"]);
    expect(table.state.log.join()).not.toContain("mirrors an opposing gain");
  });
  it("a shield stops the loss", () => {
    const table = stage({
      own: { hand: ["nuria-plum"], government: ["tobias-wren"] },
      opponent: { traps: ["late-night-monologue"] },
    });
    table.resolve({ type: "GRANT_SHIELD", targetUid: table.uid("tobias-wren") }).plays("nuria-plum");
    expect(claims(table)).toEqual([]);
    expect(table.state.log.join()).toContain("a shield stops a negative effect");
  });
  it("[R9.1] a loss takes what there is, and nothing from a government without influence", () => {
    const table = stage({ own: { government: ["nuria-plum"] } });
    const targetUid = table.uid("nuria-plum");
    table.resolve({ type: "ADJUST_INFLUENCE", player: 0, targetUid, amount: -5 });
    expect(table.scene.told(-1)).toEqual(["Councillor Nuria Plum loses 3 influence (Test)."]);
    expect(claims(table)).toEqual(["Test: ΔAP=±0, ΔI=-3, Target=Councillor Nuria Plum"]);
    table.resolve(
      { type: "GRANT_SHIELD", targetUid },
      { type: "ADJUST_INFLUENCE", player: 0, targetUid, amount: -1 },
      { type: "ADJUST_INFLUENCE", player: 0, targetUid, amount: 2 },
    );
    expect(table.causes).toEqual(["GRANT_SHIELD nuria-plum", "ADJUST_INFLUENCE 0 nuria-plum 2"]);
    expect(table.influence("nuria-plum")).toBe(2);
  });
  it("[R7.2] AP: nothing is lost where there is nothing, and no more than there is", () => {
    const permit = stage({
      own: { ap: 1, hand: ["greta-thunberg"] },
      opponent: { government: ["recep-tayyip-erdogan"] },
    }).plays("greta-thunberg");
    expect(permit.causes).toEqual([]);
    expect([permit.scene.told(1).filter((text) => text.includes("lost")), claims(permit)]).toEqual([[], []]);
    const cap = stage({ own: { ap: 2, hand: ["the-kingmaker"] }, opponent: { traps: ["spending-cap"] } });
    cap.plays("the-kingmaker");
    expect(cap.causes).toEqual(["ADD_AP 0 -1", "ADD_AP 0 1"]);
    expect(cap.scene.told(-1)).toContain("Player 1 lost 1 AP.");
    expect(claims(cap)).toEqual([
      "Spending Cap: ΔAP=-1, ΔI=±0, Target=none",
      "The Kingmaker: ΔAP=+1, ΔI=±0, Target=none",
    ]);
  });
  it("[R7.3] cards: as many as were drawn", () => {
    const drawn = (deck: readonly string[], hand: readonly string[] = []): readonly string[] => {
      const table = stage({ own: { instant: ["feed-takeover"], deck, hand } }).activates();
      return table.state.log.filter((line) => line.includes("card")).map((line) => line.split(";")[0] ?? "");
    };
    const plums = (count: number) => Array.from({ length: count }, () => "nuria-plum");
    expect(drawn(plums(5))).toEqual(["[EFFECT] Feed Takeover: +2 cards"]);
    expect(drawn(plums(1))).toEqual(["[EFFECT] Feed Takeover: +1 card"]);
    expect(drawn(plums(5), plums(7))).toEqual(["[EFFECT] Feed Takeover: +1 card"]);
    expect(drawn([])).toEqual([]);
    expect(drawn(plums(5), plums(8))).toEqual([]);
  });
  it("[R7.4] [R7.5] an empty hand loses nothing, and a small one no more than it has", () => {
    const memo = stage({ own: { instant: ["leaked-memo"] } }).activates();
    expect(memo.causes).toEqual(["INITIATIVE_ACTIVATED 0 leaked-memo"]);
    expect(memo.scene.told(-1).join()).not.toMatch(/discard(s|ed) (a|\d) card/);
    const hand = { type: "DISCARD_RANDOM_FROM_HAND", player: 1 } as const;
    const table = stage({ opponent: { hand: ["nuria-plum"] } }).resolve({ ...hand, amount: 2 });
    expect(table.scene.told(-1)).toContain("Player 2 discarded a card by chance.");
    expect(stage({ opponent: { hand: ["nuria-plum"] } }).resolve({ ...hand, amount: 0 }).causes).toEqual([]);

    const news = stage({ own: { hand: ["breaking-news-desk"] }, opponent: { hand: ["nuria-plum"] } });
    expect(news.plays("breaking-news-desk").causes).toEqual(["DEACTIVATE_RANDOM_HAND 1 1"]);
    const both = stage({ own: { hand: ["nuria-plum", "tobias-wren"] } });
    both.resolve({ type: "DEACTIVATE_RANDOM_HAND", player: 0, amount: 3 });
    expect(both.scene.told(-1)).toContain("Player 1 cannot use 2 hand cards for now.");
  });
  it("[R7.8] a full pool gets no more", () => {
    const zhang = stage({
      own: { ap: 3, hand: ["zhang-yiming"], public: ["breaking-news-desk"], instant: ["paid-partnership"] },
    });
    zhang.activates().plays("zhang-yiming");
    expect(zhang.causes).toEqual(["SET_DISCOUNT 0 1", "SET_DISCOUNT 0 1"]);
    const refund = { type: "REFUND_NEXT_INITIATIVE", player: 0, amount: 1 } as const;
    expect(stage().resolve(refund, refund, refund).causes).toHaveLength(2);
  });
});
