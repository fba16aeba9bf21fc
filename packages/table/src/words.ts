import type { Cause, Expires, Names, Refusal } from "@cardwright/core";
import type { TableGame, TablePlan } from "./defineTable.ts";

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
/** A tag is a word of the rules and keeps its capitals, as in "NGO": card texts name it so. */
export function tagText(tag: string): string {
  const spaced = tag
    .replaceAll(/([a-z0-9])([A-Z])/g, (_, before: string, next: string) => `${before} ${next.toLowerCase()}`)
    .replaceAll(/[_-]+/g, " ")
    .trim();
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
  if (expires.atPhase !== undefined) ends.push(`until the phase "${plain(expires.atPhase, plan)}" begins`);
  if (expires.withPiece !== undefined) ends.push("while its card is in play");
  return ends.length === 0 ? "until it is used up" : ends.join(", or ");
}
function turns(left: number, now: string): string {
  return left <= 0 ? now : `for ${left + 1} turns, counting this one`;
}
/** An effect by the name it was given; where it has none, its id in words. */
export function effectName({ engine }: TableGame, definition: string): string {
  const record = engine.rules.effects.get(definition);
  return record?.spec.name ?? plain(record?.name ?? definition);
}
/** The engine names a cause by its effect, by the card that it comes from, or by the id of a rule. */
function causeName({ source, definition }: Cause, { game, names }: Told): string {
  const given = game.engine.rules.effects.get(definition)?.spec.name;
  if (source === given) return given;
  const card = names.face(source);
  return card === source ? (given ?? plain(source)) : card;
}
/** What a reason is told from: the table as it stands, and its words. */
interface Told {
  readonly game: TableGame;
  readonly names: Names;
  readonly frame: { readonly view: Clock };
}
export interface WhyLine {
  readonly source: string;
  readonly detail: string;
}
/** The causes behind a refusal: which effect, whose, until when. */
export function causesOf({ because = [] }: Refusal, table: Told): WhyLine[] {
  const { frame, names, game } = table;
  return because.map((cause) => {
    const { owner, expires, effect } = cause;
    const whose = owner < 0 ? "a rule of the game" : names.seat(owner) === "You" ? "yours" : `of ${names.seat(owner)}`;
    const lasts = effect === "rule" ? "always" : untilWhen(expires, frame.view, names.seat, game.plan);
    return { source: causeName(cause, table), detail: `${whose}, ${lasts}` };
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
export function whyText(refusal: Refusal, table: Told): string {
  const causes = causesOf(refusal, table).map(({ source, detail }) => `${source}: ${detail}`);
  return [reasonOf(refusal, table.game.plan), ...causes.map(sentence)].join(" ");
}
/** What has been begun, and what was chosen for it so far: a question that has been answered in part asks no more. */
export const begunText = (label: string, chosen: string): string =>
  sentence(chosen === "" ? label : `${label.replace(/\?$/, "")}: ${chosen}`);
/** The rules know players by the numbers of their seats; at the table they go by their names. */
export const withNames = (text: string, { seat }: Pick<Names, "seat">): string =>
  text.replaceAll(/\bplayer (\d+)\b/gi, (_, number: string) => seat(Number(number) - 1));
export const joinClasses = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
