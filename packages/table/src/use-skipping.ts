import type { Offer, Pick } from "@cardwright/core/host";
import { useLayoutEffect } from "react";
import { type Deciding, isLegalOffer, isLegalOption } from "./decision.ts";
import type { TablePlan } from "./define-table.ts";
import { isEnding } from "./Offers.tsx";
import type { TableContext } from "./TableProvider.tsx";

/** The answer to a question that nothing can be answered to but that things take their course. */
export function emptyAnswer(deciding: Deciding, { lettingGo = [] }: TablePlan): Pick | undefined {
  if (deciding.stage !== "choice" || deciding.offer.promptId === undefined || deciding.trail.length > 0)
    return undefined;
  const { choice } = deciding;
  if (choice.kind !== "one") return undefined;
  const legal = choice.options.filter(isLegalOption);
  const isEmpty = legal.length > 0 && legal.every(({ key }) => lettingGo.includes(String(key)));
  return isEmpty ? legal[0]?.key : undefined;
}
/** The action that passes over a step in which nothing else can be done but to end it. */
export function emptyStep(offers: readonly Offer[], plan: TablePlan): Offer | undefined {
  const { passesOver = [] } = plan;
  const legal = offers.filter(isLegalOffer);
  const over = legal.find(({ type, choice }) => choice === null && passesOver.includes(type));
  const isEmpty = legal.every((offer) => passesOver.includes(offer.type) || isEnding(offer, plan));
  return isEmpty ? over : undefined;
}
/** Less clicking: what leaves no choice is not asked. Only where nobody could read from it what one holds. */
export function useSkipping({ deciding, decision, game, frame }: TableContext, wanted: boolean): void {
  // A step that was just taken back is to be decided anew.
  const isBack = frame.events.some(({ type }) => type === "ACTION_UNDONE");
  const isFree = wanted && !isBack && !frame.pending && frame.view.outcome === null;
  const answer = isFree ? emptyAnswer(deciding, game.plan) : undefined;
  const step = isFree && deciding.stage === "open" ? emptyStep(frame.offers, game.plan) : undefined;
  useLayoutEffect(() => {
    if (answer !== undefined) decision.pick(answer);
    else if (step !== undefined) decision.begin(step);
  }, [answer, step, decision]);
}
