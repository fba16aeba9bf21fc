/**
 * What a game declares of how it is told. Every public happening has one of three fates: a line tells it, another event's line
 * covers it, or it is silent because the game says so.
 */

/** The verb of a line, a key in the section `log`; false: declared silent. */
export type Verb = string | false;

/**
 * Events that another event's line tells as well. "$field" stands for a field of the event that covers ("$source.ref" for one in it); any
 * other value is itself. A
 * place without an owner compares by its zone ("hand" or "hand/$seat"), and `marks` asks for a mark of that name.
 */
export interface Cover {
  readonly type: string;
  readonly where?: Readonly<Record<string, string>>;
  /** Every such event of the step, not only the nearest. */
  readonly all?: true;
  /** Parameters of the line that come from the covered event: their name here, by the name there. */
  readonly gives?: Readonly<Record<string, string>>;
}
export interface EventTelling {
  /** Another key than the event's type, or false. */
  readonly told?: Verb;
  readonly covers?: readonly Cover[];
  /** The field with the id of the piece that it is about: the line gets its owner, as the viewer sees it. */
  readonly about?: string;
  /** Another verb where no event of that type stands in the step: a march that was told of before arrives, and does not move again. */
  readonly without?: { readonly type: string; readonly told: string };
}
export interface Telling {
  /** By the zone a piece comes to: the verb, or the verb by the zone it comes from ("*": any other). */
  readonly enters?: Readonly<Record<string, Verb | Readonly<Record<string, Verb>>>>;
  /** By fact; "*": any other. */
  readonly facts?: Readonly<Record<string, Verb>>;
  /** By mark. */
  readonly marks?: Readonly<Record<string, Verb>>;
  /** By phase; left out: every phase is told. */
  readonly phases?: Readonly<Record<string, Verb>>;
  /** By the definition of an effect that begins or ends; "*": any other. Left out: every effect is told. */
  readonly effects?: Readonly<Record<string, Verb>>;
  /** By the handler of a card that is used; left out: every use is told. */
  readonly activations?: Readonly<Record<string, Verb>>;
  readonly events?: Readonly<Record<string, EventTelling>>;
  /** A name for a cell of the board, where it is more than its number; the view says which board it is. */
  readonly cell?: (cell: number | string, view: object) => string;
}

/** A happening in words that have not been chosen yet. */
export interface Told {
  /** A message of the section `log`. */
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The events of the step that this line tells, by their index. */
  readonly covers: readonly number[];
  /** The line whose consequence it is. */
  readonly under?: number;
}

/** The engine's bookkeeping: what it does is seen in what it leads to. */
export const ENGINE_TELLING: Telling = {
  events: {
    PIECES_CREATED: { told: false },
    CHOICE_PROMPTED: { told: false },
    CHOICE_RESOLVED: { told: false },
    EFFECT_CHANGED: { told: false },
    SLICE_WRITTEN: { told: false },
    TURN_STARTED: { covers: [{ type: "TURN_ENDED" }] },
    MATCH_ENDED: { covers: [{ type: "TURN_ENDED" }] },
  },
};
/** A game's word stands before the engine's. */
export const withEngine = (game: Telling): Telling => ({
  ...game,
  events: { ...ENGINE_TELLING.events, ...game.events },
});
