import type { AnyEngine } from "@cardwright/bots";
import { seedFromText } from "@cardwright/core/host";

const SEED = seedFromText("examined");

/** Why no match can be dealt as it is asked for. That a game fails at it is a defect, which the work itself will tell. */
export function whyNotDealt(
  engine: AnyEngine,
  { seats, options }: { readonly seats?: number; readonly options?: object },
): string | undefined {
  try {
    engine.start({
      ...(seats === undefined ? {} : { seats }),
      ...(options === undefined ? {} : { options }),
      seed: SEED,
    });
  } catch (error) {
    if (error instanceof RangeError) return error.message;
  }
  return undefined;
}
