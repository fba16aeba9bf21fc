import type { Declaration } from "../declare.ts";
import { shown } from "../shown.ts";
import { seatsLeast, seatsMost } from "../world.ts";
import {
  examineFlags,
  examineFunctions,
  examineName,
  examineOneOf,
  examineRecord,
  examineWhole,
  examineWords,
  isName,
  mistake,
  type Written,
} from "./mistakes.ts";

/** The declarations of a world: seats, phases, options, zones, facts, questions. */

const OF_PIECES = ["id", "face", "at", "up"];
const isSchema = (value: unknown): boolean => typeof value === "object" && value !== null && "_zod" in value;

export function examineWorld(declares: Declaration): void {
  const { usualSeats } = declares;
  if (usualSeats !== undefined) {
    const [least, most] = [seatsLeast(declares), seatsMost(declares)];
    if (!Number.isInteger(usualSeats) || usualSeats < least || usualSeats > most)
      mistake("the world", `usualSeats is ${least} to ${most}, and not ${shown(usualSeats)}`);
  }
  examinePhases(declares.phases);
  examineOptions(declares.options);
  examineParts(declares);
}
/** Those of an expansion are written in the same way. */
export function examineParts({ zones = {}, facts = {}, questions = {} }: Partial<Declaration>): void {
  for (const [name, spec] of Object.entries(zones))
    examineZone(`zone "${name}"`, examineRecord(`zone "${name}"`, spec));
  for (const [name, spec] of Object.entries(facts))
    examineFact(`fact "${name}"`, examineRecord(`fact "${name}"`, spec));
  for (const [name, spec] of Object.entries(questions)) {
    examineQuestion(`question "${name}"`, examineRecord(`question "${name}"`, spec));
  }
}
function examinePhases(phases: unknown): void {
  if (!Array.isArray(phases) || !phases.every(isName))
    mistake("the world", `phases are texts, and not ${shown(phases)}`);
  const twice = phases.find((phase, i) => phases.indexOf(phase) !== i);
  if (twice !== undefined) mistake("the world", `phase "${twice}" is declared twice`);
}
function examineOptions(options: Declaration["options"]): void {
  if (options === undefined || isSchema(options)) return;
  mistake("the world", `options are a schema, z.object({ ... }), and not ${shown(options)}`);
}
function examineZone(where: string, { options = {} }: Written): void {
  const said = examineRecord(where, options);
  examineWords(where, said, ["capacity", "order", "inPlay", "pool", "marks"]);
  if (said["capacity"] !== undefined) examineWhole(where, said, "capacity", 0);
  examineOneOf(where, said, "order", ["stack", "row", "bag"]);
  examineFlags(where, said, ["inPlay"]);
  if (said["pool"] !== undefined) examineName(where, said, "pool");
  const marks = examineRecord(where, said["marks"] ?? {});
  for (const [name, type] of Object.entries(marks)) {
    if (OF_PIECES.includes(name)) mistake(where, `a mark cannot be called "${name}", which every piece has`);
    if (!isSchema(type)) mistake(where, `mark "${name}" has a type of zod, and not ${shown(type)}`);
  }
}
function examineFact(where: string, { start, sight, options = {} }: Written): void {
  const said = examineRecord(where, options);
  examineWords(where, said, ["resets", "type", "couldBe"]);
  examineOneOf(where, said, "resets", ["turn", "round"]);
  examineFunctions(where, said, ["couldBe"]);
  if (said["type"] !== undefined && !isSchema(said["type"])) mistake(where, "type is a type of zod");
  if (typeof sight === "object") examineFunctions(where, examineRecord(where, sight), [], ["shows", "couldBe"]);
  if (!isJson(start)) mistake(where, `it starts as ${shown(start)}, which a state cannot hold: it is kept as JSON`);
}
/** The same after it was written down and read again. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  const isPlain = typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every(isJson);
}
function examineQuestion(where: string, said: Written): void {
  const { kind, floor, ceiling } = said;
  if (kind !== "permission" && kind !== "quantity") mistake(where, "it is a permission(...) or a quantity(...)");
  examineName(where, said, "subject");
  if (kind === "permission") {
    examineName(where, said, "code");
    return;
  }
  const isRange = typeof floor === "number" && typeof ceiling === "number" && floor <= ceiling;
  if (!isRange) mistake(where, `its floor lies below its ceiling; these are ${shown(floor)} and ${shown(ceiling)}`);
}
