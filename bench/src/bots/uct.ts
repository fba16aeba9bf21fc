import { type AnyEngine, type AnyState, type Bot, outcomeValues } from "@cardwright/bots";
import type { Action, Draw } from "@cardwright/core";

/** Textbook UCT for two seats and open games: the peer that the search is measured against. */
interface Node {
  readonly state: AnyState;
  readonly action: Action | null;
  readonly untried: Action[];
  readonly children: Node[];
  visits: number;
  /** Of the seat that moved here. */
  wins: number;
}
const SEED = "ac".repeat(32);
const EXPLORATION = Math.SQRT2;

export function uctBot(engine: AnyEngine): Bot {
  const nodeOf = (state: AnyState, action: Action | null): Node => {
    const untried = state.outcome === null ? engine.validActions(state, state.activeSeat).slice() : [];
    return { state, action, untried, children: [], visits: 0, wins: 0 };
  };
  const bestOf = ({ children, visits }: Node): Node => {
    const bound = (child: Node): number =>
      child.wins / child.visits + EXPLORATION * Math.sqrt(Math.log(visits) / child.visits);
    return children.reduce((best, child) => (bound(child) > bound(best) ? child : best));
  };
  const playout = (from: AnyState, draw: Draw): AnyState => {
    let state = from;
    while (state.outcome === null) state = engine.simulate(state, engine.sample(state, state.activeSeat, draw)!, SEED)!;
    return state;
  };
  const iterate = (root: Node, draw: Draw): void => {
    const path = [root];
    let node = root;
    while (node.untried.length === 0 && node.children.length > 0) {
      node = bestOf(node);
      path.push(node);
    }
    const [action] = node.untried.length === 0 ? [] : node.untried.splice(draw(node.untried.length), 1);
    if (action !== undefined) {
      const child = nodeOf(engine.simulate(node.state, action, SEED)!, action);
      node.children.push(child);
      path.push(child);
      node = child;
    }
    const values = outcomeValues(playout(node.state, draw));
    for (const [i, { state }] of path.entries()) {
      path[i]!.visits++;
      const moved = i === 0 ? state.activeSeat : path[i - 1]!.state.activeSeat;
      path[i]!.wins += values[moved]!;
    }
  };
  return {
    name: "search",
    choose({ state, draw, budget = {} }) {
      const root = nodeOf(state, null);
      const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = budget;
      const until = performance.now() + milliseconds;
      for (let i = 0; i < iterations && (i === 0 || performance.now() < until); i++) iterate(root, draw);
      return root.children.reduce((best, child) => (child.visits > best.visits ? child : best)).action!;
    },
  };
}
