import type { Evidence, Judgement } from "@cardwright/core/host";
import type { TableGame } from "@cardwright/table";
import { trustedKeys } from "../online/trusted-keys.ts";
import { askThread } from "./ask-thread.ts";

/** A match of ten thousand steps takes a second or two; the longest that can be is three times that. */
const GIVEN_UP_AFTER_MS = 120_000;

/** The verdict on a match, by this page's rules and the keys it trusts. It is found beside the page, which goes on meanwhile. */
export async function judgeHere({ id: game, engine }: TableGame, evidence: Evidence): Promise<Judgement> {
  const trusted = evidence.seal === undefined ? [] : await trustedKeys();
  const expansions = engine.rules.expansions.map(({ id }) => id);
  const answer = await askThread({ id: 0, game, expansions, evidence, trusted }, GIVEN_UP_AFTER_MS);
  if ("judgement" in answer) return answer.judgement;
  throw new Error("problem" in answer ? answer.problem : "a match was to be judged");
}
