import type { Fields } from "../declare.ts";
import type { AnyEvent } from "../protocol/index.ts";
import type { EventRecord } from "../registry.ts";

/** How the engine's own events are written down. */

export type EngineRecord = Omit<EventRecord, "ruleReplaces" | "ruleReacts" | "effectsReplace" | "effectsReact">;
const NO_FIELDS: Fields = {};
export const NO_EVENTS: readonly AnyEvent[] = [];

type Fact = Partial<Omit<EngineRecord, "type" | "isStep" | "becomes">> & Pick<EngineRecord, "say">;
export const fact = (type: string, record: Fact): EngineRecord => ({
  isStep: false,
  fields: NO_FIELDS,
  reveals: [],
  pieceFields: [],
  mayWrite: null,
  ...record,
  type,
});
export const step = (
  type: string,
  becomes: NonNullable<EngineRecord["becomes"]>,
  pieceFields: readonly string[] = [],
): EngineRecord => ({ type, isStep: true, fields: NO_FIELDS, reveals: [], pieceFields, mayWrite: null, becomes });
