export {
  type ClientMessage,
  type Command,
  clientMessage,
  type Hello,
  hello,
  type Question,
} from "./client-messages.ts";
export { CLOSE, HOST_CODES, type HostCode } from "./codes.ts";
export {
  type AskRematch,
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
  logBody,
  type MatchInfo,
  matchInfo,
  type RematchSeat,
  type RenewToken,
  rematchSeat,
  renewedToken,
  renewToken,
  seatInvite,
  startMatch,
  verdict,
  verifyBody,
  viewBody,
} from "./http.ts";
export { DEPTH_MAX, depthOf, FRAME_BYTES_MAX, NAME_MAX } from "./limits.ts";
export { Packer } from "./packing.ts";
export { isPlainAction } from "./plain-action.ts";
export {
  type EventsMessage,
  type ServerMessage,
  type SnapshotMessage,
  serverMessage,
  type Welcome,
} from "./server-messages.ts";
export { UnpackError, Unpacker } from "./unpacking.ts";
export { type ClockView, INTENT_MAX, matchId, type Reveal, type SeatInfo, type Status, textUpTo } from "./values.ts";
export { OLDEST_VERSION, PROTOCOL_VERSION } from "./version.ts";
export { NO_WORDS, type Vocabulary, WordCount } from "./vocabulary.ts";
