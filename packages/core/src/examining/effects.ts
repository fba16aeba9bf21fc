import { shown } from "../shown.ts";
import {
  examineFlags,
  examineFunctions,
  examineOneOf,
  examineRecord,
  examineTexts,
  examineWords,
  listOf,
  mistake,
  type Written,
} from "./mistakes.ts";

/** Effects and rules: a misspelt word of theirs is heard by nobody, or reaches others than was meant. */

/** Everything that effects and rules may name. */
export interface Named {
  /** By zone: who sees into it. */
  readonly zones: ReadonlyMap<string, unknown>;
  /** By question: "permission" or "quantity". */
  readonly questions: ReadonlyMap<string, unknown>;
  readonly events: ReadonlySet<string>;
  readonly actions: ReadonlySet<string>;
}
const OF_RULES = ["hooks", "replace", "react", "onPhaseStart"];
const OF_EFFECTS = [
  ...["duration", "name", "scope", "faces", "tags", "unique", "seenBy", "while", "modifiers"],
  ...OF_RULES,
];

export function examineEffect({ id, spec }: Written, named: Named): void {
  const where = `effect "${String(id)}"`;
  const said = examineRecord(where, spec);
  examineWords(where, said, OF_EFFECTS);
  examineLength(where, examineRecord(`${where}, duration`, said["duration"]));
  examineOneOf(where, said, "scope", ["own", "opponents", "target", "all"]);
  examineOneOf(where, said, "seenBy", ["everyone", "owner"]);
  examineTexts(where, said, "faces");
  examineTexts(where, said, "tags");
  examineFlags(where, said, ["unique"]);
  examineFunctions(where, said, ["while"]);
  if (said["modifiers"] !== undefined) examineModifiers(where, examineRecord(where, said["modifiers"]), named);
  examineListening(where, said, named);
}
export function examineRule({ id, spec }: Written, named: Named): void {
  const where = `rule "${String(id)}"`;
  const said = examineRecord(where, spec);
  examineWords(where, said, OF_RULES);
  examineListening(where, said, named);
}
function examineLength(where: string, { type: _, ...rest }: Written): void {
  const length = Object.values(rest)[0];
  if (typeof length === "number" && length < 1) mistake(where, `it lasts from 1 on, and not ${shown(length)}`);
}
function examineListening(where: string, said: Written, named: Named): void {
  examineFunctions(where, said, ["onPhaseStart"]);
  for (const list of ["replace", "react"]) {
    for (const listener of listOf(where, said, list)) {
      const { type, run } = examineRecord(`${where}, ${list}`, listener);
      if (!named.events.has(String(type)))
        mistake(where, `it listens to ${shown(type)}, which is no event of this game; list it in events`);
      if (typeof run !== "function")
        mistake(where, `what it does at ${String(type)} is a function, and not ${shown(run)}`);
    }
  }
  for (const [question, answer] of Object.entries(examineRecord(where, said["hooks"] ?? {}))) {
    if (!named.questions.has(question)) {
      const known = [...named.questions.keys()].join(", ");
      throw new TypeError(`${where} answers "${question}", which no world asks; questions are ${known}`);
    }
    if (!isAnswer(answer, named.questions.get(question))) mistake(where, cureOf(question, answer, named));
  }
}
function isAnswer(answer: unknown, kind: unknown): boolean {
  if (typeof answer === "function") return true;
  if (kind === "permission") return answer === false;
  const [change, ...more] = typeof answer === "object" && answer !== null ? Object.entries(answer) : [];
  return change !== undefined && more.length === 0 && isChange(change);
}
const isChange = ([name, by]: readonly [string, unknown]): boolean =>
  (name === "add" || name === "set") && Number.isFinite(by);
const cureOf = (question: string, answer: unknown, { questions }: Named): string =>
  questions.get(question) === "permission"
    ? `it answers "${question}" with false or a function, and not ${shown(answer)}`
    : `it answers "${question}" with { add }, { set } or a function, and not ${shown(answer)}`;
function examineModifiers(where: string, said: Written, { actions }: Named): void {
  examineWords(`${where}, modifiers`, said, ["blockActionTypes", "costDeltaByResourceId"]);
  examineTexts(where, said, "blockActionTypes");
  const stranger = listOf(where, said, "blockActionTypes").find((type) => !actions.has(String(type)));
  if (stranger !== undefined) mistake(where, `it blocks ${shown(stranger)}, which is no action of this game`);
  const costs = Object.entries(examineRecord(where, said["costDeltaByResourceId"] ?? {}));
  const odd = costs.find(([, by]) => !Number.isFinite(by));
  if (odd !== undefined) mistake(where, `${odd[0]} costs a number more or less, and not ${shown(odd[1])}`);
}
/** An activation is told with the id of its source, which must be no secret. */
export function examineSources({ effectId, zones }: Written, named: Named): void {
  for (const name of listOf(`effect handler "${String(effectId)}"`, { zones }, "zones")) {
    const from = `effect handler "${String(effectId)}" works from ${String(name)}`;
    const sight = named.zones.get(String(name));
    if (sight === undefined) throw new TypeError(`${from}, and the world declares no such zone`);
    if (sight !== "everyone" && sight !== "backs") throw new TypeError(`${from}, where not everyone can follow a card`);
  }
}
