import type { Refusal } from "@cardwright/core";
import type { Choice, Offer, Option, Pick } from "@cardwright/core/host";
import { isLegalOption, isOptionFor, whyNot, whyNotOption } from "./decision.ts";
import { type AskedAbout, type TableContext, useTable } from "./TableProvider.tsx";

/** What can be done with one thing on the table right now. */
interface TargetState {
  readonly legal: boolean;
  readonly verb: string;
  readonly refused: Refusal | undefined;
  /** Its place among what is marked, from 1; 0 when it is not. */
  readonly marked: number;
  /** It was answered with before, in what is being decided. */
  readonly chosen: boolean;
  /** It has a part in what is asked, whether allowed or not. */
  readonly concerned: boolean;
  press(): void;
}
const NOTHING: TargetState = {
  legal: false,
  verb: "",
  refused: undefined,
  marked: 0,
  chosen: false,
  concerned: false,
  press() {},
};
const CHOSEN: TargetState = { ...NOTHING, chosen: true };

const matches = (choice: Choice, names: readonly string[] | undefined): boolean =>
  names === undefined || names.includes(choice.name);

/** An action is called by its verb; a prompt by its question, which stands in the dock. */
const verbOf = ({ words, say }: TableContext, offer: Offer): string =>
  offer.promptId === undefined ? words.offer(offer) : say("dock.pick");

/** By the id of a piece, or by the key of a place; `names` says which choices the key belongs to, `action` of which action. */
function targetState(
  table: TableContext,
  key: Pick,
  names?: readonly string[],
  action?: string,
  begins?: string,
): TargetState {
  const { deciding, decision, frame } = table;
  if (frame.pending || deciding.stage === "sent") return NOTHING;
  if (deciding.stage === "choice") {
    const { choice, marked, offer, picks } = deciding;
    const chosen = Object.values(picks).some((pick) => pick === key || (Array.isArray(pick) && pick.includes(key)));
    const unasked = chosen ? CHOSEN : NOTHING;
    if (!matches(choice, names) || (action !== undefined && offer.type !== action)) return unasked;
    const option = choice.options.find((candidate) => isOptionFor(candidate, key));
    if (option === undefined) return unasked;
    const refused = whyNotOption(deciding, option);
    return {
      legal: refused === undefined,
      verb: verbOf(table, offer),
      refused,
      marked: marked.indexOf(option.key) + 1,
      chosen,
      concerned: true,
      press: () => decision.pick(option.key),
    };
  }
  const offers = action === undefined ? frame.offers : frame.offers.filter(({ type }) => type === action);
  const all = offersFor(offers, key, names);
  // A touch means the thing itself; that it is also one of several to be gathered counts only where nothing else fits.
  const single = all.filter(({ offer }) => offer.choice?.kind === "one");
  const found = single.length > 0 ? single : all;
  if (found.length === 0) return begun(table, begins);
  const legal = found.filter(({ option }) => isLegalOption(option)).map(({ offer }) => offer);
  return {
    legal: legal.length > 0,
    verb: legal.map((offer) => verbOf(table, offer)).join(" / "),
    refused: legal.length > 0 ? undefined : found[0]?.option.refused,
    marked: 0,
    chosen: deciding.stage === "verb" && deciding.key === key,
    concerned: true,
    press: () => decision.touch(key, legal),
  };
}
/** A touch on the thing begins an action of its own. */
function begun(table: TableContext, type: string | undefined): TargetState {
  const { frame, decision } = table;
  const offer = type === undefined ? undefined : frame.offers.find((candidate) => candidate.type === type);
  if (offer === undefined) return NOTHING;
  const refused = whyNot(offer);
  return {
    legal: refused === undefined,
    verb: verbOf(table, offer),
    refused,
    marked: 0,
    chosen: false,
    concerned: true,
    press: () => decision.begin(offer),
  };
}
function offersFor(offers: readonly Offer[], key: Pick, names?: readonly string[]): { offer: Offer; option: Option }[] {
  return offers.flatMap((offer) => {
    if (offer.choice === null || !matches(offer.choice, names)) return [];
    const option = offer.choice.options.find((candidate) => isOptionFor(candidate, key));
    return option === undefined ? [] : [{ offer, option }];
  });
}
/** The option that a thing stands for in the choice that is asked now. */
export function useOption(key: Pick): Option | undefined {
  const { deciding } = useTable();
  if (deciding.stage !== "choice") return undefined;
  return deciding.choice.options.find((candidate) => isOptionFor(candidate, key));
}
/** Why it cannot be chosen at this moment; nothing where it can, or where nobody asks for it any more. */
export function refusalNow(table: TableContext, asked: AskedAbout): Refusal | undefined {
  if (asked.about === "target") return targetState(table, asked.key, asked.choices, asked.action, asked.begins).refused;
  const { deciding, frame } = table;
  if (asked.about === "offer") {
    const offer = frame.offers.find(({ type }) => type === asked.type);
    return offer === undefined ? undefined : whyNot(offer);
  }
  if (deciding.stage !== "choice") return undefined;
  const option = deciding.choice.options.find(({ key }) => key === asked.key);
  return option === undefined ? undefined : whyNotOption(deciding, option);
}
export function useTarget(key: Pick, names?: readonly string[], action?: string, begins?: string): TargetState {
  return targetState(useTable(), key, names, action, begins);
}
