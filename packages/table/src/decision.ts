import { type Picks, type Refusal, refuse } from "@cardwright/core";
import { type Choice, type Offer, type Option, type Pick, SUBMIT_CHOICE } from "@cardwright/core/host";
import { type Frame, isChoice, type Request, type TableSession } from "./session.ts";

/**
 * A decision under way at the table: from the first touch to the action. It only asks the session what comes next, so
 * what it offers is what the rules accept.
 */

/** Nothing begun; a verb to be chosen for a thing that was touched; or an action with answers so far. */
export type Deciding =
  | { readonly stage: "open" }
  | {
      readonly stage: "verb";
      readonly key: Pick;
      readonly option: Option | undefined;
      readonly offers: readonly Offer[];
    }
  | {
      readonly stage: "choice";
      readonly offer: Offer;
      readonly picks: Picks;
      /** The answers so far. */
      readonly trail: readonly Answered[];
      readonly choice: Choice;
      /** For choices of several: what is marked, in order. */
      readonly marked: readonly Pick[];
      /** Nobody can step back from a question that the match waits on. */
      readonly forced: boolean;
    }
  | { readonly stage: "sent"; readonly offer: Offer };
export interface Answered {
  readonly choice: Choice;
  readonly keys: readonly Pick[];
}
export type Choosing = Extract<Deciding, { stage: "choice" }>;

const OPEN: Deciding = { stage: "open" };

export const isLegalOption = ({ refused }: Option): boolean => refused === undefined;
const NOTHING_LEFT: Refusal = refuse("NO_CHOICE");
function isLegalChoice({ options, kind, min }: Choice): boolean {
  const legal = options.filter(isLegalOption).length;
  return kind === "one" ? legal > 0 : legal >= min;
}
export const isLegalOffer = ({ refused, choice }: Offer): boolean =>
  refused === undefined && (choice === null || isLegalChoice(choice));
/** Why an offer cannot be taken, also when the reason lies with every one of its options. */
export function whyNot(offer: Offer): Refusal | undefined {
  if (offer.refused !== undefined) return offer.refused;
  if (isLegalOffer(offer)) return undefined;
  const [first] = offer.choice?.options ?? [];
  return first?.refused ?? NOTHING_LEFT;
}
/** Why an option cannot be taken now: the rules refuse it, or as many are marked as may be. */
export function whyNotOption({ choice, marked }: Choosing, { key, refused }: Option): Refusal | undefined {
  if (refused !== undefined || choice.kind === "one") return refused;
  // Where only one may be marked, another takes its place.
  if (choice.max === 1 || marked.length < choice.max || marked.includes(key)) return undefined;
  return choice.max === 0 ? NOTHING_LEFT : refuse("ENOUGH_MARKED", { most: choice.max });
}
export const isOptionFor = (option: Option, key: Pick): boolean =>
  option.piece === undefined ? option.key === key : option.piece.id === key;

export class Decision {
  private current: Deciding = OPEN;
  private refusal: Refusal | null = null;
  private readonly listeners = new Set<() => void>();
  /** The frame whose question stands. */
  private seen: Frame | null = null;
  private asked = 0;
  private readonly session: TableSession;

