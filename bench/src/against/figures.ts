import { boardNames } from "../boards/boards.ts";

/** One line of the comparison: a way to play, on the older core and on this one. */
export interface Figure {
  readonly name: string;
  /** What it is compared with besides: a plain loop. */
  readonly plain: string;
  /** The least it may be of the older one. */
  readonly ofOlder: number;
  /** The least it may be of the plain loop. */
  readonly ofPlain?: number;
  /** The most an action may cost, in actions with nothing but their log. */
  readonly inLogged?: number;
}
/** Less than nothing is lost: what a busy machine takes from one of two equals. */
const UNCHANGED = 0.95;
/** What listing moves has to gain by the engine's rebuilding, over the last revision before it. */
export const BEFORE_THE_REBUILDING = "ce9c70d5cc558afb99ac8d339e4f0c2d188dc525";
const LISTED_GAIN = 1.3;
const boardFloors = { ticTacToe: 0.24, connectFour: 0.33, breakthrough: 0.5 } as const;

export function figuresAgainst(isBeforeTheRebuilding: boolean): readonly Figure[] {
  const duel = (mode: string): Figure => ({ name: `duel/${mode}`, plain: "duel/plain", ofOlder: UNCHANGED });
  return [
    duel("simulate"),
    duel("pure"),
    duel("pureWithViews"),
    { ...duel("frame"), inLogged: 2 },
    ...boardNames.flatMap((board): Figure[] => {
      const plain = `${board}/plain`;
      return [
        { name: `${board}/advance`, plain, ofOlder: UNCHANGED, ofPlain: boardFloors[board] },
        { name: `${board}/logged`, plain, ofOlder: UNCHANGED },
        { name: `${board}/listed`, plain, ofOlder: isBeforeTheRebuilding ? LISTED_GAIN : UNCHANGED },
      ];
    }),
  ];
}
