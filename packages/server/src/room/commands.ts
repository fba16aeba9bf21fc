import { ACTIVATE_EFFECT, type Action, canonicalJson, type Refusal, SUBMIT_CHOICE } from "@cardwright/core";
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
const fingerprintOf = ({ type, seat, payload }: Action): string => canonicalJson([type, seat, payload ?? {}]);
/** What makes two sendings of an intent the same, in whichever order a client writes its answers. */
export const isSameAction = (a: Action, b: Action): boolean => fingerprintOf(a) === fingerprintOf(b);

export const hostRefusal = (code: HostCode): Refusal => ({ code, message: HOST_CODES[code] });
