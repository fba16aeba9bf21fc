import type { Declaration, Viewer } from "./declare.ts";
import type { Engine } from "./engine/engine.ts";
import { bit } from "./engine/place.ts";
import type { EngineState, StateOf } from "./protocol/index.ts";

/**
 * Worlds for people. A bot is asked for nothing but a move, while a person could read every byte of a world that is handed out. So whatever a state
 * holds that nobody has declared is taken out as well: what others know, their secret effects, how many they had.
 */

/** True where nothing waits: what stands behind an open prompt is data of the rules, and declared for nobody. */
export const isAtRest = ({ prompts, waiting }: EngineState): boolean => prompts.length === 0 && waiting.length === 0;

/** A dealt world as a viewer may hold it: only what they know and have themselves is left of what is no part of a view. */
export function ownWorld<D extends Declaration>(
  { rules }: Pick<Engine<D>, "rules">,
  world: StateOf<D>,
  viewer: Viewer,
): StateOf<D> {
  const { effects, known, nextSecret } = world;
  const isOthers = (owner: number, definition: string): boolean =>
    owner !== viewer && rules.effects.get(definition)?.isSecret === true;
  return {
    ...world,
    effects: effects.filter(({ piece, owner, definition }) => piece !== null || !isOthers(owner, definition)),
    known: known === null ? null : ownKnowledge(known, viewer),
    nextSecret: nextSecret.map((next, seat) => (seat === viewer ? next : 0)),
  };
}
function ownKnowledge({ pieces, mixed }: NonNullable<EngineState["known"]>, viewer: Viewer): EngineState["known"] {
  const mine = bit(viewer);
  const own = Object.entries(pieces).flatMap(([id, bits]) => ((bits & mine) === 0 ? [] : [[id, mine] as const]));
  const certain = mixed.map((sets, index) => (index === viewer + 1 ? sets : []));
  const knowsNothing = own.length === 0 && certain.every(({ length }) => length === 0);
  return knowsNothing ? null : { pieces: Object.fromEntries(own), mixed: certain };
}
