import {
  Art,
  type BoardProps,
  Counter,
  cssNumbers,
  PictureOf,
  piecesIn,
  SeatShape,
  Target,
  useTable,
} from "@cardwright/table";
import { useMemo } from "react";
import { challenges } from "../src/challenges.ts";
import { clientPlayer } from "../src/client-state.ts";
import { isDepleted, timeOf } from "../src/day.ts";
import {
  TACTIC_LONG_NIGHT,
  TACTIC_MIDNIGHT_MEDITATION,
  TACTIC_THE_RIGHT_MOMENT,
  type TacticEffectsOptions,
  type TacticId,
} from "../src/protocol.ts";
import { tacticEffectsOf } from "../src/valid-actions.ts";
import type { Die as SourceDie, TacticsWorld } from "../src/world.ts";
import { scene } from "./art/scene.ts";
import styles from "./board.module.css";
import { ManaDie } from "./ManaDie.tsx";

/** Challenges as one panorama, the source and the tactics below it, and what has been gathered this turn. */
export function Board({ view }: BoardProps<TacticsWorld>) {
  const { words } = useTable();
  const time = timeOf(view);
  const row = piecesIn(view.challengeRow);
  return (
    <div className={styles.board} data-time={time}>
      <section
        className={styles.panorama}
        style={cssNumbers({ "--of": row.length })}
        aria-label={words.text("label.challenges")}
        data-place="challengeRow"
      >
        {row.map((piece, index) => (
          <div key={piece.id} className={styles.part} style={cssNumbers({ "--at": index })}>
            <Challenge id={piece.id} face={piece.face} night={time === "night"} lit={index === LIT} />
          </div>
        ))}
      </section>
      <section className={styles.tray} aria-label={words.text("label.source", { time })}>
        <h2>
          {words.text("label.theSource")} <span>{words.text("label.sourceUse", { time })}</span>
        </h2>
        <div className={styles.dice} data-place="source">
          {sourcePlaces(view).map(({ id, die }) =>
            die === undefined ? (
              <span key={id} className={styles.taken} />
            ) : (
              <DieTarget key={id} die={die} depleted={isDepleted(view, die)} named />
            ),
          )}
        </div>
      </section>
      <Tactics view={view} />
      <Gathered view={view} />
    </div>
  );
}
/** Every die has its place in the source, also while somebody holds it: the others do not move. */
function sourcePlaces(view: BoardProps<TacticsWorld>["view"]) {
  const here = piecesIn(view.source);
  const held = [view.storedManaDie, view.spentDice, view.setDice].flatMap((zone) =>
    Array.from({ length: view.seats }, (_, seat) => piecesIn(zone[seat])).flat(),
  );
  return [...here, ...held]
    .map(({ id }) => ({ id, die: here.find((die) => die.id === id) }))
    .toSorted((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
}
/** The part of the panorama that the sun stands in. */
const LIT = 1;
const NEEDS = { foe: "attack", journey: "move", court: "influence" } as const;
interface ChallengeProps {
  readonly id: string;
  readonly face: string;
  readonly night: boolean;
  readonly lit: boolean;
}
function Challenge({ id, face, night, lit }: ChallengeProps) {
  const { game, words } = useTable();
  const look = game.look(face);
  const card = challenges.find((one) => one.id === face);
  const kind = card?.kind ?? "foe";
  const drawing = useMemo(() => scene({ id: face, kind, lit }, night), [face, kind, lit, night]);
  const need = words.text("gain.points", { stat: NEEDS[kind], amount: card?.number ?? 0 });
  const fame = words.text("label.fameOf", { fame: card?.fame ?? 0 });
  const told = [look.name, need, fame, look.text];
  return (
    <Target target={id} piece={id} face={face} label={told.filter(Boolean).join(". ")} className={styles.challenge}>
      <Art drawing={drawing} className={styles.scene} />
      <span className={styles.need}>
        <b>{look.name}</b>
        <strong>{card?.number}</strong>
      </span>
      <span className={styles.pays}>
        {need} <b>{fame}</b>
      </span>
    </Target>
  );
}
const TACTIC = ["tacticId"];
type CanActivate = NonNullable<TacticEffectsOptions["canActivate"]>;
const ACTIVATED: readonly (readonly [keyof CanActivate, TacticId])[] = [
  ["theRightMoment", TACTIC_THE_RIGHT_MOMENT],
  ["longNight", TACTIC_LONG_NIGHT],
  ["midnightMeditation", TACTIC_MIDNIGHT_MEDITATION],
];
/** On offer while tactics are chosen; then whose is which. */
function Tactics({ view }: BoardProps<TacticsWorld>) {
  const { frame, game, names, words } = useTable();
  const { canActivate } = tacticEffectsOf(frame.offers, view, view.you);
  const usable = ACTIVATED.filter(([key]) => canActivate?.[key] === true).map(([, id]) => id);
  const offered = view.roundPhase === "tactics" ? piecesIn(view.tacticOffer) : [];
  const held = Array.from({ length: view.seats }, (_, seat) => seat).flatMap((seat) =>
    piecesIn(view.tactic[seat]).map((piece) => ({ piece, seat })),
  );
  const shown = [...held, ...offered.map((piece) => ({ piece, seat: -1 }))];
  return (
    <section className={styles.tray} aria-label={words.text("label.allTactics")} data-many={shown.length > 3}>
      <h2>
        {words.text("label.allTactics")} <span>{words.text("label.lowestFirst")}</span>
      </h2>
      {/* Laid anew when the choice is over: nothing slides from one arrangement into the other. */}
      <div key={shown.length > 3 ? "many" : "few"} className={styles.tactics} data-place="tacticOffer">
        {shown.map(({ piece, seat }) => {
          const look = game.look(piece.face);
          const used = seat >= 0 && clientPlayer(view, seat).tacticFlipped;
          const isUsable = seat === view.you && usable.includes(piece.face);
          return (
            <Target
              key={piece.id}
              target={piece.face}
              choices={TACTIC}
              face={piece.face}
              piece={piece.id}
              label={[
                look.name,
                look.text,
                ...(seat < 0 ? [] : [words.text(used ? "label.tacticOf.used" : "label.tacticOf", { playerId: seat })]),
              ].join(". ")}
              className={styles.tactic}
            >
              {isUsable && <i className={styles.usable} />}
              <span className={styles.number}>{look.cost}</span>
              <PictureOf look={look} className={styles.tacticPicture} />
              <b>{look.name}</b>
              {seat >= 0 && (
                <span className={styles.whose}>
                  <SeatShape seat={seat} size={13} /> {used ? words.text("label.used") : names.seat(seat)}
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
  const { names, game, words } = useTable();
  const seat = view.activeSeat;
  const played = piecesIn(view.playArea[seat]);
  const dice = [
    ...piecesIn(view.storedManaDie[seat]),
    ...piecesIn(view.spentDice[seat]),
    ...piecesIn(view.setDice[seat]),
  ];
  return (
    <section className={styles.tray} data-wide="true" aria-label={words.text("label.thisTurn")}>
      <h2>
        {words.text("label.thisTurn")} <span>{words.text("label.pointsLast", { name: names.seat(seat) })}</span>
      </h2>
      <div className={styles.gathered}>
        {POINTS.map((name) => (
          <span key={name} className={styles.point} data-none={(view[name]?.[seat] ?? 0) === 0}>
            <Counter name={words.fact(name)} value={view[name]?.[seat] ?? 0} />
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
              label={words.text("label.played", { cardId: piece.face })}
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
  const { words } = useTable();
  return (
    <Target
      target={die.id}
      piece={die.id}
      label={words.text(depleted ? "label.die.depleted" : "label.die", { color: die.color })}
      className={styles.dieTarget}
    >
      <ManaDie colour={die.color} spent={depleted} />
      {named && (
        <span className={styles.dieName}>
          {words.text(`color.${die.color}`)}
          {depleted && <small>{words.text("label.notNow")}</small>}
        </span>
      )}
    </Target>
  );
}
