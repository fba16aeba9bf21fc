import { RandomStream } from "@cardwright/core/host";
import { NO_WORDS, type Vocabulary, WordCount } from "@cardwright/protocol";
import type { AnyEngine } from "../any-engine.ts";
import { noFaults } from "../faults.ts";
import { Audience } from "./audience.ts";
import { wireOf } from "./wire.ts";

const MATCHES = 2;
const STEPS = 60;
/**
 * The words of a game, found by playing it a little. Seeds and options are always the same ones: so are the words, for
 * every match and on every node.
 */
export function vocabularyOf(engine: AnyEngine): Vocabulary {
  const words = new WordCount();
  try {
    for (let match = 0; match < MATCHES; match++) playOne(engine, match.toString(16).padStart(64, "0"), words);
  } catch {
    // A game that cannot be dealt without being told how: what its messages have in common stays unknown, and is written out.
  }
  return words.vocabulary();
}
function playOne(engine: AnyEngine, seed: string, words: WordCount): void {
  const stream = new RandomStream(seed);
  let { snapshot } = engine.create({ seed });
  const { seats } = snapshot.state;
  const audience = new Audience(engine, seats, null, wireOf(NO_WORDS), noFaults);
  for (let viewer = -1; viewer < seats; viewer++) {
    const send = (message: unknown): void => words.add(message);
    audience.add({ viewer, tokenHash: null, packed: false, voice: null, send, write: send, end: () => undefined });
    words.add(audience.snapshot(viewer, snapshot.state, null));
  }
  for (let step = 0; step < STEPS; step++) {
    const [seat] = engine.actors(snapshot.state);
    const action = seat === undefined ? null : engine.sample(snapshot.state, seat, (bound) => stream.int(bound));
    const result = action === null ? null : engine.applyAction(snapshot, action);
    if (result?.ok !== true) return;
    const { type, payload } = action!;
    words.add({ type: "ACTION", action: type, payload: payload ?? {}, intent_id: "", seen: 0 });
    // An action that asks for nothing more is sent without a payload.
    words.add({ type: "ACTION", action: type, intent_id: "", seen: 0 });
    words.add({ type: "SUBMIT_CHOICE", prompt_id: "", selections: {}, intent_id: "", seen: 0 });
    const told = { entry: result.entry, before: snapshot.state, after: result.snapshot.state, clock: null, ack: null };
    audience.tell(audience.prepare(told));
    snapshot = result.snapshot;
  }
}
