import { createContext, Script } from "node:vm";
import type { Game } from "@cardwright/core";
import type { Expansion } from "@cardwright/core/expansion";
import type { AnyEngine } from "../any-engine.ts";

/** Rules of another time, in a context of their own: they share nothing with those of today, and have nothing but the language. */

/** Left behind by a bundle when it is run. */
export interface Bundled {
  readonly createEngine: (
    game: Game,
    expansions: readonly Expansion[],
    options: { readonly remembersIntents: boolean },
  ) => AnyEngine;
  readonly game: Game;
  readonly expansions: readonly Expansion[];
}
/** How long rules may take to load, and to answer once. The longest answer of our games takes a hundredth of it. */
const LOAD_MS = 10_000;
const ANSWER_MS = 5_000;
const ANSWER = new Script("cardwrightAnswer()");

const INSIDE: ReadonlySet<string | symbol> = new Set(["seen"]);

/** The engine of a bundle with the expansions that a match has; null where the bundle has not all of them. */
export function engineIn(code: string, expansions: readonly string[]): AnyEngine | null {
  const given = { TextEncoder, TextDecoder, URL, atob, btoa };
  const context = createContext(given, { codeGeneration: { strings: false, wasm: false } });
  new Script(`${code}\n;globalThis.cardwrightRules = cardwrightRules;`, {
    filename: "cardwright-rules.js",
  }).runInContext(context, { timeout: LOAD_MS });
  const inside = context as { cardwrightAnswer?: () => unknown; readonly cardwrightRules: Bundled };
  const answered = (ask: () => unknown): unknown => {
    const around = inside.cardwrightAnswer;
    inside.cardwrightAnswer = ask;
    try {
      return ANSWER.runInContext(context, { timeout: ANSWER_MS });
    } finally {
      if (around !== undefined) inside.cardwrightAnswer = around;
    }
  };
  const bundled = inside.cardwrightRules;
  const chosen = bundled.expansions.filter(({ id }) => expansions.includes(id));
  if (chosen.length !== expansions.length) return null;
  const engine = bundled.createEngine(bundled.game, chosen, { remembersIntents: false });
  const handIn = handing(context);
  return new Proxy(engine, {
    get(target, name) {
      // Nobody outside builds on what an engine of another version has inside.
      if (INSIDE.has(name)) return undefined;
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...asked: unknown[]) => answered(() => value.apply(target, asked.map(handIn)));
    },
  });
}
/** A plain object of one context is none in another: what comes from outside goes in as its copy. */
function handing(context: object): (value: unknown) => unknown {
  const objectOf = new Script("Object").runInContext(context) as ObjectConstructor;
  const parse = new Script("JSON.parse").runInContext(context) as typeof JSON.parse;
  return (value) => {
    if (typeof value !== "object" || value === null || value instanceof objectOf) return value;
    return parse(JSON.stringify(value));
  };
}
