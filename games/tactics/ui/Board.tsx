import { Art, type BoardProps, Counter, PictureOf, piecesIn, SeatShape, Target, useTable } from "@cardwright/table";
import { useMemo } from "react";
import { challenges } from "../src/challenges/index.ts";
import { isDepleted, timeOf } from "../src/day.ts";
import type { Die as SourceDie, TacticsWorld } from "../src/world.ts";
import { scene } from "./art/scene.ts";
import styles from "./board.module.css";
import { ManaDie } from "./ManaDie.tsx";

/** Challenges as one panorama, the source and the tactics below it, and what has been gathered this turn. */
export function Board({ view }: BoardProps<TacticsWorld>) {
  const time = timeOf(view);
  return (
    <div className={styles.board} data-time={time}>
      <section className={styles.panorama} aria-label="Challenges" data-place="challengeRow">
        {piecesIn(view.challengeRow).map((piece) => (
          <Challenge key={piece.id} id={piece.id} face={piece.face} night={time === "night"} />
        ))}
      </section>
      <section className={styles.tray} aria-label={`The source, by ${time}`}>
        <h2>
          The source <span>by {time}, one die a turn</span>
        </h2>
        <div className={styles.dice} data-place="source">
          {piecesIn(view.source).map((die) => (
            <DieTarget key={die.id} die={die} depleted={isDepleted(view, die)} named />
          ))}
        </div>
      </section>
      <Tactics view={view} />
      <Gathered view={view} />
    </div>
  );
}
const NEEDS = { foe: "Attack", journey: "Move", court: "Influence" } as const;
interface ChallengeProps {
  readonly id: string;
  readonly face: string;
  readonly night: boolean;
}
function Challenge({ id, face, night }: ChallengeProps) {
  const { game } = useTable();
  const look = game.look(face);
  const card = challenges.find((one) => one.id === face);
  const kind = card?.kind ?? "foe";
  const drawing = useMemo(() => scene({ id: face, kind }, night), [face, kind, night]);
  const told = [look.name, `${NEEDS[kind]} ${card?.number ?? 0}`, `${card?.fame ?? 0} fame`, look.text];
  return (
    <Target target={id} piece={id} face={face} label={told.filter(Boolean).join(". ")} className={styles.challenge}>
      <Art drawing={drawing} className={styles.scene} />
      <span className={styles.need}>
        <b>{look.name}</b>
        <strong>{card?.number}</strong>
      </span>
      <span className={styles.pays}>
        {NEEDS[kind]} {card?.number} <b>{card?.fame} fame</b>
      </span>
    </Target>
  );
}
const TACTIC = ["tacticId"];
/** On offer while tactics are chosen; then whose is which. */
function Tactics({ view }: BoardProps<TacticsWorld>) {
  const { game, names } = useTable();
  const offered = view.roundPhase === "tactics" ? piecesIn(view.tacticOffer) : [];
  const held = Array.from({ length: view.seats }, (_, seat) => seat).flatMap((seat) =>
    piecesIn(view.tactic[seat]).map((piece) => ({ piece, seat })),
  );
  const shown = [...held, ...offered.map((piece) => ({ piece, seat: -1 }))];
  return (
    <section className={styles.tray} aria-label="Tactics" data-many={shown.length > 3}>
      <h2>
        Tactics <span>the lowest number goes first</span>
      </h2>
      <div className={styles.tactics} data-place="tacticOffer">
        {shown.map(({ piece, seat }) => {
          const look = game.look(piece.face);
          const used = seat >= 0 && view.tacticFlipped?.[seat] === true;
          return (
            <Target
              key={piece.id}
              target={piece.face}
              choices={TACTIC}
              face={piece.face}
              piece={piece.id}
              label={`${look.name}. ${look.text}${seat < 0 ? "" : `. Of ${names.seat(seat)}${used ? ", used" : ""}`}`}
              className={styles.tactic}
            >
              <span className={styles.number}>{look.cost}</span>
              <PictureOf look={look} className={styles.tacticPicture} />
              <b>{look.name}</b>
              {seat >= 0 && (
                <span className={styles.whose}>
                  <SeatShape seat={seat} size={13} /> {used ? "used" : names.seat(seat)}
                </span>
              )}
            </Target>
          );
        })}
      </div>
    </section>
  );
}
const POINTS = ["move", "influence", "attack", "block", "ranged"] as const;
/** Points last until the turn ends: those of whoever's turn it is. */
function Gathered({ view }: BoardProps<TacticsWorld>) {
  const { names, game } = useTable();
  const seat = view.activeSeat;
  const played = piecesIn(view.playArea[seat]);
  const dice = [
    ...piecesIn(view.storedManaDie[seat]),
    ...piecesIn(view.spentDice[seat]),
    ...piecesIn(view.setDice[seat]),
  ];
  return (
    <section className={styles.tray} data-wide="true" aria-label="This turn">
      <h2>
        This turn <span>{names.seat(seat)}, points last until it ends</span>
      </h2>
      <div className={styles.gathered}>
        {POINTS.map((name) => (
          <span key={name} className={styles.point} data-none={(view[name]?.[seat] ?? 0) === 0}>
            <Counter name={name} value={view[name]?.[seat] ?? 0} />
          </span>
        ))}
        {dice.map((die) => (
          <DieTarget key={die.id} die={die} depleted={die.at.startsWith("spent")} />
        ))}
        <span className={styles.played} data-place={`playArea/${seat}`}>
          {played.map((piece) => (
            <Target
              key={piece.id}
              target={piece.id}
              piece={piece.id}
              face={piece.face}
              label={`${game.look(piece.face).name}, played`}
              className={styles.deed}
            >
              {game.look(piece.face).name}
            </Target>
          ))}
        </span>
      </div>
    </section>
  );
}
interface DieTargetProps {
  readonly die: SourceDie;
  readonly depleted: boolean;
  readonly named?: boolean;
}
function DieTarget({ die, depleted, named = false }: DieTargetProps) {
  return (
    <Target
      target={die.id}
      piece={die.id}
      label={`${die.color} die${depleted ? ", not to be used now" : ""}`}
      className={styles.dieTarget}
    >
      <ManaDie colour={die.color} spent={depleted} />
      {named && (
        <span className={styles.dieName}>
          {die.color}
          {depleted && <small>not now</small>}
        </span>
      )}
    </Target>
  );
}
