import type { ESTree } from "vite";
import { childrenOf, isPlainText, keyOf, type Node, walk } from "./syntax.ts";
import { ASIDE, TELLING, WORDS } from "./words-reached.ts";

/**
 * The parts of a module of rules that are words, looks or opinion, and so can change no outcome: names, texts, labels and questions as they are
 * written down, the sentences of events, and what a bot thinks of a position. Whatever rules could reach stays.
 */

interface Place {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}
/** The text of a module without its words; those that rules can reach stay. */
export function withoutWords(code: string, program: ESTree.Program, reached: ReadonlySet<string>): string {
  const places: Place[] = [];
  walk(program, (node, around) => {
    const key = keyOf(node);
    if (key === undefined || node.type !== "Property" || reached.has(key)) return true;
    const { start, end, value } = node;
    const isOurs = around[0]?.type === "ObjectExpression";
    if (isOurs && TELLING.has(key)) places.push({ start, end, instead: `${key}: 0` });
    else if (isOurs && WORDS.has(key) && isPlainText(value) && !mayBeTold(key, around))
      places.push({ start: value.start, end: value.end, instead: '""' });
    return !TELLING.has(key);
  });
  let text = code;
  for (const { start, end, instead } of places.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, start) + instead + text.slice(end);
  return text;
}
/** True of a word in an event, in what an effect is started with, or in data that a rule makes while it runs. */
function mayBeTold(key: string, around: readonly Node[]): boolean {
  const [object, beyond] = around;
  if (ASIDE.has(key)) return beyond?.type !== "CallExpression" || beyond.callee.type !== "MemberExpression";
  if (object !== undefined && keysOf(object).includes("type")) return true;
  return around.some((node) => isFunction(node) || keyOf(node) === "params");
}
const isFunction = ({ type }: Node): boolean => type.includes("Function");
const keysOf = (object: Node): readonly (string | undefined)[] => [...childrenOf(object)].map(keyOf);
