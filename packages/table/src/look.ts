/** What is printed on a card, ready to be drawn. */
export interface CardLook {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly tags: readonly string[];
  /** Decides the frame and the hatching of the emblem. */
  readonly kind: string;
  /** Top left: a cost or an initiative. */
  readonly cost?: string | number;
  /** At the foot, as short pairs: attack 3, health 5. */
  readonly values?: readonly CardValue[];
}
export interface CardValue {
  readonly name: string;
  readonly value: string | number;
  /** What is printed, where an effect has changed it. */
  readonly printed?: string | number;
}
