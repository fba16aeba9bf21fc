import type { Packer } from "@cardwright/protocol";

/** A message as the bytes that a socket takes. */
export interface PackedFrame {
  /** The message and what stands before it on the wire, in one piece: one piece is one call to the system, two are more. */
  readonly frame: Buffer;
  /** Start and end of the message in it; an acknowledgement may stand behind. */
  readonly start: number;
  readonly end: number;
}
export const messageOf = ({ frame, start, end }: PackedFrame): Buffer => frame.subarray(start, end);

/** A whole message in binary, unmasked, as a server sends it (RFC 6455, section 5.2). */
const WHOLE_BINARY = 0x82;
const LENGTH_IN_TWO_BYTES = 126;
const LENGTH_IN_EIGHT_BYTES = 127;

const headOf = (length: number): number => (length < LENGTH_IN_TWO_BYTES ? 2 : length < 65_536 ? 4 : 10);

/** A message with what stands before it on the wire. */
export function framed(message: Uint8Array): Buffer {
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
    const start = frame.length - bytes.length;
    return { frame, start, end: start + alone };
  }
  /** Without the acknowledgement, for whoever did not ask. */
  plain(packed: PackedFrame): Buffer {
    return packed.end === packed.frame.length ? packed.frame : framed(messageOf(packed));
  }
}
