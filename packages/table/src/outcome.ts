import type { Outcome } from "@cardwright/core/host";
import type { Speaker } from "@cardwright/words";

/** Who has won, in words that can be read from across the table. */
export const outcomeTitle = ({ winners }: Outcome, speaker: Speaker): string =>
  speaker.sentence("end.title", { winners });
/** Why it is over: by the reason's own word. A game without language files says it in its rules. */
export function outcomeReason({ reason }: Outcome, speaker: Speaker): string {
  const key = `outcome.${reason}`;
  return speaker.has(key) ? speaker.sentence(key) : reason;
}
