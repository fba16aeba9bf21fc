import { placeOf } from "./areas.ts";
import { noCastByUnknown, noCastToNever, noEventFieldCast } from "./casts.ts";
import { noRiddle } from "./comment-openings.ts";
import { kebabNames } from "./file-names.ts";
import { noLongFunction } from "./function-length.ts";
import { noImportCycle } from "./import-cycles.ts";
import type { Finding, Rule, SourceFile } from "./rule.ts";

/** Rules that are not kept everywhere yet. How often each package breaks one is written down, and may only fall. */
export const countedRules = {
  eventFieldCasts: noEventFieldCast,
  castsToNever: noCastToNever,
  castsByUnknown: noCastByUnknown,
  filesInImportCycles: noImportCycle,
  longFunctions: noLongFunction,
  riddles: noRiddle,
  otherFileNames: kebabNames,
} as const satisfies Readonly<Record<string, Rule>>;
export type CountedRule = keyof typeof countedRules;
export const countedRuleNames = Object.keys(countedRules) as CountedRule[];

/** By rule and package. A package that is not named breaks it nowhere. */
export type Counts = Readonly<Record<CountedRule, Readonly<Record<string, number>>>>;
type Rules = Readonly<Record<CountedRule, Rule>>;

const packageOf = ({ path }: Finding): string => placeOf(path)?.folder || "workspace";

function findingsByPackage(rule: Rule, files: readonly SourceFile[]): Map<string, Finding[]> {
  return Map.groupBy(rule(files), packageOf);
}
export function countAll(files: readonly SourceFile[], rules: Rules = countedRules): Counts {
  const counted = countedRuleNames.map((name) => {
    const byPackage = [...findingsByPackage(rules[name], files)].sort(([a], [b]) => (a < b ? -1 : 1));
    return [name, Object.fromEntries(byPackage.map(([folder, findings]) => [folder, findings.length]))];
  });
  return Object.fromEntries(counted) as Counts;
}
/** Complains about every package that breaks the rule more often than was written down, or less often. */
export function compareCounts(name: CountedRule, files: readonly SourceFile[], written: Counts): string[] {
  const found = findingsByPackage(countedRules[name], files);
  const folders = [...new Set([...found.keys(), ...Object.keys(written[name])])].sort();
  return folders.flatMap((folder) => {
    const findings = found.get(folder) ?? [];
    const allowed = written[name][folder] ?? 0;
    if (findings.length === allowed) return [];
    if (findings.length < allowed) {
      return [
        `${folder}: ${findings.length}, not ${allowed} any more: npx node scripts/lower-counts.ts writes it down`,
      ];
    }
    const places = findings.map(({ path, line, message }) => `  ${path}:${line} ${message}`);
    return [`${folder}: ${findings.length}, and ${allowed} are allowed; one of these is new:`, ...places];
  });
}
/** The lower of each; what is new is not let in. */
export function lowered(written: Counts, found: Counts): Counts {
  const lower = countedRuleNames.map((name) => {
    const packages = Object.entries(found[name]).map(([folder, count]): [string, number] => [
      folder,
      Math.min(count, written[name][folder] ?? 0),
    ]);
    return [name, Object.fromEntries(packages.filter(([, count]) => count > 0))];
  });
  return Object.fromEntries(lower) as Counts;
}
