import {
  type AnyEngine,
  type AnyState,
  actionsOfSeat,
  createBot,
  drawOf,
  opinionOf,
  outcomeValues,
  payoffOf,
  quickDraw,
} from "@cardwright/bots";
import type { Action, Piece } from "@cardwright/core";
import { seedFromText } from "@cardwright/core/host";
import { type Chunk, nameOfGame, type Plan } from "../run/plan.ts";
import { loadGame } from "../run/source.ts";
import { botsAt, seatsOf } from "../simulate/play.ts";
import type { Observation } from "./observation.ts";

/** Every so many decisions all legal actions are listed, which costs more than playing one. */
const LOOKS_EVERY = 4;
/** Longest word that is taken for a name and not for a text. */
const WORD_MOST = 40;

export async function observeChunk(plan: Plan, { from, to }: Chunk): Promise<readonly Observation[]> {
  const { engine, options } = await loadGame(plan.source);
  return Array.from({ length: to - from }, (_, i) => new Watch(engine, plan, from + i, options).play());
}

/** All texts in an answer, but not the names of its parts. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
type Place = NonNullable<ReturnType<AnyEngine["rules"]["places"]["get"]>>;
/** Plays one game exactly as a simulation of the same plan does, and watches from the side. */
class Watch {
  private readonly engine: AnyEngine;
  private readonly plan: Plan;
  private readonly index: number;
  private readonly options: object;
  private readonly cards: ReadonlySet<string>;
  private readonly seen: Record<string, number> = {};
  private readonly played: Record<string, number> = {};
  private readonly kept: Record<string, number> = {};
  private readonly chosen: Record<string, number> = {};
  private readonly traits: Record<string, number> = {};
  private readonly playable = new Set<string>();
  private readonly choices: number[] = [];
  private readonly leaders: number[] = [];
  private readonly lastLists = new Map<Place, readonly Piece[]>();

