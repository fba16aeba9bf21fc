import { useEffect, useEffectEvent, useState } from "react";
import { reasonOf } from "./chrome/Problem.tsx";

interface Answer<T> {
  readonly data: T | undefined;
  /** Why it did not come. */
  readonly problem: string | undefined;
}
const NOT_YET = { data: undefined, problem: undefined };
const AGAIN_MS = 1_000;

/**
 * What a page asks for once, known by its key; it is asked for a second time where the first failed. Null: there is nothing to
 * ask for yet. A table's first load is counted in bytes, and a library for this was a twentieth of it.
 */
export function useOnce<T>(key: string | null, ask: () => Promise<T>): Answer<T> {
  const [answered, setAnswered] = useState<{ readonly key: string; readonly answer: Answer<T> } | null>(null);
  const start = useEffectEvent(ask);
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    const tell = (answer: Answer<T>): void => {
      if (isWanted) setAnswered({ key, answer });
    };
    let timer = 0;
    const again = async (): Promise<T> => {
      await new Promise<void>((resolve) => {
        timer = window.setTimeout(resolve, AGAIN_MS);
      });
      return start();
    };
    start()
      .catch(again)
      .then(
        (data) => tell({ data, problem: undefined }),
        (error) => tell({ data: undefined, problem: reasonOf(error) }),
      );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return answered !== null && answered.key === key ? answered.answer : NOT_YET;
}
