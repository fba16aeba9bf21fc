import { canonicalJson } from "../canonical.ts";
import type { Declaration } from "../declare.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import type { Action, Result, Snapshot, StateOf } from "../protocol/index.ts";
import type { Findings } from "./findings.ts";

/** The law of both kinds of engine: strict or not, the verdict, the state and the log are the same. */

type AnyEngine = Engine<Declaration>;
export type Judged = Result<StateOf<Declaration>> & { readonly defect?: unknown };
/** Judges an action first; what comes back compares the verdict of a strict engine with that. */
export type Judge = (
  where: string,
  snapshot: Snapshot<StateOf<Declaration>>,
  action: Action,
) => (strict: Judged) => void;

/** A production engine as judge. It goes first, so that the last to act on a position is the engine that plays on. */
export function productionJudge({ game, rules }: AnyEngine, found: Findings): Judge {
  const production = createEngine<Declaration>(game, rules.expansions);
  return (where, snapshot, action) => {
    const plain = textOf(production.applyAction(snapshot, action));
    return (result) => {
      const strict = textOf(result);
      const differs = strict === plain ? undefined : { action, strict: head(strict), production: head(plain) };
      found.tried("strict and production engines decide the same", where, differs);
    };
  };
}
const textOf = (result: Judged): string =>
  canonicalJson(result.ok ? [result.snapshot, result.entry] : { ...result, defect: String(result.defect) });
const head = (text: string): string => text.slice(0, 400);
