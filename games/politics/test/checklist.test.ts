import { readdirSync, readFileSync } from "node:fs";
import { chooses } from "@cardwright/bots";
import type { Action, AnyEvent, Draw, StateOf } from "@cardwright/core";
import { createEngine, type Engine, hashOf, type Snapshot } from "@cardwright/core/host";
import { playRandom } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import type { Card } from "../src/card.ts";
import { cards } from "../src/cards/index.ts";
import type { EffectEvent } from "../src/effects/effect-event.ts";
import { logLine } from "../src/effects/log-line.ts";
import { effectFlagsSchema } from "../src/flags.ts";
import { game } from "../src/game.ts";
import type { Player } from "../src/player.ts";
import type { CardPiece } from "../src/printed.ts";
import { queueEvents } from "../src/queue/queue.ts";
import { heardOf, playOf } from "../src/read-state.ts";
import { type ShownBoard, shownInfluence } from "../src/shown-influence.ts";
import { type Politics, type PoliticsTable, world } from "../src/world.ts";
import { LOG_FORMAT, stage } from "./stage.ts";

/** Spec section 18, the binding checklist, over whole matches. */

type State = StateOf<Politics>;
const PAIRS = [
  ["technocrat", "authoritarian-realist"],
  ["progressive-activism", "populist-opportunist"],
  ["technocrat", "populist-opportunist"],
] as const;
const greedy = chooses("greedy");
/** Random, but it stays in the round as long as it can do anything else. */
function patient(engine: Engine<Politics>, state: State, seat: number, draw: Draw): Action | null {
  const offered = engine.validActions(state, seat);
  const others = offered.filter(({ type }) => type !== "pass");
  const from = others.length > 0 ? others : offered;
  return from[draw(from.length)] ?? null;
}
const matches = PAIRS.flatMap((decks) =>
  [greedy, patient, patient].map((choose, i) =>
    playRandom(game, `check ${i} ${decks.join()}`, { options: { decks }, choose }),
  ),
);

/** Plays the matches again and shows the table after each event, with the state before it. */
function eachEvent(visit: (event: AnyEvent, before: State, table: PoliticsTable) => void): void {
  const types = [...createEngine(game).rules.events.values()].filter(({ isStep }) => !isStep).map(({ type }) => type);
  let before: State | undefined;
  const react = types.map((type) =>
    world.on({ type, fields: {} }, (event, table) => {
      if (before !== undefined) visit(event, before, table);
      before = { ...table.state };
      return undefined;
    }),
  );
  const engine = createEngine({ ...game, rules: [world.rule("watch", { react }), ...(game.rules ?? [])] });
  for (const { first, entries } of matches) {
    before = undefined;
    let snapshot: Snapshot<State> = first;
    for (const { action } of entries.slice(1)) {
      const result = engine.applyAction(snapshot, action ?? { type: "pass", seat: 0 });
      if (!result.ok)
        throw new Error(JSON.stringify(result), { cause: "defect" in result ? result.defect : undefined });
      snapshot = result.snapshot;
    }
  }
}

/** Which events may change which part of the state. Whatever is not named here changes by the engine's own events. */
const CHANGED_BY: Readonly<Record<string, readonly string[]>> = {
  ap: ["ADD_AP", "COST_PAID", "TURN_FLAGS_RESET"],
  effectFlags: [
    "SET_DISCOUNT",
    "REFUND_NEXT_INITIATIVE",
    "AURAS_RECOMPUTED",
    "PLATFORM_BONUS_USED",
    "POOLS_CONSUMED",
    "TURN_FLAGS_RESET",
    "ROUND_FLAGS_RESET",
  ],
  adjustments: ["ADJUST_INFLUENCE", "CARD_LEFT", "TURN_STARTED"],
  shields: ["GRANT_SHIELD", "SHIELD_CONSUMED", "CARD_LEFT", "TURN_STARTED"],
  deactivated: ["DEACTIVATE_CARD", "REACTIVATE_CARD", "CARD_LEFT", "TURN_STARTED"],
  initiativeEffectModifierByTag: ["SET_INITIATIVE_MODIFIER", "INITIATIVE_MODIFIERS_SPENT", "TURN_STARTED"],
  log: ["LOG"],
  passed: ["PASSED", "TURN_STARTED"],
  firstPassed: ["PASSED", "TURN_STARTED"],
  roundsWon: ["ROUND_SCORED"],
  influenceScored: ["ROUND_SCORED"],
  turnsThisRound: ["TURN_FLAGS_RESET", "TURN_STARTED"],
  playedThisTurn: ["PLAY_FINISHED", "TURN_STARTED"],
  playedThisRound: ["PLAY_FINISHED", "TURN_STARTED"],
  acted: ["PLAY_FINISHED", "TURN_STARTED"],
  transferred: ["INFLUENCE_TRANSFERRED", "TURN_STARTED"],
  abilitiesUsed: ["ABILITY_USED", "TURN_STARTED"],
  abilitiesSpent: ["ABILITY_USED"],
};

