import { page } from "../games.ts";
import { sayNow } from "../say.ts";
import type { Answer, Asked } from "./think-here.ts";

/** Asks one thing in a thread of its own, so that no bot's move waits for it; the thread ends with the answer. */
export function askThread(asked: Asked, givenUpAfter: number, thread = page.think()): Promise<Answer> {
  return new Promise((done, failed) => {
    const late = setTimeout(() => end(() => failed(new Error(sayNow("error.noAnswer")))), givenUpAfter);
    const end = (tell: () => void): void => {
      clearTimeout(late);
      thread.terminate();
      tell();
    };
    thread.addEventListener("message", ({ data }: MessageEvent<Answer>) => end(() => done(data)));
    thread.addEventListener("error", ({ message }) =>
      end(() => failed(new Error(message || "the bot's thread could not be started"))),
    );
    thread.postMessage(asked);
  });
}
