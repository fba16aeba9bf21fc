/** `@cardwright/protocol`: what travels on the wire. `docs/guide/protocol.md` leads through it. */

// Messages of a client.

export {
  type ClientMessage,
  type Command,
  clientMessage,
  type Hello,
  hello,
  type Question,
} from "./client-messages.ts";

// Messages of a server.

export {
  type EventsMessage,
  type ServerMessage,
  type SnapshotMessage,
  serverMessage,
  type Welcome,
} from "./server-messages.ts";

// Bodies of HTTP: creating, joining, reading, verifying.

export {
  type AskAdvice,
  type AskRematch,
  adviceBody,
  askAdvice,
  askRematch,
  type ClockConfig,
  type CreateMatch,
  clockConfig,
  createdMatch,
  createMatch,
  differing,
  type FailureBody,
  failure,
  type GameInfo,
  gameInfo,
  type JoinSeat,
  joinedSeat,
  joinSeat,
  judgement,
  logBody,
  type MatchInfo,
  matchInfo,
  publishedKeys,
  type RematchSeat,
  type RenewToken,
  rematchSeat,
  renewedToken,
  renewToken,
  seatInvite,
  startMatch,
  type TakebackRule,
  verifyBody,
  viewBody,
  worldBody,
} from "./http.ts";

// Values, codes and limits that messages share.

export { CLOSE, HOST_CODES, type HostCode } from "./codes.ts";
export { DEPTH_MAX, depthOf, FRAME_BYTES_MAX, NAME_MAX } from "./limits.ts";
export { isPlainAction } from "./plain-action.ts";
export { type ClockView, INTENT_MAX, matchId, type Reveal, type SeatInfo, type Status, textUpTo } from "./values.ts";
export { OLDEST_VERSION, PROTOCOL_VERSION } from "./version.ts";

// Packing: frames as short bytes.

export { Packer } from "./packing.ts";
export { UnpackError, Unpacker } from "./unpacking.ts";
export { NO_WORDS, type Vocabulary, WordCount } from "./vocabulary.ts";
