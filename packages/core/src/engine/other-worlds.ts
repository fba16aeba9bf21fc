import type { Declaration, Draw, Viewer } from "../declare.ts";
import type { StateOf } from "../protocol/index.ts";

interface Dealing<D extends Declaration> {
  redeal(state: StateOf<D>, viewer: Viewer, draw: Draw): StateOf<D>;
}
/**
 * For each viewer of a position another world that looks the same to them. It depends on the position alone, so that nobody waits for a
 * step at which another world would let them go back, and everybody who checks the log deals the same. The position that was asked about
 * last is kept: whoever goes forth and back does so from one.
 */
export class OtherWorlds<D extends Declaration> {
  private readonly engine: Dealing<D>;
  private of: StateOf<D> | null = null;
  private readonly dealt = new Map<Viewer, StateOf<D>>();

  constructor(engine: Dealing<D>) {
    this.engine = engine;
  }
  for(state: StateOf<D>, viewer: Viewer): StateOf<D> {
    if (this.of !== state) this.dealt.clear();
    this.of = state;
    const world =
      this.dealt.get(viewer) ?? this.engine.redeal(state, viewer, drawFor(state.position * 16 + viewer + 1));
    this.dealt.set(viewer, world);
    return world;
  }
}
function drawFor(seed: number): Draw {
  let state = Math.imul(seed + 1, 0x9e3779b1) ^ 0x85ebca6b;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) % bound) | 0;
  };
}
