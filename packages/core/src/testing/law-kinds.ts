import { canonicalJson } from "../canonical.ts";
import type { Declaration } from "../declare.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import type { Action, Result, Snapshot, StateOf } from "../protocol/index.ts";
import type { Findings } from "./findings.ts";

/** The law of both kinds of engine: strict or not, the verdict, the state and the log are the same. */

type AnyEngine = Engine<Declaration>;
export type Judged = Result<StateOf<Declaration>> & { readonly defect?: unknown };
export type Judge = (where: string, snapshot: Snapshot<StateOf<Declaration>>, action: Action, result: Judged) => void;

/** Lets a production engine judge what a strict one has judged. */
export function productionJudge({ game, rules }: AnyEngine, found: Findings): Judge {
  const production = createEngine<Declaration>(game, rules.expansions);
  return (where, snapshot, action, result) => {
    const [strict, plain] = [textOf(result), textOf(production.applyAction(snapshot, action))];
    const differs = strict === plain ? undefined : { action, strict: head(strict), production: head(plain) };
    found.tried("strict and production engines decide the same", where, differs);
  };
}
const textOf = (result: Judged): string =>
  canonicalJson(result.ok ? [result.snapshot, result.entry] : { ...result, defect: String(result.defect) });
const head = (text: string): string => text.slice(0, 400);
