import type { Params } from "./packed.ts";
import type { Speaker } from "./speaker.ts";

/** Says the messages of an interface. Its keys and their parameters are types that the tool writes, so that a wrong one does not compile. */
export type Say<Messages> = <K extends keyof Messages & string>(
  key: K,
  ...params: keyof Messages[K] extends never ? [] : [params: Messages[K]]
) => string;

export function sayer<Messages>(speaker: Speaker): Say<Messages> {
  return (key, ...[params]) => speaker.text(key, { ...params } satisfies Params);
}
