import type { AnyEvent } from "../../protocol/index.ts";
import { NO_EVENTS } from "../ledger.ts";
import type { EventParts, StepParts } from "./kind.ts";

/** The first steps of a match, and the slices that expansions keep. */

export const setUpStep: StepParts = {
  type: "SET_UP",
  becomes: ({ ledger: { rules }, stepTable }) => [
    ...rules.game.setup(stepTable),
    ...rules.expansions.map(({ id }) => ({ expansion: id, type: "SESSION_CREATE" })),
  ],
};
interface SessionAsked extends AnyEvent {
  readonly expansion: string;
}
export const sessionCreate: StepParts<SessionAsked> = {
  type: "SESSION_CREATE",
  becomes({ ledger: { rules }, stepTable }, { expansion: wanted }) {
    const expansion = rules.expansions.find(({ id }) => id === wanted);
    const { state, random } = stepTable;
    const options: Readonly<Record<string, unknown>> = { ...state.options };
    const answer = expansion?.onSessionCreate?.({ state, options, random });
    if (answer === undefined) return NO_EVENTS;
    const written = "slice" in answer ? [writeSlice(wanted, answer.slice)] : [];
    return [...written, ...(answer.events ?? [])];
  },
};
export interface SliceWritten extends AnyEvent {
  readonly expansion: string;
  readonly slice: unknown;
}
export const writeSlice = (expansion: string, slice: unknown): SliceWritten => ({
  expansion,
  slice,
  type: "SLICE_WRITTEN",
});
export const sliceWritten: EventParts<SliceWritten> = {
  type: "SLICE_WRITTEN",
  write(ledger, { expansion, slice }) {
    ledger.setSlice(expansion, slice);
  },
  sees: () => null,
};
