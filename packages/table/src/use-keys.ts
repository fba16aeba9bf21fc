import { UNDO } from "@cardwright/core/host";
import { useEffect } from "react";
import { isLegalOffer } from "./decision.ts";
import type { TableContext } from "./TableProvider.tsx";
import { UNDO_KEY } from "./TakeBack.tsx";

/** Escape steps back; a game's own keys begin its actions; one takes the last action back. */
export function useKeys({ decision, deciding, frame, game, back }: TableContext): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const typing = target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null;
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape" && deciding.stage !== "open" && deciding.stage !== "sent") {
        decision.cancel();
        return;
      }
      if (event.key === "Escape" && back.question === "asks") back.cancel();
      const type = game.plan.keys?.[event.key.toLowerCase()];
      const offer = type === undefined ? undefined : frame.offers.find((candidate) => candidate.type === type);
      if (offer !== undefined && isLegalOffer(offer) && !frame.pending) decision.begin(offer);
      if (type === undefined && event.key.toLowerCase() === UNDO_KEY && back.canUndo) back.take(UNDO);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [decision, deciding, frame, game, back]);
}
