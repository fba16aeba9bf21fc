import { HOST_CODES, type HostCode } from "@cardwright/protocol";

/** A refusal that the caller is to be told. */
export class HostError extends Error {
  readonly code: HostCode;
  constructor(code: HostCode, message: string = HOST_CODES[code]) {
    super(message);
    this.code = code;
  }
}
export const fail = (code: HostCode, message?: string): never => {
  throw new HostError(code, message);
};
