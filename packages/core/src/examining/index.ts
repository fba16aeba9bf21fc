import type { Declaration } from "../declare.ts";
import { examinePhases } from "../durations.ts";
import { engineKinds } from "../engine/events/index.ts";
import type { Expansion } from "../expansion/types.ts";
import type { Game } from "../world.ts";
import { examineEffect, examineRule, type Named } from "./effects.ts";
import { examineDefinitions, examineGameItself } from "./game.ts";
import { examineRecord, listOf, type Written } from "./mistakes.ts";
import { examineParts, examineWorld } from "./world.ts";

/**
 * Reads a game and its expansions word by word, and throws at the first that cannot be, with its place and its cure. Tests, tools and
 * servers do so before they start; a page that plays loads none of it, because its rules were read where they were built.
 */
export function examineRules<D extends Declaration>(game: Game<D>, expansions: readonly Expansion[] = []): void {
  const { declares } = game;
  examineWorld(declares);
  examineGameItself({ ...game });
  const parts: readonly (readonly [string, Written])[] = [
    [`game "${game.id}"`, { ...game }],
    ...expansions.map((one) => [`expansion "${one.id}"`, { ...one }] as const),
  ];
  for (const { declares: more } of expansions) examineParts(more ?? {});
  for (const [where, part] of parts) examineDefinitions(where, part);
  const named = namesOf(declares, parts, expansions);
  for (const [where, part] of parts) {
    for (const effect of listOf(where, part, "effects")) examineEffect(examineRecord(where, effect), named);
    for (const rule of listOf(where, part, "rules")) examineRule(examineRecord(where, rule), named);
    for (const handler of listOf(where, part, "handlers")) {
      const { effectId, windows } = examineRecord(where, handler);
      examinePhases(`effect handler "${String(effectId)}"`, windows, declares.phases);
    }
  }
}
/** Actions that the engine has for every game. */
const EVERY_GAME = ["concede", "ACTIVATE_EFFECT", "SUBMIT_CHOICE"];
function namesOf(
  declares: Declaration,
  parts: readonly (readonly [string, Written])[],
  expansions: readonly Expansion[],
): Named {
  const typesOf = (list: string): readonly string[] =>
    parts.flatMap(([where, part]) => listOf(where, part, list).map((one) => String((one as Written)["type"])));
  const questions = [declares.questions, ...expansions.map((one) => one.declares?.questions ?? {})];
  return {
    questions: new Map(
      questions.flatMap((some) => Object.entries(some).map(([name, { kind }]) => [name, kind] as const)),
    ),
    events: new Set([...engineKinds.map(({ type }) => type), ...typesOf("events")]),
    actions: new Set([...EVERY_GAME, ...typesOf("actions")]),
  };
}
