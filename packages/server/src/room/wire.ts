import { DEPTH_MAX, Packer, Unpacker, type Vocabulary } from "@cardwright/protocol";
import { Frames } from "./frames.ts";

/** How messages about one game are packed. One of these serves all its matches. */
export interface Wire {
  readonly vocabulary: Vocabulary;
  readonly packer: Packer;
  readonly frames: Frames;
  /** Reads what clients send. */
  readonly unpacker: Unpacker;
  /** Reads what was packed here. */
  readonly own: Unpacker;
}
export function wireOf(vocabulary: Vocabulary): Wire {
  const packer = new Packer(vocabulary, (bytes) => Buffer.from(bytes));
  return {
    vocabulary,
    packer,
    frames: new Frames(packer),
    unpacker: new Unpacker(vocabulary, DEPTH_MAX),
    own: new Unpacker(vocabulary),
  };
}