  constructor(engine: AnyEngine, plan: Plan, index: number, options: object) {
    this.engine = engine;
    this.plan = plan;
    this.index = index;
    this.options = options;
    const all = [engine.game, ...engine.rules.expansions].flatMap(({ cards }) => cards ?? []);
    this.cards = new Set(all.map(({ id }) => id));
  }
  play(): Observation {
    const { engine, plan } = this;
    const name = nameOfGame(plan, this.index);
    const seed = seedFromText(name);
    const draw = drawOf(seedFromText(`${name}, bots`));
    const seats = seatsOf(engine.rules.declares.seats, plan.seats);
    const bots = botsAt(plan, this.index, seats).map((bot) => createBot(bot, engine));
    let { state } = engine.create({ seats, options: { ...this.options, ...plan.options }, seed }).snapshot;
    let actions = 0;
    let turn = 0;
    this.look(state);
    for (; state.outcome === null && actions < engine.game.actionsMax; actions++) {
      if (state.turn !== turn) {
        turn = state.turn;
        this.noteLeader(state);
      }
      const actors = engine.actors(state);
      const seat = actors[actors.length === 1 ? 0 : draw(actors.length)]!;
      if (actions % LOOKS_EVERY === 0) this.listChoices(state, seat);
      const bot = bots[seat]!;
      const world = bot.name === "random" ? state : engine.redeal(state, seat, draw);
      const input = { state: world, seat, draw };
      const action = bot.choose(plan.budget === undefined ? input : { ...input, budget: plan.budget });
      this.notePlayed(state, action);
      state = engine.simulate(state, action, seed)!;
      this.look(state);
    }
    this.noteKept(state);
    return {
      seats,
      winners: state.outcome?.winners ?? null,
      ...this.worth(state),
      actions,
      turns: state.turn,
      rounds: state.round,
      seen: this.seen,
      played: this.played,
      kept: this.kept,
      chosen: this.chosen,
      traits: this.traits,
      playable: [...this.playable],
      choices: this.choices,
      comeback: this.comeback(state),
    };
  }
  private worth(state: AnyState): Pick<Observation, "shares" | "fair" | "scores"> {
    const { counts = "winning" } = this.engine.game;
    const fair = counts === "winning" ? 1 / state.seats : 0.5;
    const { outcome } = state;
    const shares =
      outcome === null ? Array.from({ length: state.seats }, () => fair) : outcomeValues(state, payoffOf(this.engine));
    return { shares, fair, scores: outcome?.scores ?? null };
  }
  private listAt(state: AnyState, place: Place): readonly Piece[] {
    const zone = (state as unknown as Readonly<Record<string, unknown>>)[place.key];
    return (place.seat < 0 ? zone : (zone as readonly unknown[])[place.seat]) as readonly Piece[];
  }
  /** Only lists that are new since the last look are read: unchanged parts of a state are shared. */
  private look(state: AnyState): void {
    for (const place of this.engine.rules.places.values()) {
      if (place.seat >= state.seats || place.sight === "nobody") continue;
      const list = this.listAt(state, place);
      if (this.lastLists.get(place) === list) continue;
      this.lastLists.set(place, list);
      for (const piece of list) {
        const owner = (piece as { readonly owner?: number }).owner ?? place.seat;
        if (owner >= 0) this.seen[piece.face] = (this.seen[piece.face] ?? 0) | (1 << owner);
      }
    }
  }
  /** The card that a word of an answer means: by the id of its piece, or by its own, where cards are chosen as words. */
  private cardsNamed(state: AnyState): (word: string) => string | undefined {
    const byId = new Map<string, string>();
    for (const place of this.engine.rules.places.values()) {
      if (place.seat >= state.seats) continue;
      for (const { id, face } of this.listAt(state, place)) byId.set(id, face);
    }
    const isCard = (word: string): boolean => Object.hasOwn(this.seen, word) || this.cards.has(word);
    return (word) => byId.get(word) ?? (isCard(word) ? word : undefined);
  }
  private notePlayed(state: AnyState, action: Action): void {
    const bit = 1 << action.seat;
    const prompt = state.prompts.find(({ id }) => id === action.payload?.["prompt_id"]);
    const question = prompt?.type ?? action.type;
    const picks = prompt === undefined ? action.payload : (action.payload?.["selections"] as Action["payload"]);
    const cardNamed = this.cardsNamed(state);
    this.chosen[question] = (this.chosen[question] ?? 0) | bit;
    for (const [name, value] of Object.entries(picks ?? {})) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (typeof one !== "string" || one.length > WORD_MOST) continue;
        const face = cardNamed(one);
        if (face !== undefined) this.played[face] = (this.played[face] ?? 0) | bit;
        if (face === undefined && /^[pc]\d+$/.test(one)) continue;
        const key = `${question} ${name}: ${face ?? one}`;
        this.chosen[key] = (this.chosen[key] ?? 0) | bit;
      }
    }
  }
  private listChoices(state: AnyState, seat: number): void {
    // Lists that the engine cuts are drawn from evenly: a card late in a hand is playable too.
    const legal = actionsOfSeat(this.engine, state, seat, quickDraw(this.choices.length));
    this.choices.push(legal.length);
    const cardNamed = this.cardsNamed(state);
    for (const word of new Set(legal.flatMap(({ payload }) => wordsIn(payload)))) {
      const face = cardNamed(word);
      if (face !== undefined) this.playable.add(face);
    }
  }
  private noteKept(state: AnyState): void {
    for (const place of this.engine.rules.places.values()) {
      if (place.seat < 0 || place.seat >= state.seats || place.sight !== "owner") continue;
      for (const { face } of this.listAt(state, place)) this.kept[face] = (this.kept[face] ?? 0) | (1 << place.seat);
    }
    for (const [name, { each }] of this.engine.rules.facts) {
      if (!each) continue;
      const values = (state as unknown as Readonly<Record<string, readonly unknown[]>>)[name]!;
      for (const [seat, value] of values.entries()) {
        if (typeof value !== "string" || value === "" || value.length > WORD_MOST || seat >= state.seats) continue;
        const key = `${name}: ${value}`;
        this.traits[key] = (this.traits[key] ?? 0) | (1 << seat);
      }
    }
  }
  private noteLeader(state: AnyState): void {
    if (this.engine.game.evaluate === undefined) return;
    const opinions = Array.from({ length: state.seats }, (_, seat) => opinionOf(this.engine, state, seat)!);
    const best = Math.max(...opinions);
    const leaders = opinions.flatMap((opinion, seat) => (opinion === best ? [seat] : []));
    this.leaders.push(leaders.length === 1 ? leaders[0]! : -1);
  }
  private comeback({ outcome }: AnyState): boolean | null {
    const leader = this.leaders[this.leaders.length >> 1];
    if (leader === undefined || leader < 0 || outcome === null || outcome.winners.length === 0) return null;
    return !outcome.winners.includes(leader);
  }
}
