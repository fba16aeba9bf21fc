import { ACTIVATE_EFFECT, type Action, type Refusal, SUBMIT_CHOICE } from "@cardwright/core";
import { type Command, HOST_CODES, type HostCode } from "@cardwright/protocol";

/** A command as the engine takes it. The seat comes from the connection; the message has no place for one. */
export function actionOf(command: Command, seat: number, at: number): Action {
  const intentId = command.intent_id;
  switch (command.type) {
    case "ACTION":
      return command.payload === undefined
        ? { type: command.action, seat, intentId, at }
        : { type: command.action, seat, payload: command.payload, intentId, at };
    case "ACTIVATE_EFFECT": {
      const { source_instance_id, effect_id } = command;
      return { type: ACTIVATE_EFFECT, seat, payload: { source_instance_id, effect_id }, intentId, at };
    }
    case "SUBMIT_CHOICE": {
      const { prompt_id, selections } = command;
      return { type: SUBMIT_CHOICE, seat, payload: { prompt_id, selections }, intentId, at };
    }
  }
}
/** What makes two sendings of an intent the same. */
export const fingerprintOf = ({ type, seat, payload }: Action): string => JSON.stringify([type, seat, payload ?? {}]);

/** What became of an intent: sent again, it gets the same answer. */
export interface Answered {
  readonly ackSeq: number;
  readonly fingerprint: string;
}
export const hostRefusal = (code: HostCode): Refusal => ({ code, message: HOST_CODES[code] });
