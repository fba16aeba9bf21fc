import type { Declaration, Fields } from "../../declare.ts";
import type { AnyDefinition, Becomes, EventBehaviour, StepFields } from "../../definitions.ts";
import type { Expansion } from "../../expansion/types.ts";
import { areIds } from "../../id-types.ts";
import type { AnyEvent } from "../../protocol/index.ts";
import { disturbBy } from "../knowledge.ts";
import type { AnyEventParts, EventParts, StepParts } from "./kind.ts";

/** The events and steps that a game or an expansion defines. The data of such an event is its plan. */

type Any = Declaration;
/** Fields that hold ids of pieces. */
export const pieceFieldsOf = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => areIds(fields[name]!.type));

export function authorsParts(definition: AnyDefinition, from: Expansion | null): AnyEventParts | StepParts {
  const { type, fields, isStep, behaviour } = definition;
  if (!isStep) return eventParts(type, fields, behaviour as EventBehaviour<Any, Fields>, from);
  if (behaviour === null) throw new TypeError(`step "${type}" never says what it becomes`);
  return stepParts(type, fields, behaviour as Becomes<Any, StepFields>);
}

function stepParts(type: string, fields: Fields, becomes: Becomes<Any, StepFields>): StepParts {
  return {
    type,
    idFields: pieceFieldsOf(fields),
    becomes: ({ stepTable }, asked) => becomes(stepTable, asked),
  };
}
function eventParts(
  type: string,
  fields: Fields,
  {
    cannot,
    apply,
    applySlice,
    say,
    reveals = [],
    happeningReveals = false,
    noticed = false,
  }: EventBehaviour<Any, Fields>,
  from: Expansion | null,
): EventParts<AnyEvent> {
  const mayWrite =
    from === null
      ? null
      : new Set([...Object.keys(from.declares?.zones ?? {}), ...Object.keys(from.declares?.facts ?? {})]);
  return {
    type,
    fields,
    reveals,
    happeningReveals,
    isNoticed: noticed,
    idFields: pieceFieldsOf(fields),
    isAnnouncement: apply === undefined && applySlice === undefined,
    ...(cannot === undefined ? null : { cannot }),
    ...(say === undefined ? null : { say }),
    write(ledger, event) {
      if (apply !== undefined) {
        const parts = apply(ledger.shown(), event);
        // A copy, because the parts are merged into the state where it lies once nobody else holds it.
        const before = ledger.state.known === null ? null : { ...ledger.state };
        ledger.merge(type, parts, mayWrite);
        if (before !== null) disturbBy(ledger, before, parts);
      }
      if (applySlice === undefined) return;
      if (from === null) throw new Error(`${type} belongs to no expansion, so it has no slice`);
      // An expansion's event changes the slice of that expansion, and cannot name another.
      ledger.setSlice(from.id, applySlice(ledger.shown().extensions[from.id] as never, event));
    },
  };
}
