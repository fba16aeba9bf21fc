import type { Declaration, StateOf } from "@cardwright/core";
import { seedFromText } from "@cardwright/core/host";
import { Catalog } from "../../src/index.ts";
import { Audience } from "../../src/room/audience.ts";
import { Frames, framed, messageOf } from "../../src/room/frames.ts";
import { games } from "../games/index.ts";
import { playTwoWorlds, trials, type Worlds } from "./two-worlds.ts";

type AnyState = StateOf<Declaration>;
const catalog = new Catalog(games);

/** Ways to let something slip. Each changes the server in place and gives back how to mend it. */
interface Inside {
  engine: ReturnType<Catalog["find"]> extends infer H ? (H extends { engine: infer E } ? E : never) : never;
}
const { engine: duelEngine } = catalog.find("duel", [])!;
const shared = Object.getPrototypeOf(duelEngine) as typeof duelEngine;
type Mend = () => void;
function swap<T extends object, K extends keyof T>(target: T, key: K, make: (original: T[K]) => T[K]): Mend {
  const original = target[key];
  target[key] = make(original);
  return () => {
    target[key] = original;
  };
}
const handsOf = (state: unknown) => (state as { hand: { id: string; face: string }[][] }).hand;
const decksOf = (state: unknown) => (state as { deck: { id: string; face: string }[][] }).deck;
const audience = Audience.prototype as unknown as {
  offersOf(state: AnyState, viewer: number): readonly unknown[];
  snapshot: Audience["snapshot"];
};
export const plantedLeaks: Readonly<Record<string, () => Mend>> = {
  "the whole hand of everyone in the view": () =>
    swap(
      shared,
      "view",
      (view) =>
        function (this: typeof shared, state, viewer) {
          return { ...view.call(this, state, viewer), hand: handsOf(state) } as never;
        },
    ),
  "events as they are stored": () => swap(shared, "seeEvents", () => (events) => events),
  "an event more when the card that was drawn is a strike": () =>
    swap(
      shared,
      "seeEvents",
      (see) =>
        function (this: typeof shared, events, viewer) {
          const isStrike = events.some((event) => String(event["face"] ?? "").startsWith("strike"));
          const seen = see.call(this, events, viewer);
          return isStrike ? [...seen, { type: "TURN_ENDED" }] : seen;
        },
    ),
  "behind a packed frame, the end of the one before it": () => {
    const last = new WeakMap<Frames, Uint8Array>();
    return swap(
      Frames.prototype,
      "make",
      (make) =>
        function (this: Frames, message, intentId) {
          const packed = make.call(this, message, intentId);
          const own = messageOf(packed);
          const stale = last.get(this)?.slice(-8) ?? own.subarray(0, 0);
          last.set(this, own);
          if ((message as { type: string }).type !== "EVENTS") return packed;
          const frame = framed(Buffer.concat([own, stale]));
          return { frame, start: frame.length - own.length - stale.length, end: frame.length };
        },
    );
  },
  "the offers of the other seat": () =>
    swap(
      audience,
      "offersOf",
      (offers) =>
        function (this: never, state, viewer) {
          return [
            ...offers.call(this, state, viewer),
            (this as Inside).engine.validActions(state, viewer === 0 ? 1 : 0).map(({ payload }) => payload),
          ];
        },
    ),
  "how many moves the other seat has": () =>
    swap(
      shared,
      "view",
      (view) =>
        function (this: typeof shared, state, viewer) {
          const faces = new Set(handsOf(state)[viewer === 0 ? 1 : 0]!.map(({ face }) => face));
          return { ...view.call(this, state, viewer), moves: faces.size } as never;
        },
    ),
  "a hash of the state": () =>
    swap(
      shared,
      "view",
      (view) =>
        function (this: typeof shared, state, viewer) {
          return { ...view.call(this, state, viewer), hash: seedFromText(JSON.stringify(state)).slice(0, 8) } as never;
        },
    ),
  "the ids of a hidden deck": () =>
    swap(
      shared,
      "view",
      (view) =>
        function (this: typeof shared, state, viewer) {
          return {
            ...view.call(this, state, viewer),
            ids: decksOf(state)
              .flat()
              .map(({ id }) => id),
          } as never;
        },
    ),
  "to those who watch, what seat 0 sees": () =>
    swap(
      shared,
      "view",
      (view) =>
        function (this: typeof shared, state, viewer) {
          return view.call(this, state, Math.max(0, viewer));
        },
    ),
  "in a fresh view alone, the next card": () =>
    swap(
      audience,
      "snapshot",
      (snapshot) =>
        function (this: never, viewer, state, clock) {
          const message = (snapshot as Audience["snapshot"]).call(this, viewer, state, clock);
          return { ...message, view: { ...message.view, next: decksOf(state)[0]!.at(-1)?.face } };
        },
    ),
  "in a refusal, what the other holds": () =>
    swap(
      shared,
      "applyAction",
      (apply) =>
        function (this: typeof shared, snapshot, action) {
          const result = apply.call(this, snapshot, action);
          if (result.ok) return result;
          const details = handsOf(snapshot.state)
            [action.seat === 0 ? 1 : 0]!.map(({ face }) => face)
            .sort();
          return { ...result, error: { ...result.error, details } };
        },
    ),
  "in an answer to a question, the order of the deck": () =>
    swap(
      shared,
      "describe",
      (describe) =>
        function (this: typeof shared, state, action) {
          const found = describe.call(this, state, action);
          if (found === null || !("options" in found)) return found;
          return {
            ...found,
            ask: decksOf(state)
              [action.seat]!.map(({ face }) => face)
              .join(),
          };
        },
    ),
};

const TRIALS_MOST = 60;
/** True where two worlds tell of this planted leak. */
export async function isLeakFound(worlds: Worlds, name: string): Promise<boolean> {
  const mend = plantedLeaks[name]!();
  try {
    for (const trial of trials(TRIALS_MOST)) if ((await playTwoWorlds(worlds, trial)).differs !== null) return true;
    return false;
  } finally {
    mend();
  }
}
