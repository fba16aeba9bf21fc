import type { CheckFinding, FoundLaw } from "./found.ts";

export const FAILED = "rules never fail";
const STACK_LINES = 4;

/** What an author needs of an exception: its own words, and where it was thrown. */
export const toldBy = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? error.message)
        .split("\n")
        .slice(0, STACK_LINES)
        .map((line) => line.trim())
        .join(" | ")
    : String(error);

/**
 * A part of the check. An action that fails is refused by the engine, but rules also run where nothing can be refused:
 * while a match is dealt, offers are listed, a bot dreams. What they throw there breaks a law like anything else.
 */
export function guarded(
  where: string,
  part: () => readonly FoundLaw[],
  trace?: () => CheckFinding["trace"],
): readonly FoundLaw[] {
  try {
    return part();
  } catch (error) {
    const led = trace?.();
    const finding = { law: FAILED, where, detail: toldBy(error), ...(led === undefined ? {} : { trace: led }) };
    return [{ name: FAILED, ok: false, cases: 1, finding }];
  }
}
