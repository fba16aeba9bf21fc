import { AGREE_TAKEBACK, TAKEBACK, UNDO } from "@cardwright/core/host";
import { useEffect, useMemo, useState } from "react";
import type { Decision } from "./decision.ts";
import type { Frame, TableSession } from "./session.ts";

/** Ways back: one's own last action while it taught nobody anything, and beyond that with the consent of the others. */

export interface Back {
  /** The seat's last action can be taken back now. */
  readonly canUndo: boolean;
  /** The viewer wants to ask the others, or is asked by one of them. */
  readonly question: "none" | "asks" | "asked";
  take(type: string): void;
  /** Begins to ask the others, if there is anything to ask them for. */
  ask(): void;
  cancel(): void;
}
/** True if the rules would take this action now: asked anew with each frame in which it could be so. */
function useMayTake(session: TableSession, frame: Frame, type: string, isLikely: boolean): boolean {
  const { revision, view } = frame;
  const here = `${view.you} ${revision}`;
  const [takenAt, setTakenAt] = useState("");
  useEffect(() => {
    if (!isLikely) return;
    let isStill = true;
    void session.describe({ type }).then((found) => {
      if (isStill) setTakenAt(found === null ? here : "");
    });
    return () => {
      isStill = false;
    };
  }, [session, type, isLikely, here]);
  return isLikely && takenAt === here;
}
const offerOf = (type: string) => ({ type, label: "", choice: null });

export function useBack(session: TableSession, frame: Frame, decision: Decision): Back {
  const { view, actors, pending, revision } = frame;
  const isGoing = view.outcome === null || frame.plan !== undefined;
  const plays = view.you >= 0 && isGoing && !pending;
  const isOwnTurn = actors.length === 1 && actors[0] === view.you;
  const canUndo = useMayTake(session, frame, UNDO, plays && (isOwnTurn || frame.plan !== undefined));
  const isAsked = useMayTake(session, frame, AGREE_TAKEBACK, plays && view.seats > 1 && frame.plan === undefined);
  const [asksAt, setAsksAt] = useState(-1);
  const asks = plays && asksAt === revision;
  return useMemo(() => {
    const take = (type: string): void => {
      setAsksAt(-1);
      decision.begin(offerOf(type));
    };
    return {
      canUndo,
      question: isAsked ? "asked" : asks ? "asks" : "none",
      take,
      ask() {
        // The rules say why there is nothing to ask for.
        void session.describe({ type: TAKEBACK }).then((why) => (why === null ? setAsksAt(revision) : take(TAKEBACK)));
      },
      cancel: () => setAsksAt(-1),
    };
  }, [session, decision, revision, canUndo, isAsked, asks]);
}
