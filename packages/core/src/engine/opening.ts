import { blankState } from "../blank.ts";
import type { Schema } from "../declare.ts";
import type { Rules } from "../rules.ts";
import { isSeed } from "../seed.ts";
import { seatsLeast, seatsMost, seatsUsual } from "../world.ts";
import type { AnyState } from "./place.ts";

export interface MatchOptions {
  readonly seats?: number;
  readonly options?: unknown;
  /** 64 hex digits, secret until the match has ended. */
  readonly seed: string;
  readonly at?: number;
}

/** States before anything was set up: every zone empty, every fact at its start. Bad requests are refused by name. */
export class Opening {
  private readonly rules: Rules;
  private readonly templates: AnyState[] = [];
  private defaults: object | null = null;
  constructor(rules: Rules) {
    this.rules = rules;
  }
  of(match: MatchOptions): AnyState {
    const { declares, game } = this.rules;
    const seats = match.seats ?? seatsUsual(declares);
    if (!Number.isInteger(seats) || seats < seatsLeast(declares) || seats > seatsMost(declares)) {
      const range = `${seatsLeast(declares)} to ${seatsMost(declares)}`;
      throw new RangeError(`${game.id} is for ${range} seats, not ${String(seats)}`);
    }
    const { at = 0 } = match;
    if (!Number.isSafeInteger(at) || at < 0) throw new RangeError("at is a time in whole milliseconds");
    if (!isSeed(match.seed)) throw new RangeError("a seed is 64 lowercase hex digits");
    return this.blank(seats, this.optionsOf(match.options));
  }
  blank(seats: number, options: object): AnyState {
    const template = this.templates[seats] ?? blankState(this.rules, seats);
    this.templates[seats] = template;
    return { ...template, options } as AnyState;
  }
  private optionsOf(given: unknown): object {
    if (given === undefined && this.defaults !== null) return this.defaults;
    const { options } = this.rules.declares;
    const known = options === undefined ? [] : "shape" in options ? Object.keys(options.shape as object) : null;
    const unknown = Object.keys(given ?? {}).find((name) => known?.includes(name) === false);
    if (unknown !== undefined) {
      throw new RangeError(`there is no option ${unknown}; known are ${known?.join(", ") || "none"}`);
    }
    const taken = options === undefined ? {} : asDeclared(options, given ?? {});
    if (given === undefined) this.defaults = taken;
    return taken;
  }
}
/** Every schema can be asked in this way, so that the engine need not load the library that made it. */
function asDeclared(options: Schema<object>, given: unknown): object {
  const answer = options["~standard"].validate(given);
  if ("value" in answer) return answer.value;
  const [issue] = ("issues" in answer ? answer.issues : undefined) ?? [];
  throw new RangeError(`option ${issue?.path?.map(String).join(".") ?? ""}: ${issue?.message ?? "not valid"}`);
}
