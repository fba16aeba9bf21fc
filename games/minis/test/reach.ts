import type { StateOf } from "@cardwright/core";
import type { Engine } from "@cardwright/core/host";
import { isMini } from "../src/cardset.ts";
import type { Minis, Seat } from "../src/index.ts";

/**
 * Walks through every position that can be reached from one, whatever both players do, and looks for one from which a
 * player is kept from acting: nobody to move, a move that leads nowhere new, or a control effect that holds the same
 * creature for two turns of its player in a row.
 */
export interface Reached {
  readonly positions: number;
  readonly ends: number;
  readonly turns: number;
  /** The first position in which somebody was stuck, and how; null when there is none. */
  readonly stuck: string | null;
}
type State = StateOf<Minis>;
/** By creature: how many turns of its player in a row a control effect has held it. */
type Held = Readonly<Record<string, number>>;
interface Node {
  readonly state: State;
  readonly held: Held;
  readonly key: string;
  next: State[] | null;
}

const SEED = "0".repeat(64);
/** What may differ between two positions that are the same to the rules: numbers given to things as they come. */
function keyOf(state: State, held: Held): string {
  const { position: _, nextPiece: __, nextEffect: ___, nextPrompt: ____, effects, prompts, ...rest } = state;
  const running = effects.map(({ id: _id, ...effect }) => effect);
  const asked = prompts.map(({ id: _id, ...prompt }) => prompt);
  return JSON.stringify([rest, running, asked, held]);
}
/** Looks at the moments at which control bites: nobody can attack who is frozen, nobody come in who is paralyzed. */
function heldAfter(engine: Engine<Minis>, before: State, after: State, held: Held): Held {
  const seat = after.activeSeat;
  if (before.phase === after.phase) return held;
  const count = (id: string, is: boolean): Held => ({ ...held, [id]: is ? (held[id] ?? 0) + 1 : 0 });
  if (after.phase === "TURN.COMBAT.DECLARE") {
    const [active] = after.active[seat];
    if (active === undefined || isMini(active)) return held;
    const attacks = engine.validActions(after, seat).some(({ type }) => type === "ATTACK");
    return count(active.id, !attacks);
  }
  if (after.phase !== "TURN.MAIN") return held;
  const paralyzed = (id: string) =>
    after.effects.some((effect) => effect.definition === "paralyzed" && effect.piece === id);
  const benched = after.bench[seat].map(({ id }): [string, number] => {
    const name = `bench ${id}`;
    return [name, paralyzed(id) ? (held[name] ?? 0) + 1 : 0];
  });
  return { ...held, ...Object.fromEntries(benched) };
}

export function reach(engine: Engine<Minis>, from: State, positionsMax: number): Reached {
  const known = new Set<string>();
  const onPath = new Set<string>();
  let ends = 0;
  let turns = 0;
  const found = (stuck: string | null): Reached => ({ positions: known.size, ends, turns, stuck });
  const start: Node = { state: from, held: {}, key: keyOf(from, {}), next: null };
  const path = [start];
  known.add(start.key);
  onPath.add(start.key);
  while (path.length > 0) {
    const node = path[path.length - 1]!;
    const { state, held } = node;
    if (node.next === null) {
      turns = Math.max(turns, state.turn - from.turn);
      if (state.outcome !== null) ends++;
      node.next = [];
      for (const seat of engine.actors(state) as readonly Seat[]) {
        const actions = engine.validActions(state, seat);
        if (actions.length === 0) return found(`seat ${seat} has nothing to do in ${state.phase}`);
        // A turn is ended from its last window alone, so that every turn passes the moments that are looked at.
        const looked = actions.filter(({ type }) => type !== "END_TURN" || state.phase === "TURN.END");
        for (const action of looked) {
          const next = engine.simulate(state, action, SEED);
          if (next === null) return found(`${action.type} is offered and refused in ${state.phase}`);
          node.next.push(next);
        }
      }
    }
    const next = node.next.pop();
    if (next === undefined) {
      onPath.delete(node.key);
      path.pop();
      continue;
    }
    const heldNow = heldAfter(engine, state, next, held);
    const longest = Object.entries(heldNow).find(([, count]) => count > 1);
    if (longest !== undefined) return found(`${longest[0]} is held for ${longest[1]} turns in a row`);
    const key = keyOf(next, heldNow);
    if (onPath.has(key)) return found(`play comes back to where it was, in ${next.phase}`);
    if (known.has(key)) continue;
    if (known.size >= positionsMax) throw new Error(`more than ${positionsMax} positions`);
    known.add(key);
    onPath.add(key);
    path.push({ state: next, held: heldNow, key, next: null });
  }
  return found(null);
}
