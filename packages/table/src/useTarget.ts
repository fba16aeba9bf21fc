import type { Choice, Offer, Option, Pick, Refusal } from "@cardwright/core";
import { isLegalOption, isOptionFor, whyNotOption } from "./decision.ts";
import { type TableContext, useTable } from "./TableProvider.tsx";

/** What can be done with one thing on the table right now. */
interface TargetState {
  readonly legal: boolean;
  readonly verb: string;
  readonly refused: Refusal | undefined;
  /** Its place among what is marked, from 1; 0 when it is not. */
  readonly marked: number;
  /** It has a part in what is asked, whether allowed or not. */
  readonly concerned: boolean;
  press(): void;
}
const NOTHING: TargetState = { legal: false, verb: "", refused: undefined, marked: 0, concerned: false, press() {} };

const matches = (choice: Choice, names: readonly string[] | undefined): boolean =>
  names === undefined || names.includes(choice.name);

/** An action is called by its verb; a prompt by its question, which stands in the dock. */
const verbOf = ({ label, promptId }: Offer): string => (promptId === undefined ? label : "Choose");

/** By the id of a piece, or by the key of a place; `names` says which choices the key belongs to, `action` of which action. */
function targetState(table: TableContext, key: Pick, names?: readonly string[], action?: string): TargetState {
  const { deciding, decision, frame } = table;
  if (frame.pending || deciding.stage === "sent") return NOTHING;
  if (deciding.stage === "choice") {
    const { choice, marked, offer } = deciding;
    if (!matches(choice, names) || (action !== undefined && offer.type !== action)) return NOTHING;
    const option = choice.options.find((candidate) => isOptionFor(candidate, key));
    if (option === undefined) return NOTHING;
    const refused = whyNotOption(deciding, option);
    return {
      legal: refused === undefined,
      verb: verbOf(offer),
      refused,
      marked: marked.indexOf(option.key) + 1,
      concerned: true,
      press: () => decision.pick(option.key),
    };
  }
  const offers = action === undefined ? frame.offers : frame.offers.filter(({ type }) => type === action);
  const all = offersFor(offers, key, names);
  // A touch means the thing itself; that it is also one of several to be gathered counts only where nothing else fits.
  const single = all.filter(({ offer }) => offer.choice?.kind === "one");
  const found = single.length > 0 ? single : all;
  if (found.length === 0) return NOTHING;
  const legal = found.filter(({ option }) => isLegalOption(option)).map(({ offer }) => offer);
  return {
    legal: legal.length > 0,
    verb: legal.map(verbOf).join(" or "),
    refused: legal.length > 0 ? undefined : found[0]?.option.refused,
    marked: 0,
    concerned: true,
    press: () => decision.touch(key, legal),
  };
}
function offersFor(offers: readonly Offer[], key: Pick, names?: readonly string[]): { offer: Offer; option: Option }[] {
  return offers.flatMap((offer) => {
    if (offer.choice === null || !matches(offer.choice, names)) return [];
    const option = offer.choice.options.find((candidate) => isOptionFor(candidate, key));
    return option === undefined ? [] : [{ offer, option }];
  });
}
export function useTarget(key: Pick, names?: readonly string[], action?: string): TargetState {
  return targetState(useTable(), key, names, action);
}