describe("[R7] no change but by the resolver", () => {
  it("each part of the state changes only by the events that own it", () => {
    const strays = new Set<string>();
    const seen = new Set<string>();
    eachEvent((event, before, { state: after }) => {
      for (const [part, owners] of Object.entries(CHANGED_BY)) {
        const key = part as keyof State;
        if (before[key] === after[key] || hashOf(before[key]) === hashOf(after[key])) continue;
        seen.add(part);
        if (!owners.includes(event.type)) strays.add(`${event.type} changes ${part}`);
      }
    });
    expect([...strays]).toEqual([]);
    expect(seen.size).toBeGreaterThan(12);
  });
  it("every fact of the world is watched by the list above", () => {
    expect(Object.keys(CHANGED_BY).sort()).toEqual(Object.keys(world.declares.facts).sort());
  });
  it("pools fall only where they are consumed or reset, and stay within 0 and 2", () => {
    const falls = new Set<string>();
    eachEvent((event, before, { state: after }) => {
      for (const seat of [0, 1] as const) {
        for (const pool of ["initiativeDiscount", "initiativeRefund"] as const) {
          const value = after.effectFlags[seat][pool];
          expect(value >= 0 && value <= 2).toBe(true);
          if (value < before.effectFlags[seat][pool]) falls.add(event.type);
        }
      }
    });
    expect([...falls].sort()).toEqual(["POOLS_CONSUMED", "TURN_FLAGS_RESET"]);
  });
});

