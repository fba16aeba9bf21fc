import { median } from "../core/median.ts";
import { perMillisecond } from "../core/processor-time.ts";
import type { Play } from "./plays.ts";

export interface Turns {
  readonly warmUpMilliseconds: number;
  readonly turnMilliseconds: number;
  readonly turns: number;
}
/**
 * Actions a second of each contestant, the median of its turns. They take short turns in one process, forwards and then
 * backwards, so that whatever else the machine does hits all of them alike.
 */
export function alternate(
  contestants: readonly Play[],
  { warmUpMilliseconds, turnMilliseconds, turns }: Turns,
): number[] {
  for (const play of contestants) perMillisecond(play, warmUpMilliseconds);
  const rates = contestants.map((play) => ({ play, found: [] as number[] }));
  for (let turn = 0; turn < turns; turn++) {
    const order = turn % 2 === 0 ? rates : rates.toReversed();
    for (const { play, found } of order) found.push(perMillisecond(play, turnMilliseconds) * 1000);
  }
  return rates.map(({ found }) => median(found));
}
