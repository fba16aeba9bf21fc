import type { Declaration } from "../declare.ts";
import { engineKinds } from "../engine/events/index.ts";
import type { Expansion } from "../expansion/types.ts";
import type { Game } from "../world.ts";
import { examineEffect, examineRule, examineSources, type Named } from "./effects.ts";
import { examineDefinitions, examineGameItself } from "./game.ts";
import { examineRecord, listOf, type Written } from "./mistakes.ts";
import { examineAim, examineGamePhases, examinePartPhases } from "./phases.ts";
import { examineParts, examineWorld } from "./world.ts";

/**
 * Reads a game and its expansions word by word, and throws at the first that cannot be, with its place and its cure. Tests, tools and
 * servers do so before they start; a page that plays loads none of it, because its rules were read where they were built.
 */
export function examineRules<D extends Declaration>(game: Game<D>, expansions: readonly Expansion[] = []): void {
  const { declares } = game;
  examineWorld(declares);
  examineGameItself({ ...game });
  examineGamePhases({ ...game }, declares.phases);
  examineAim({ ...game });
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
    for (const handler of listOf(where, part, "handlers")) examineSources(examineRecord(where, handler), named);
    examinePartPhases(where, part, declares.phases);
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
  const all = [declares, ...expansions.map((one) => one.declares ?? {})];
  const entries = all.flatMap(({ questions = {} }) => Object.entries(questions));
  return {
    zones: new Map(all.flatMap(({ zones = {} }) => Object.entries(zones).map(([name, { sight }]) => [name, sight]))),
    questions: new Map(entries.map(([name, { kind }]) => [name, kind])),
    events: new Set([...engineKinds.map(({ type }) => type), ...typesOf("events")]),
    actions: new Set([...EVERY_GAME, ...typesOf("actions")]),
  };
}
