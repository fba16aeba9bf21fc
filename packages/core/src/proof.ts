import type { Declaration } from "./declare.ts";
import type { Engine } from "./engine/engine.ts";
import { type Log, replay, verifyChain, verifyToEnd } from "./log.ts";
import { isSignedBy, type PublishedKeys, type Seal, type Subtle } from "./seal.ts";
import { commitmentOf, mixSeed } from "./seed.ts";

/** The verdict on a match that was handed over: whole and signed, consistent and no more, or refused. */

/** How a server's seed and its players' nonces became the seed. */
export interface Fairness {
  readonly commitment: string;
  readonly server_seed: string;
  readonly nonces: readonly string[];
  readonly seed: string;
}
/** A match with everything that was handed out beside its log. */
export interface Evidence {
  readonly log: Log;
  /** Missing while the match is not over: then only the chain can be checked. */
  readonly seed?: string | undefined;
  readonly fairness?: Fairness | undefined;
  readonly seal?: Seal | undefined;
}
export interface Judgement {
  /** signed: whole, and by whom. consistent: nothing contradicts it, and nobody vouches for it. refused: something does. */
  readonly verdict: "signed" | "consistent" | "refused";
  readonly ended: boolean;
  readonly steps: number;
  /** The last link of the chain, which stands for header and steps alike; null where there is none. */
  readonly head: string | null;
  readonly signedBy: string | null;
  /** The first step that is wrong. */
  readonly step?: number;
  readonly because?: string;
}
/** The verdict on what is no log, or of no game that is known here. */
export const refusal = (because: string, step = 0): Judgement => ({
  verdict: "refused",
  ended: false,
  steps: 0,
  head: null,
  signedBy: null,
  step,
  because,
});

/**
 * Judges a match by its rules and by the keys that are trusted here. A signature counts only under a key that its server has
 * published: one that came along with the log would prove nothing.
 */
export async function judge<D extends Declaration>(
  engine: Engine<D>,
  evidence: Evidence,
  trusted: readonly PublishedKeys[],
  subtle?: Subtle,
): Promise<Judgement> {
  const { log, seal } = evidence;
  const found = examined(engine, evidence);
  if (!found.ok) return { ...told(log, false), ...refusalAt(found.revision, found.why) };
  const ended = found.hasEnded ?? hasEnded(engine, log);
  const facts = told(log, ended);
  const consistent = (because: string): Judgement => ({ verdict: "consistent", ...facts, because });
  if (seal === undefined)
    return consistent(ended ? "nobody has signed it" : "it has not ended, and nobody has signed it");
  if (evidence.seed === undefined) return consistent("its seed is not known yet, so only its chain was checked");
  const signature = await isSignedBy(trusted, subtle, { head: facts.head!, steps: facts.steps }, seal);
  if ("unknown" in signature) return consistent(signature.unknown);
  if ("wrong" in signature) return { ...facts, ...refusalAt(Math.max(0, facts.steps - 1), signature.wrong) };
  if (!ended) return consistent("it has not ended");
  return { verdict: "signed", ...facts, signedBy: signature.server };
}
const refusalAt = (step: number, because: string) => ({ verdict: "refused", step, because }) as const;

function told({ lines }: Log, ended: boolean): Omit<Judgement, "verdict"> {
  const list = Array.isArray(lines) ? lines : [];
  const head: unknown = list.at(-1)?.hash;
  return { ended, steps: list.length, head: typeof head === "string" ? head : null, signedBy: null };
}
/** Only its chain is known of a log without a seed. */
type Found =
  | { readonly ok: true; readonly hasEnded?: boolean }
  | { readonly ok: false; readonly revision: number; readonly why: string };
function examined<D extends Declaration>(engine: Engine<D>, { log, seed, fairness }: Evidence): Found {
  const wrong = (why: string): Found => ({ ok: false, revision: 0, why });
  if (seed === undefined) return verifyChain(log);
  try {
    if (fairness !== undefined) {
      if (commitmentOf(fairness.server_seed) !== fairness.commitment)
        return wrong("the server's seed is not the one it committed to");
      if (fairness.seed !== seed || mixSeed(fairness.server_seed, fairness.nonces) !== seed)
        return wrong("the seed is not mixed from the server's seed and the nonces");
    }
  } catch (error) {
    return wrong(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return verifyToEnd(engine, log, seed);
}
/** Told by the events alone, which were found to be those of the rules where there was a seed to find that out. */
function hasEnded<D extends Declaration>(engine: Engine<D>, log: Log): boolean {
  try {
    return replay(engine, log).outcome !== null;
  } catch {
    return false;
  }
}
