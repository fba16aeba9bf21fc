import { type BoardProps, Counter, PieceCard, piecesIn, SeatShape, SIGNS, Target, useTable } from "@cardwright/table";
import { isDepleted, timeOf } from "../src/day.ts";
import type { Die as SourceDie, TacticsWorld } from "../src/world.ts";
import styles from "./board.module.css";
import { ManaDie } from "./ManaDie.tsx";

/** The source in the middle, challenges and tactics around it, and what each player has gathered this turn. */
export function Board({ view }: BoardProps<TacticsWorld>) {
  const { names, game } = useTable();
  const time = timeOf(view);
  const offer = piecesIn(view.tacticOffer);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return (
    <div className={styles.board} data-time={time}>
      <section className={styles.source} aria-label={`The source, by ${time}`}>
        <h3>
          <TimeSign time={time} /> The source, by {time}
        </h3>
        <div className={styles.dice} data-place="source">
          {piecesIn(view.source).map((die) => (
            <DieTarget key={die.id} die={die} depleted={isDepleted(view, die)} />
          ))}
        </div>
      </section>
      {offer.length > 0 && view.roundPhase === "tactics" && (
        <section>
          <h3>Tactics on offer</h3>
          <div className={styles.row} data-place="tacticOffer">
            {offer.map((piece) => (
              <OfferedTactic key={piece.id} face={piece.face} piece={piece.id} />
            ))}
          </div>
        </section>
      )}
      <section>
        <h3>Challenges</h3>
        <div className={styles.row} data-place="challengeRow">
          {piecesIn(view.challengeRow).map((piece) => (
            <PieceCard key={piece.id} piece={{ ...piece }} />
          ))}
        </div>
      </section>
      <section className={styles.seats} aria-label="Players">
        {seats.map((seat) => {
          const [tactic] = piecesIn(view.tactic[seat]);
          return (
            <div key={seat} className={styles.seat}>
              <p className={styles.who}>
                <SeatShape seat={seat} size={14} /> {names.seat(seat)}
                {tactic !== undefined && (
                  <Target
                    target={tactic.face}
                    choices={TACTIC}
                    face={tactic.face}
                    label={`Tactic: ${game.look(tactic.face).name}`}
                    className={styles.held}
                  >
                    {game.look(tactic.face).name}
                    {view.tacticFlipped?.[seat] === true ? " (used)" : ""}
                  </Target>
                )}
              </p>
              <div className={styles.points}>
                {POINTS.map((name) => {
                  const value = view[name]?.[seat] ?? 0;
                  return value === 0 ? null : <Counter key={name} name={name} value={value} />;
                })}
                {MANA.map(([name, colour, kind]) => {
                  const count = view[name]?.[seat] ?? 0;
                  return count === 0 ? null : <Mana key={name} colour={colour} kind={kind} count={count} />;
                })}
                {[
                  ...piecesIn(view.storedManaDie[seat]),
                  ...piecesIn(view.spentDice[seat]),
                  ...piecesIn(view.setDice[seat]),
                ].map((die) => (
                  <DieTarget key={die.id} die={die} depleted={die.at.startsWith("spent")} />
                ))}
              </div>
            </div>
          );
        })}
      </section>
    </div>
  );
}
const POINTS = ["move", "influence", "attack", "block", "ranged"] as const;
const MANA = [
  ["redCrystals", "red", "crystal"],
  ["blueCrystals", "blue", "crystal"],
  ["greenCrystals", "green", "crystal"],
  ["whiteCrystals", "white", "crystal"],
  ["redTokens", "red", "token"],
  ["blueTokens", "blue", "token"],
  ["greenTokens", "green", "token"],
  ["whiteTokens", "white", "token"],
  ["blackTokens", "black", "token"],
] as const;
function DieTarget({ die, depleted }: { readonly die: SourceDie; readonly depleted: boolean }) {
  return (
    <Target target={die.id} piece={die.id} label={`${die.color} die${depleted ? ", not to be used now" : ""}`}>
      <ManaDie colour={die.color} spent={depleted} size={48} />
    </Target>
  );
}
const TACTIC = ["tacticId"];
function OfferedTactic({ face, piece }: { readonly face: string; readonly piece: string }) {
  const { game } = useTable();
  const look = game.look(face);
  return (
    <Target target={face} choices={TACTIC} face={face} piece={piece} label={`${look.name}. ${look.text}`}>
      <TacticCard face={face} />
    </Target>
  );
}
function Mana({
  colour,
  kind,
  count,
}: {
  readonly colour: string;
  readonly kind: "crystal" | "token";
  readonly count: number;
}) {
  return (
    <span className={styles.mana}>
      <svg viewBox="0 0 20 20" width="20" height="20" data-colour={colour} aria-hidden="true" focusable="false">
        {kind === "crystal" ? <path d="M10 1l6 6-6 12L4 7z" /> : <circle cx="10" cy="10" r="7" />}
      </svg>
      <span className="visually-hidden">
        {colour} {kind}s
      </span>
      {count}
    </span>
  );
}
function TimeSign({ time }: { readonly time: string }) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" className={styles.time} aria-hidden="true" focusable="false">
      {time === "day" ? <circle cx="10" cy="10" r="6" /> : <path d={SIGNS.moon} />}
    </svg>
  );
}
function TacticCard({ face }: { readonly face: string }) {
  const { game } = useTable();
  const look = game.look(face);
  return (
    <span className={styles.tactic}>
      <b>
        {look.cost}. {look.name}
      </b>
      <span>{look.text}</span>
    </span>
  );
}
