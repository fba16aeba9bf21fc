import { HOST_CODES, type HostCode } from "@cardwright/protocol";

/** A refusal that the caller is to be told. */
export class HostError extends Error {
  readonly code: HostCode;
  constructor(code: HostCode, message: string = HOST_CODES[code]) {
    super(message);
    this.code = code;
  }
}
/** A match that this server must not touch, and why. */
export class MatchFault extends Error {
  readonly code: HostCode;
  constructor(code: HostCode, message: string) {
    super(message);
    this.code = code;
  }
}
/** Acknowledged steps are not in the store any more, or not as they were: whoever runs the server has to know. */
export class DamagedMatch extends MatchFault {
  constructor(message: string) {
    super("QUARANTINED", message);
  }
}
export const fail = (code: HostCode, message?: string): never => {
  throw new HostError(code, message);
};
