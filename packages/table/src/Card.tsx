import { Art } from "./art/Art.tsx";
import { cardBack } from "./art/seals.ts";
import styles from "./card.module.css";
import { PictureOf } from "./Emblem.tsx";
import { type CardLook, TONES, type Tone } from "./look.ts";
import { RulesText } from "./RulesText.tsx";
import { joinClasses } from "./words.ts";

export interface CardProps {
  readonly look: CardLook;
  /** In a pile, in a tray, in the hand, on a page, among many others with its text or without, among a few to choose from, or in full. */
  readonly size?: "pile" | "tray" | "fan" | "normal" | "gallery" | "whole" | "option" | "large";
  /** Marks that the piece carries, and effects that lie on it. */
  readonly notes?: readonly CardNote[];
  readonly className?: string | undefined;
}
export interface CardNote {
  readonly text: string;
  readonly tone?: "plain" | "good" | "bad";
}
/** Letters that a small card has room for: a text is there as a whole, or only where the card is read. */
const BRIEF = 48;
/** The frame of a kind that no game has given one: the same kind, the same frame. */
export function toneOf(kind: string): Tone {
  let sum = 0;
  for (let i = 0; i < kind.length; i++) sum = (sum * 31 + kind.charCodeAt(i)) % 9973;
  return TONES[sum % 6] ?? "olive";
}
export function Card({ look, size = "normal", notes = [], className }: CardProps) {
  const { text, values = [] } = look;
  return (
    <div
      className={joinClasses(styles.card, styles[size], className)}
      data-tone={look.tone ?? toneOf(look.kind)}
      data-picture={look.picture !== undefined}
    >
      <div className={styles.head}>
        <span className={styles.name} data-long={/\S{11}/.test(look.name)}>
          {look.name}
        </span>
        {look.cost !== undefined && <span className={styles.cost}>{look.cost}</span>}
        {look.sign !== undefined && (
          <svg viewBox="0 0 20 20" className={styles.sign} aria-hidden="true" focusable="false">
            <path d={look.sign} />
          </svg>
        )}
      </div>
      <PictureOf look={look} className={styles.picture} />
      {text !== "" &&
        (size === "large" ? (
          <RulesText text={text} glossary={look.glossary} />
        ) : (
          <p className={styles.text} data-brief={text.length <= BRIEF}>
            {text}
          </p>
        ))}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ text: note, tone = "plain" }) => (
            <li key={note} data-tone={tone}>
              {note}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <span className={styles.tags}>{(size === "gallery" ? look.tags.slice(0, 1) : look.tags).join(" · ")}</span>
        {values.map(({ name, value, printed }) => (
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
      <Art drawing={cardBack} className={styles.backPattern} />
    </div>
  );
}