describe("[R7] card files only answer with events", () => {
  const folder = new URL("../src/cards/", import.meta.url);
  const files = readdirSync(folder).filter((file) => file !== "index.ts");
  const allowed = ["../card.ts", "../effects/lookups.ts", "../player.ts"];
  const forbidden =
    /\b(table|world|push|splice|assign|effectFlags|let|delete)\b|(?<![=!<>])=(?![=>])(?=[^"]*;)(?<!const [^=]*=)/;

  it.each(files)("%s imports the words for cards and nothing else, and assigns nothing", (file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const imports = [...text.matchAll(/from "([^"]+)"/g)].map(([, from]) => from);
    expect(imports.filter((from) => !allowed.includes(from ?? ""))).toEqual([]);
    const code = text.replaceAll(/"[^"]*"/g, '""').replaceAll(/(export )?const [^=]+=/g, "");
    expect(forbidden.exec(code)?.[0]).toBeUndefined();
  });
  it("a planted write turns that check red", () => {
    for (const planted of ["piece.influence = 3;", "table.state", "let count", "list.push(1)", "effectFlags"]) {
      expect(forbidden.test(planted)).toBe(true);
    }
    for (const innocent of ["(a) => a.id === b", "amount: -1", "a >= 7", "a !== b"])
      expect(forbidden.test(innocent)).toBe(false);
  });

  const known = new Set(queueEvents.map(({ type }) => type as string));
  /** Everything a card could be asked on this table. */
  function answersOf(table: PoliticsTable, card: Card, piece: CardPiece, other: CardPiece): readonly EffectEvent[] {
    const play = playOf(table, 0, piece, { chosen: other, option: "AP" });
    const heard = heardOf(table, 0, piece, other);
    return [
      card.effects?.(play),
      card.onOwnPlay?.(heard),
      card.onOpponentPlay?.(heard),
      card.onOwnInitiative?.(heard),
      card.onOpposingTrap?.(heard),
      card.onOwnPass?.(play),
      card.kind === "trap" ? card.springs?.(heard) : undefined,
      card.kind === "government" ? card.ability?.effects(play) : undefined,
    ].flatMap((answer) => answer ?? []);
  }
  it("on a frozen table: same question, same events, nothing written", () => {
    const table = stage({
      own: { government: ["xi-jinping", "tobias-wren"], public: ["anthony-fauci", "elon-musk"] },
      opponent: { government: ["corvin-ashdown", "hedda-lorne"], public: ["greta-thunberg", "mark-zuckerberg"] },
    });
    const before = hashOf(table.state);
    let answered = 0;
    table.probe((reading) => {
      const own = [...reading.state.government[0], ...reading.state.public[0]];
      const other = [...reading.state.government[1], ...reading.state.public[1]];
      for (const card of cards) {
        for (const piece of own) {
          for (const played of [...own, ...other]) {
            const first = answersOf(reading, card, piece, played);
            expect(answersOf(reading, card, piece, played)).toEqual(first);
            expect(first.filter(({ type }) => !known.has(type))).toEqual([]);
            answered += first.length;
          }
        }
      }
      return [];
    });
    expect(hashOf(table.state)).toBe(before);
    expect(answered).toBeGreaterThan(1_000);
  });
});

/** How much an event with an amount changes; cards leave their pile only after it, so what lies there counts. */
function reallyChanged(event: AnyEvent, before: State, after: State): number | undefined {
  const [amount, player] = [Number(event["amount"]), event["player"] as Player];
  switch (event.type) {
    case "ADD_AP":
      return after.ap[player] - before.ap[player];
    case "ADJUST_INFLUENCE": {
      const piece = after.government.flat().find(({ id }) => id === event["targetUid"]);
      return piece === undefined ? 0 : shownInfluence(after, piece) - shownInfluence(before, piece);
    }
    case "DRAW_CARDS":
      return Math.min(amount, after.deck[player].length);
    case "DISCARD_RANDOM_FROM_HAND":
    case "DEACTIVATE_RANDOM_HAND":
      return Math.min(amount, after.hand[player].length);
    default:
      return undefined;
  }
}

describe("the rest of the checklist", () => {
  it("[R12] every line of the log has the standard format", () => {
    const lines: string[] = [];
    eachEvent((event) => {
      if (event.type === "LOG") lines.push(String(event["msg"]));
    });
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => !LOG_FORMAT.test(line))).toEqual([]);
    const owners = new Set(["System", ...cards.map(({ name }) => name)]);
    expect(lines.filter((line) => !owners.has(/^\[EFFECT\] ([^:]+):/.exec(line)?.[1] ?? ""))).toEqual([]);
    expect(logLine({ card: "Xi Jinping", text: "a", ap: 2, influence: -1, target: { name: "B", uid: "p7" } })).toBe(
      "[EFFECT] Xi Jinping: a; ΔAP=+2, ΔI=-1, Target=B/p7",
    );
  });
  it("[R12] AP, influence and hands change by as much as is told, and what changes nothing is not told", () => {
    const untrue: string[] = [];
    let compared = 0;
    eachEvent((event, before, { state: after }) => {
      const changed = reallyChanged(event, before, after);
      if (changed === undefined) return;
      compared++;
      if (changed === 0 || changed !== event["amount"]) untrue.push(`${JSON.stringify(event)} changed ${changed}`);
    });
    expect(untrue).toEqual([]);
    expect(compared).toBeGreaterThan(200);
  });
  it("[R8] there are the seven flags of spec section 5 and no others", () => {
    expect(Object.keys(effectFlagsSchema.shape).sort()).toEqual(
      [
        "initiativeDiscount",
        "initiativeRefund",
        "govRefundAvailable",
        "initiativeInfluenceBonus",
        "initiativeInfluencePenaltyForOpponent",
        "initiativeOnPlayDraw1Ap1",
        "markZuckerbergUsed",
      ].sort(),
    );
  });
  it("[R9.1] the influence a view shows is the influence the rules use", () => {
    let compared = 0;
    eachEvent((event, _, table) => {
      if (event.type !== "QUEUE_RESOLVED") return;
      for (const piece of table.state.government.flat()) {
        const { influence } = playOf(table, 0, piece).state;
        expect(shownInfluence(table.state satisfies ShownBoard, piece)).toBe(influence(piece));
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(300);
  });
});
