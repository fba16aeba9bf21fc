import { shown } from "../shown.ts";

/** Words of a declaration, held to those that there are. What is wrong is told with its place and its cure. */

/** A part of a declaration as it was written, by somebody whom no compiler held to the types. */
export type Written = Readonly<Record<string, unknown>>;

export function mistake(where: string, what: string): never {
  throw new TypeError(`${where}: ${what}`);
}
export function examineRecord(where: string, value: unknown): Written {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    mistake(where, `${shown(value)} is no record`);
  return value as Written;
}
/** A misspelt word would be passed over in silence. */
export function examineWords(where: string, written: Written, known: readonly string[]): void {
  const stranger = Object.keys(written).find((name) => !known.includes(name));
  if (stranger !== undefined) mistake(where, `there is no "${stranger}"; it may say ${known.join(", ")}`);
}
/** Each of these is a function, or left out. */
export function examineFunctions(
  where: string,
  written: Written,
  names: readonly string[],
  needed: readonly string[] = [],
): void {
  for (const name of [...needed, ...names]) {
    const value = written[name];
    if (typeof value === "function" || (value === undefined && !needed.includes(name))) continue;
    mistake(where, `${name} is a function, and not ${shown(value)}`);
  }
}
export function examineFlags(where: string, written: Written, names: readonly string[]): void {
  const name = names.find((one) => written[one] !== undefined && typeof written[one] !== "boolean");
  if (name !== undefined) mistake(where, `${name} is true or false, and not ${shown(written[name])}`);
}
export function examineOneOf(where: string, written: Written, name: string, known: readonly string[]): void {
  const value = written[name];
  if (value === undefined || known.includes(value as string)) return;
  mistake(where, `${name} is ${known.map((one) => `"${one}"`).join(" or ")}, and not ${shown(value)}`);
}
export const isName = (value: unknown): value is string => typeof value === "string" && value !== "";
export function examineName(where: string, written: Written, name: string): void {
  if (!isName(written[name])) mistake(where, `${name} is a text that says something, and not ${shown(written[name])}`);
}
export function examineTexts(where: string, written: Written, name: string): void {
  const value = written[name];
  if (value === undefined || (Array.isArray(value) && value.every(isName))) return;
  mistake(where, `${name} is a list of texts, and not ${shown(value)}`);
}
export function examineWhole(where: string, written: Written, name: string, least: number): void {
  const value = written[name];
  if (Number.isSafeInteger(value) && (value as number) >= least) return;
  mistake(where, `${name} is a whole number from ${least}, and not ${shown(value)}`);
}
/** A list, or left out. */
export function listOf(where: string, written: Written, name: string): readonly unknown[] {
  const value = written[name] ?? [];
  return Array.isArray(value) ? value : mistake(where, `${name} is a list, and not ${shown(value)}`);
}