  constructor(session: TableSession) {
    this.session = session;
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly deciding = (): Deciding => this.current;
  /** Why the last thing tried was refused. */
  readonly lastRefusal = (): Refusal | null => this.refusal;

  private become(next: Deciding): void {
    this.current = next;
    for (const listener of this.listeners) listener();
  }
  /**
   * A new table: what was begun is gone, and a question that waits is put at once. The same position is a new table to
   * whoever takes the device, and to who may act again.
   */
  readonly onFrame = (frame: Frame): void => {
    const { seen, current } = this;
    const isAskedTheSame = seen !== null && current.stage !== "sent" && isSameQuestion(seen, frame);
    if (isAskedTheSame && frame.revision === seen.revision) return;
    if (frame.pending) return;
    this.seen = frame;
    // Another's answer leaves the own question as it was, and what is marked so far.
    if (isAskedTheSame && current.stage === "choice" && current.trail.length === 0) return;
    // A reason may name cards that only whoever was refused may know.
    if (seen?.view.you !== frame.view.you) this.refusal = null;
    this.asked++;
    this.become(openingOf(frame.offers));
  };
  readonly begin = (offer: Offer, key?: Pick): void => {
    this.refusal = null;
    if (offer.choice === null) {
      this.send(offer, {});
      return;
    }
    const { choice } = offer;
    this.become({ stage: "choice", offer, picks: {}, trail: [], choice, marked: [], forced: false });
    if (key !== undefined) this.pick(key);
  };
  /** A touch on a thing of the table, by the id of a piece or the key of a place. */
  readonly touch = (key: Pick, offers: readonly Offer[]): void => {
    if (this.current.stage === "choice") {
      this.pick(key);
      return;
    }
    const [only, ...more] = offers;
    if (only === undefined) return;
    const option = only.choice?.options.find((candidate) => isOptionFor(candidate, key));
    if (more.length === 0) this.begin(only, key);
    else this.become({ stage: "verb", key, option, offers });
  };
  readonly pick = (key: Pick): void => {
    const { current } = this;
    if (current.stage !== "choice") return;
    const option = current.choice.options.find((candidate) => candidate.key === key || isOptionFor(candidate, key));
    if (option === undefined || whyNotOption(current, option) !== undefined) return;
    if (current.choice.kind === "one") void this.answer(option.key);
    else this.mark(option.key);
  };
  /** Answers a choice of any whole number within a range. */
  readonly number = (value: number): void => {
    const { current } = this;
    if (current.stage !== "choice" || current.choice.kind !== "number") return;
    const { min, max } = current.choice;
    if (Number.isInteger(value) && value >= min && value <= max) void this.answer(value);
  };
  private mark(key: Pick): void {
    const { current } = this;
    if (current.stage !== "choice") return;
    const { marked, choice } = current;
    if (marked.includes(key)) this.become({ ...current, marked: marked.filter((other) => other !== key) });
    else this.become({ ...current, marked: choice.max === 1 ? [key] : [...marked, key] });
  }
  readonly canConfirm = (): boolean => {
    const { current } = this;
    if (current.stage !== "choice" || current.choice.kind === "one" || current.choice.kind === "number") return false;
    const { marked, choice } = current;
    return marked.length >= choice.min && marked.length <= choice.max;
  };
  readonly confirm = (): void => {
    const { current } = this;
    if (current.stage !== "choice" || !this.canConfirm()) return;
    void this.answer(current.marked);
  };
  readonly cancel = (): void => {
    this.asked++;
    this.refusal = null;
    this.become(openingOf(this.session.frame().offers));
  };
  readonly dismissRefusal = (): void => {
    this.refusal = null;
    this.become(this.current);
  };
  private async answer(pick: Pick | readonly Pick[]): Promise<void> {
    const { current } = this;
    if (current.stage !== "choice") return;
    const { choice } = current;
    const trail = [...current.trail, { choice, keys: [pick].flat() }];
    await this.goOn(current, { ...current.picks, [choice.name]: pick }, trail);
  }
  private async goOn({ offer, forced }: Choosing, picks: Picks, trail: readonly Answered[]): Promise<void> {
    const turn = ++this.asked;
    const found = await this.session.describe(requestOf(offer, picks));
    if (turn !== this.asked) return;
    if (isChoice(found) && !isLegalChoice(found)) {
      // It leads nowhere: the reason is told, and the turn is as it was.
      this.refusal = found.options[0]?.refused ?? NOTHING_LEFT;
      this.become(openingOf(this.session.frame().offers));
    } else if (isChoice(found)) {
      const choosing: Choosing = { stage: "choice", offer, picks, trail, choice: found, marked: [], forced };
      const only = onlyWord(found);
      if (only === undefined) this.become(choosing);
      else await this.goOn(choosing, { ...picks, [found.name]: only }, trail);
    } else if (found === null) await this.send(offer, picks);
    else {
      this.refusal = found;
      this.become(openingOf(this.session.frame().offers));
    }
  }
  private async send(offer: Offer, picks: Picks): Promise<void> {
    const turn = ++this.asked;
    this.refusal = null;
    this.become({ stage: "sent", offer });
    const refusal = await this.session.act(requestOf(offer, picks));
    if (refusal === null) return;
    this.refusal = refusal;
    // The table may have been opened again before the reason came; it is told all the same.
    this.become(turn === this.asked ? openingOf(this.session.frame().offers) : this.current);
  }
}

/** The answer of a question that has no other and points at nothing on the table: it is not put to anybody. */
function onlyWord({ kind, options: [first, ...more] }: Choice): Pick | undefined {
  if (kind !== "one" || first === undefined || more.length > 0) return undefined;
  return first.piece === undefined && first.seat === undefined ? first.key : undefined;
}
/** Offers are often made anew and say the same. */
const isSameQuestion = (a: Frame, b: Frame): boolean =>
  a.view.you === b.view.you && (a.offers === b.offers || JSON.stringify(a.offers) === JSON.stringify(b.offers));

/** Where there is nothing to weigh, the question stands at once: a prompt, or the only thing one can do. */
function openingOf(offers: readonly Offer[]): Deciding {
  const prompt = offers.find(({ promptId }) => promptId !== undefined);
  const legal = offers.filter(isLegalOffer);
  const only = prompt ?? (legal.length === 1 ? legal[0] : undefined);
  if (only === undefined || only.choice === null || !isLegalOffer(only)) return OPEN;
  return { stage: "choice", offer: only, picks: {}, trail: [], choice: only.choice, marked: [], forced: true };
}
export function requestOf({ type, promptId }: Offer, picks: Picks): Request {
  return type === SUBMIT_CHOICE
    ? { type, payload: { prompt_id: promptId, selections: picks } }
    : { type, payload: picks };
}
