import { type AnyEngine, type AnyState, type Bot, drawOf, outcomeValues } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { type Mark, ticTacToe } from "./games/tic-tac-toe.ts";

/** Every position of tic-tac-toe up to turning and mirroring, and the share of them where a bot gives value away. */
const SEED = "77".repeat(32);
interface Position {
  readonly state: AnyState;
  /** The worth of each action to the seat to move, under best play. */
  readonly worth: ReadonlyMap<string, number>;
}
export const ticTacToeEngine = createEngine(ticTacToe) as unknown as AnyEngine;
const boardOf = (state: AnyState): readonly Mark[] => (state as unknown as { readonly board: readonly Mark[] }).board;

const TURNED = [6, 3, 0, 7, 4, 1, 8, 5, 2];
const MIRRORED = [2, 1, 0, 5, 4, 3, 8, 7, 6];
/** The same for all boards that turning and mirroring make equal. */
function classOf(board: readonly Mark[]): string {
  let least = board.join();
  let cells = board;
  for (let i = 0; i < 8; i++) {
    cells = (i === 4 ? MIRRORED : TURNED).map((from) => cells[from]!);
    const text = cells.join();
    if (text < least) least = text;
  }
  return least;
}
export function positions(): readonly Position[] {
  const engine = ticTacToeEngine;
  const worths = new Map<string, number>();
  const found = new Map<string, Position>();
  /** The worth of the position to the first seat. */
  const worthOf = (state: AnyState): number => {
    if (state.outcome !== null) return outcomeValues(state)[0]!;
    const key = classOf(boardOf(state));
    const known = worths.get(key);
    if (known !== undefined) return known;
    const seat = state.activeSeat as number;
    const worth = new Map<string, number>();
    for (const action of engine.validActions(state, seat)) {
      const value = worthOf(engine.simulate(state, action, SEED)!);
      worth.set(JSON.stringify(action.payload), seat === 0 ? value : 1 - value);
    }
    const best = Math.max(...worth.values());
    found.set(key, { state, worth });
    worths.set(key, seat === 0 ? best : 1 - best);
    return worths.get(key)!;
  };
  worthOf(engine.create({ seed: SEED }).snapshot.state);
  return [...found.values()];
}
/** How many of the positions the bot answers with an action that is worth less than the best. */
export function errorsOf(bot: Bot, iterations: number, among: readonly Position[]): number {
  const losesValue = ({ state, worth }: Position, index: number): boolean => {
    const draw = drawOf(seedFromText(`tic-tac-toe ${index}`));
    const action: Action = bot.choose({ state, seat: state.activeSeat, draw, budget: { iterations } });
    return worth.get(JSON.stringify(action.payload))! < Math.max(...worth.values());
  };
  return among.filter(losesValue).length;
}
