import type { Expires, Refusal } from "@cardwright/core";
import type { TablePlan } from "./defineTable.ts";

/** Words for what the engine names: no jargon in front of players. */

export function plain(id: string, plan: TablePlan = {}): string {
  const given = plan.words?.[id];
  if (given !== undefined) return given;
  const spaced = id
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[_.#/-]+/g, " ")
    .trim()
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
/** Rules say "Anna wins" of anyone; to the reader it is "You win". */
function toYou(text: string): string {
  const said = text
    .replace(/\bthe ([a-z][a-z ]*) of You\b/g, "your $1")
    .replace(/^The ([a-z][a-z ]*) of You\b/, "Your $1")
    .replace(/\b(with|of|to|from|by|for|against) You\b/g, "$1 you");
  return said.replace(/^You (\w+)/, (_, verb: string) => `You ${bare(verb)}`);
}
function bare(verb: string): string {
  if (verb === "has") return "have";
  if (verb === "is") return "are";
  if (/(ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}
export function sentence(text: string): string {
  const trimmed = toYou(text.trim());
  if (trimmed === "") return "";
  const started = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(started) ? started : `${started}.`;
}

interface Clock {
  readonly turn: number;
  readonly round: number;
}
/** How long something lasts, counted from now. */
export function untilWhen(expires: Expires, now: Clock, seatName: (seat: number) => string, plan?: TablePlan): string {
  const ends: string[] = [];
  if (expires.atEndOfTurn !== undefined) ends.push(turns(expires.atEndOfTurn - now.turn, "until the end of this turn"));
  if (expires.atTurn !== undefined) ends.push(turns(expires.atTurn - now.turn - 1, "until the next turn"));
  if (expires.atRound !== undefined) {
    const rounds = expires.atRound - now.round;
    ends.push(rounds <= 1 ? "until this round ends" : `for ${rounds} rounds, counting this one`);
  }
  if (expires.atNextTurnOfPlayerId !== undefined) {
    const name = seatName(expires.atNextTurnOfPlayerId);
    ends.push(name === "You" ? "until your next turn" : `until the next turn of ${name}`);
  }
  if (expires.atPhase !== undefined) ends.push(`until ${plain(expires.atPhase, plan).toLowerCase()} begins`);
  if (expires.withPiece !== undefined) ends.push("while its card is in play");
  return ends.length === 0 ? "until it is used up" : ends.join(", or ");
}
function turns(left: number, now: string): string {
  return left <= 0 ? now : `for ${left + 1} turns, counting this one`;
}
export interface WhyLine {
  readonly source: string;
  readonly detail: string;
}
/** The causes behind a refusal: which effect, whose, until when. */
export function causesOf(
  refusal: Refusal,
  now: Clock,
  seatName: (seat: number) => string,
  plan?: TablePlan,
): WhyLine[] {
  return (refusal.because ?? []).map(({ source, owner, expires, effect }) => {
    const whose = owner < 0 ? "a rule of the game" : seatName(owner) === "You" ? "yours" : `of ${seatName(owner)}`;
    const lasts = effect === "rule" ? "always" : untilWhen(expires, now, seatName, plan);
    return { source: plain(source), detail: `${whose}, ${lasts}` };
  });
}
/** The reason of a refusal as a sentence. The engine names phases by their ids; players know them by other words. */
export function reasonOf({ code, message, details }: Refusal, plan?: TablePlan): string {
  const allowed = (details as { readonly allowed?: unknown } | undefined)?.allowed;
  if (code !== "WINDOW_INVALID" || typeof allowed !== "string") return sentence(message);
  const phases = allowed.split(", ").map((phase) => plain(phase, plan).toLowerCase());
  const last = phases.pop() ?? "";
  return `This has its moment: ${phases.length === 0 ? last : `${phases.join(", ")} or ${last}`}.`;
}
/** One line for a voice: the reason and every cause. */
export function whyText(refusal: Refusal, now: Clock, seatName: (seat: number) => string, plan?: TablePlan): string {
  const causes = causesOf(refusal, now, seatName, plan).map(({ source, detail }) => `${source}: ${detail}`);
  return [reasonOf(refusal, plan), ...causes.map(sentence)].join(" ");
}
export const joinClasses = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
