import type { Evidence, Judgement } from "@cardwright/core/host";
import type { TableGame } from "@cardwright/table";
import { page } from "../games.ts";
import { askThread } from "../match/ask-thread.ts";
import { trustedKeys } from "../online/trusted-keys.ts";

/** A match of ten thousand steps takes a second or two; the longest that can be is three times that. */
const GIVEN_UP_AFTER_MS = 120_000;

/** Gives verdicts on matches, by this page's rules and the keys it trusts. They are found beside the page, which goes on meanwhile. */
export interface Judge {
  judge(game: TableGame, evidence: Evidence): Promise<Judgement>;
  stop(): void;
}
/** A judge has the next thread loaded before it is asked, because a match is to be judged offline too. */
export function startJudge(): Judge {
  let next = page.think();
  return {
    async judge({ id: game, engine }, evidence) {
      const thread = next;
      next = page.think();
      const trusted = evidence.seal === undefined ? [] : await trustedKeys();
      const expansions = engine.rules.expansions.map(({ id }) => id);
      const answer = await askThread({ id: 0, game, expansions, evidence, trusted }, GIVEN_UP_AFTER_MS, thread);
      if ("judgement" in answer) return answer.judgement;
      throw new Error("problem" in answer ? answer.problem : "a match was to be judged");
    },
    stop: () => next.terminate(),
  };
}
