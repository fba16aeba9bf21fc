import { shown } from "../shown.ts";
import { TAKE_KINDS } from "../takes.ts";
import {
  examineFlags,
  examineFunctions,
  examineName,
  examineOneOf,
  examineRecord,
  examineWhole,
  examineWords,
  listOf,
  mistake,
  type Written,
} from "./mistakes.ts";

/** The game itself, its actions, prompts, events, handlers and cards. */

const NEEDED = ["setup"];
const FUNCTIONS = [
  ...["passives", "abilities", "faceName", "tagsOf", "turnOrder", "onTurnEnd", "onRoundEnd", "onRoundStart"],
  ...["onTurnStart", "onConcede", "onTimeout", "evaluate", "deduce", "mayUndo"],
];
const OTHERS = [
  ...[
    "id",
    "name",
    "version",
    "actions",
    "prompts",
    "effects",
    "rules",
    "handlers",
    "cards",
    "startPhase",
    "turnPhase",
  ],
  ...["lastingPhases", "onPhase", "counts", "actionsMax", "pilesInPlace", "declares", "events", "payloads"],
];

export function examineGameItself(game: Written): void {
  const where = `game "${String(game["id"])}"`;
  examineWords(where, game, [...OTHERS, ...NEEDED, ...FUNCTIONS]);
  for (const name of ["id", "name", "version"]) examineName(where, game, name);
  examineFunctions(where, game, FUNCTIONS, NEEDED);
  const onPhase = examineRecord(`${where}, onPhase`, game["onPhase"] ?? {});
  examineFunctions(`${where}, onPhase`, onPhase, Object.keys(onPhase));
  examineWhole(where, game, "actionsMax", 1);
  examineFlags(where, game, ["pilesInPlace"]);
}
/** The definitions of a game or an expansion, but for its effects and rules. */
export function examineDefinitions(where: string, part: Written): void {
  for (const action of listOf(where, part, "actions")) examineAction(where, action);
  for (const prompt of listOf(where, part, "prompts")) examinePrompt(where, prompt);
  for (const event of listOf(where, part, "events")) examineEvent(where, event);
  for (const handler of listOf(where, part, "handlers")) examineHandler(where, handler);
  for (const card of listOf(where, part, "cards")) {
    const said = examineRecord(`${where}, a card`, card);
    examineName(`${where}, a card`, said, "id");
    examineName(`card "${String(said["id"])}"`, said, "name");
  }
}
function examineAction(from: string, action: unknown): void {
  const said = examineRecord(`${from}, an action`, action);
  examineName(`${from}, an action`, said, "type");
  const where = `action "${String(said["type"])}"`;
  examineWords(where, said, ["type", "takes", "label", "phase", "who", "duringPrompt", "offered", "play"]);
  const takes = examineRecord(`${where}, takes (define it with world.action)`, said["takes"]);
  for (const name of Object.keys(takes)) examineOneOf(`${where}, takes`, takes, name, TAKE_KINDS);
  if (said["label"] !== undefined) examineName(where, said, "label");
  examineFlags(where, said, ["duringPrompt", "offered"]);
  examineFunctions(where, said, [], ["play"]);
}
function examinePrompt(from: string, prompt: unknown): void {
  const { type, spec } = examineRecord(`${from}, a prompt`, typeof prompt === "function" ? { ...prompt } : prompt);
  const where = `prompt "${String(type)}"`;
  const said = examineRecord(where, spec);
  examineWords(where, said, ["memo", "takes", "ask", "answer", "count", "from", "onTimeout"]);
  examineRecord(`${where}, memo`, said["memo"]);
  examineFunctions(where, said, ["count", "from", "onTimeout"], ["answer"]);
}
const SAYS = ["cannot", "apply", "applySlice", "say"];
function examineEvent(from: string, event: unknown): void {
  const { type, fields, isStep, behaviour } = examineRecord(
    `${from}, an event`,
    typeof event === "function" ? { ...event } : event,
  );
  if (isStep === true) return;
  const where = `event "${String(type)}"`;
  const said = examineRecord(where, behaviour);
  examineWords(where, said, [...SAYS, "reveals", "happeningReveals", "noticed"]);
  examineFunctions(where, said, SAYS);
  examineFlags(where, said, ["happeningReveals", "noticed"]);
  const stranger = listOf(where, said, "reveals").find((name) => !Object.hasOwn(fields as object, String(name)));
  if (stranger !== undefined) mistake(where, `it reveals ${shown(stranger)}, which is not one of its fields`);
}
function examineHandler(from: string, handler: unknown): void {
  const said = examineRecord(`${from}, a handler`, handler);
  examineName(`${from}, a handler`, said, "effectId");
  const where = `effect handler "${String(said["effectId"])}"`;
  examineWords(where, said, ["effectId", "name", "zones", "windows", "gate", "begin", "continue"]);
  listOf(where, said, "zones");
  examineFunctions(where, said, ["gate", "continue"], ["begin"]);
}
