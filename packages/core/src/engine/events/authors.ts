import { type Declaration, type Fields, pieceId, pieceIds } from "../../declare.ts";
import type { AnyDefinition, FactBehaviour, StepBehaviour } from "../../definitions.ts";
import type { Expansion } from "../../expansion/types.ts";
import type { AnyEvent } from "../../protocol/index.ts";
import type { EventParts, StepParts } from "./kind.ts";

/** The events and steps that a game or an expansion defines. The data of such an event is its plan. */

type Any = Declaration;
/** Fields that hold ids of pieces. */
export const pieceFieldsOf = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]!.type === pieceId || fields[name]!.type === pieceIds);

export function authorsParts(definition: AnyDefinition, from: Expansion | null): EventParts | StepParts {
  const { type, fields, isStep, behaviour } = definition;
  if (!isStep) return eventParts(type, fields, behaviour as FactBehaviour<Any, Fields>, from);
  if (behaviour === null) throw new TypeError(`step "${type}" never says what it becomes`);
  return stepParts(type, fields, behaviour as StepBehaviour<Any, Fields>);
}

function stepParts(type: string, fields: Fields, { cannot, becomes }: StepBehaviour<Any, Fields>): StepParts {
  return {
    type,
    idFields: pieceFieldsOf(fields),
    ...(cannot === undefined ? null : { cannot }),
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
  }: FactBehaviour<Any, Fields>,
  from: Expansion | null,
): EventParts<AnyEvent, AnyEvent, AnyEvent> {
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
    plan: (_, asked) => asked,
    replan: (_, told) => told,
    write(ledger, event) {
      if (apply !== undefined) ledger.merge(type, apply(ledger.shown(), event), mayWrite);
      if (applySlice === undefined) return;
      if (from === null) throw new Error(`${type} belongs to no expansion, so it has no slice`);
      // An expansion's event changes the slice of that expansion, and cannot name another.
      ledger.setSlice(from.id, applySlice(ledger.shown().extensions[from.id] as never, event));
    },
    tell: (_, plan) => plan,
  };
}
