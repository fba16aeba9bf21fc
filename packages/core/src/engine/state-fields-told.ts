import * as z from "zod/mini";
import type { Schema } from "../declare.ts";
import { activeEffectSchema } from "../effect-schemas.ts";
import {
  count,
  fromOne,
  json,
  knowledgeSchema,
  outcomeSchema,
  promptSchema,
  waitingSchema,
} from "../protocol/part-schemas.ts";
import type { FieldValues, StateFieldName } from "./state-fields.ts";

interface Told<T> {
  /** Its meaning in one sentence, for the reference. */
  readonly says: string;
  readonly schema: Schema<T>;
}
/** The meaning of each of the engine's fields of a state, and its type as a schema. */
export const stateFieldsTold: { readonly [Name in StateFieldName]: Told<FieldValues[Name]> } = {
  seats: { says: "Number of seats in the match.", schema: fromOne },
  options: { says: "The options that the match was created with.", schema: z.looseObject({}) },
  turn: { says: "Number of the turn, from 1.", schema: fromOne },
  round: { says: "Number of the round, from 1.", schema: fromOne },
  turnInRound: { says: "Number of the turn within its round, from 1.", schema: fromOne },
  roundStartPlayerIndex: {
    says: "Seat that began the round; when the turn comes back to it, the next round begins.",
    schema: count,
  },
  activeSeat: { says: "Seat whose turn it is.", schema: count },
  seatsOut: {
    says: "Seats that are out of the match, in the order in which they went. A state leaves it out while there is none; viewers see an empty list.",
    schema: z.optional(z.array(count)),
  },
  phase: { says: "Phase of the turn.", schema: z.string() },
  effects: {
    says: "Effects that last, in the order in which they began; a viewer sees those on faces that they see.",
    schema: z.array(activeEffectSchema),
  },
  prompts: {
    says: "Open prompts; a viewer sees that they are open, and of their memo what it declares.",
    schema: z.array(promptSchema),
  },
  outcome: { says: "How the match ended; null while it goes on.", schema: z.nullable(outcomeSchema) },
  extensions: {
    says: "The slice of each expansion, by its id; the expansion says who sees it.",
    schema: z.record(z.string(), json),
  },
  known: {
    says: "Faces of hidden pieces that viewers know because they saw them: by piece, as bits of viewers, and where pieces were mixed up, the faces among them; null where nobody knows any.",
    schema: z.nullable(knowledgeSchema),
  },
  waiting: { says: "Events that wait behind the open prompts.", schema: z.array(waitingSchema) },
  position: { says: "Words of the random stream that have been used.", schema: count },
  nextPiece: { says: "Number of the next piece.", schema: fromOne },
  nextEffect: { says: "Number of the next open effect.", schema: fromOne },
  nextSecret: {
    says: "Numbers of the next secret effects that hang on no piece, by seat and last for nobody's: apart, so that the numbers of open effects do not tell of them.",
    schema: z.array(count),
  },
  nextPrompt: { says: "Number of the next prompt.", schema: fromOne },
};
