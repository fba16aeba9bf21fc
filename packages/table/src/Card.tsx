import styles from "./card.module.css";
import { Emblem } from "./Emblem.tsx";
import type { CardLook } from "./look.ts";
import { joinClasses, plain } from "./words.ts";

export interface CardProps {
  readonly look: CardLook;
  readonly size?: "small" | "normal" | "large";
  /** Marks that the piece carries, and effects that lie on it. */
  readonly notes?: readonly CardNote[];
  readonly className?: string | undefined;
}
export interface CardNote {
  readonly text: string;
  readonly tone?: "plain" | "good" | "bad";
}
/** Which of six frames a kind has: the same kind, the same frame, and its name stands at the foot as well. */
export function frameOf(kind: string): number {
  let sum = 0;
  for (let i = 0; i < kind.length; i++) sum = (sum * 31 + kind.charCodeAt(i)) % 9973;
  return sum % 6;
}
export function Card({ look, size = "normal", notes = [], className }: CardProps) {
  return (
    <div className={joinClasses(styles.card, styles[size], className)} data-frame={frameOf(look.kind)}>
      <div className={styles.head}>
        {look.cost !== undefined && <span className={styles.cost}>{look.cost}</span>}
        <span className={styles.name}>{look.name}</span>
      </div>
      <Emblem id={look.id} kind={look.kind} className={styles.emblem} />
      {look.text !== "" && <p className={styles.text}>{look.text}</p>}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ text, tone = "plain" }) => (
            <li key={text} data-tone={tone}>
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <span className={styles.tags}>{look.tags.map((tag) => plain(tag)).join(" · ")}</span>
        {look.values?.map(({ name, value, printed }) => (
          <span key={name} className={styles.value} data-changed={printed !== undefined && printed !== value}>
            <small>{name}</small> {value}
          </span>
        ))}
      </div>
    </div>
  );
}
/** One back for all cards: it may not differ by a pixel, whatever lies under it. */
export function CardBack({ size = "normal", className }: Pick<CardProps, "size" | "className">) {
  return (
    <div className={joinClasses(styles.card, styles[size], styles.back, className)}>
      <Emblem id="cardwright" kind="back" className={styles.backEmblem} />
    </div>
  );
}
