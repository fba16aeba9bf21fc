import type { Packer } from "@cardwright/protocol";

/** A message as the bytes that a socket takes. */
export interface PackedFrame {
  /** The message and what stands before it on the wire, in one piece: one piece is one call to the system, two are more. */
  readonly frame: Buffer;
  /** The message alone, without the acknowledgement that may stand behind it. */
  readonly message: Uint8Array;
  /** Whether there is no acknowledgement. */
  readonly alone: boolean;
}
/** A whole message in binary, unmasked, as a server sends it (RFC 6455, section 5.2). */
const WHOLE_BINARY = 0x82;
const LENGTH_IN_TWO_BYTES = 126;
const LENGTH_IN_EIGHT_BYTES = 127;

const headOf = (length: number): number => (length < LENGTH_IN_TWO_BYTES ? 2 : length < 65_536 ? 4 : 10);

function framed(message: Uint8Array): Buffer {
  const { length } = message;
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_BINARY;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = LENGTH_IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.set(message, head);
  return frame;
}
/**
 * Frames are made once for all who see the same, and go to the connection as they are: the library would put its few bytes
 * before each message for each listener, in a piece of its own.
 */
export class Frames {
  private readonly packer: Packer;
  constructor(packer: Packer) {
    this.packer = packer;
  }
  make(message: unknown, intentId: string | null): PackedFrame {
    const { bytes, alone } = this.packer.packInPlace(message, intentId);
    const frame = framed(bytes);
    const head = frame.length - bytes.length;
    return { frame, message: frame.subarray(head, head + alone), alone: intentId === null };
  }
  again(message: Uint8Array): Buffer {
    return framed(message);
  }
}
