import { clockRecords } from "./events-clock.ts";
import { effectRecords } from "./events-effects.ts";
import { handlerRecords } from "./events-handlers.ts";
import { pieceRecords } from "./events-pieces.ts";
import { promptRecords } from "./events-prompts.ts";
import type { RecordSpec } from "./record.ts";

/** The events that every game has. Beside a game's own appliers they are the only mutators. */
export const engineRecords: readonly RecordSpec[] = [
  ...pieceRecords,
  ...effectRecords,
  ...promptRecords,
  ...clockRecords,
  ...handlerRecords,
];
