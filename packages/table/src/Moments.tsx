import type { AnyEvent } from "@cardwright/core";
import { useEffect, useRef, useState } from "react";
import { Card } from "./Card.tsx";
import type { TableGame } from "./define-table.ts";
import styles from "./moments.module.css";
import { wantsMotion } from "./motion.ts";
import { SeatShape } from "./SeatBadge.tsx";
import { lineText } from "./said.ts";
import { useTable } from "./TableProvider.tsx";

/** Sights that are over before the next click: an opponent's card shown large, and the end of a round. Neither stops anybody. */
export function Moments() {
  return (
    <>
      <ShownPlay />
      <RoundEnd />
    </>
  );
}
interface Play {
  readonly key: number;
  readonly face: string;
  readonly seat: number;
}
/** A card that somebody else plays is held up for a moment, before the eye has to find it on the table. */
function ShownPlay() {
  const { frame, game, names } = useTable();
  const [shown, setShown] = useState<Play | null>(null);
  const revision = useRef(frame.revision);
  useEffect(() => {
    if (revision.current === frame.revision) return;
    const isNext = frame.revision === revision.current + 1;
    revision.current = frame.revision;
    const play = isNext ? playIn(game, frame.events, frame.view.you) : undefined;
    if (play !== undefined && wantsMotion()) setShown({ ...play, key: frame.revision });
  }, [frame, game]);
  // An end stands over everything.
  if (shown === null || frame.view.outcome !== null) return null;
  return (
    <div key={shown.key} className={styles.play} aria-hidden="true" onAnimationEnd={() => setShown(null)}>
      <p>
        <SeatShape seat={shown.seat} size={14} /> {names.seat(shown.seat)}
      </p>
      <Card look={game.look(shown.face)} size="large" />
    </div>
  );
}

/** The last card that went from the hand of another to where everyone sees it. */
function playIn({ engine }: TableGame, events: readonly AnyEvent[], you: number): Omit<Play, "key"> | undefined {
  const { zones } = engine.rules.declares;
  return events
    .flatMap(({ type, from, to, face }) => {
      if (type !== "PIECE_MOVED" || typeof face !== "string") return [];
      const [source = "", seat] = String(from ?? "").split("/");
      const [target = ""] = String(to ?? "").split("/");
      const isPlayed = zones[source]?.sight === "owner" && zones[target]?.sight === "everyone";
      return isPlayed && Number(seat) !== you ? [{ face, seat: Number(seat) }] : [];
    })
    .at(-1);
}
/** A round that decides something ends with a seal over the table: who has won it, by how much. */
function RoundEnd() {
  const { frame, game, words, say } = useTable();
  const [told, setTold] = useState<{ readonly round: number; readonly text: string } | null>(null);
  const { round, outcome } = frame.view;
  const last = useRef(round);
  useEffect(() => {
    if (last.current === round) return;
    const isNext = round === last.current + 1;
    last.current = round;
    if (!isNext || outcome !== null || game.plan.decidingRounds !== true || !wantsMotion()) return;
    const line = frame.said.findLast(({ kind, revision }) => revision === frame.revision && /ROUND/i.test(kind));
    setTold({ round: round - 1, text: line === undefined ? "" : lineText(line, words) });
  }, [round, outcome, frame, game, words]);
  if (told === null) return null;
  return (
    <div key={told.round} className={styles.round} aria-hidden="true" onAnimationEnd={() => setTold(null)}>
      <b>{say("table.round", { round: told.round })}</b>
      {told.text !== "" && <span>{told.text}</span>}
    </div>
  );
}
