import type { Action, Refusal } from "@cardwright/core";
import { ACTIVATE_EFFECT, canonicalJson, SUBMIT_CHOICE } from "@cardwright/core/host";
import { type Command, HOST_CODES, type HostCode } from "@cardwright/protocol";

/** A command as the engine takes it, without its time. The seat comes from the connection; the message has no place for one. */
export function actionOf(command: Command, seat: number): Action {
  const intentId = command.intent_id;
  switch (command.type) {
    case "ACTION":
      return command.payload === undefined
        ? { type: command.action, seat, intentId }
        : { type: command.action, seat, payload: command.payload, intentId };
    case "ACTIVATE_EFFECT": {
      const { source_instance_id, effect_id } = command;
      return { type: ACTIVATE_EFFECT, seat, payload: { source_instance_id, effect_id }, intentId };
    }
    case "SUBMIT_CHOICE": {
      const { prompt_id, selections } = command;
      return { type: SUBMIT_CHOICE, seat, payload: { prompt_id, selections }, intentId };
    }
  }
}
const fingerprintOf = ({ type, seat, payload }: Action): string => canonicalJson([type, seat, payload ?? {}]);
/** The fingerprint of an intent: the same for two sendings of it, in whichever order a client writes its answers. */
export const isSameAction = (a: Action, b: Action): boolean => fingerprintOf(a) === fingerprintOf(b);

export const hostRefusal = (code: HostCode): Refusal => ({ code, message: HOST_CODES[code] });
