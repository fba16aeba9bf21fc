/**
 * Codes of the host itself. A game's rules and the engine add their own (`NOT_YOUR_TURN`, `CHOICE_INVALID` and others);
 * those come only in `COMMAND_REJECTED`, with their reasons.
 */
export const HOST_CODES = {
  MALFORMED: "the message is not one of this protocol",
  TOO_LARGE: "the message is longer or deeper than the limit",
  TOO_FAST: "too many messages; slow down",
  HELLO_EXPECTED: "the first message is HELLO, and there is only one",
  VERSION_UNSUPPORTED: "this server speaks another version of the protocol; reload the page, or update the client",
  NO_ACCESS: "there is no such match, or it is not yours",
  NOT_A_PLAYER: "spectators do not act",
  NOT_STARTED: "the match has not started",
  STALE: "what you may do has changed since; look again",
  RETRY: "the match could not be stored just now; nothing was changed, send it again",
  RULES_DIFFER: "this server has other rules than the match was started with",
  QUARANTINED: "the stored match does not hold together; it is left as it is",
  CONFLICT: "this intent was used for something else",
  UNKNOWN_GAME: "there is no such game here",
  OPTIONS_INVALID: "the game does not take these options",
  SEATS_INVALID: "the game is not played with these seats",
  SEAT_TAKEN: "there is no free seat for that",
  SEAT_EMPTY: "nobody sits there",
  SEAT_KEPT: "the seat is kept for whoever played before; try again later",
  NAME_INVALID: "a name has something in it that can be seen, and one alphabet in each word",
  TOKEN_USED: "this secret is in use at the match already; make another",
  ALREADY_STARTED: "the match has started",
  TAKEBACKS_OFF: "at this table nobody may ask for an action back",
  NOT_ENDED: "the match has not ended",
  TOO_MANY: "too many of these are open from where you are, or in all; end one, or come back later",
  CROWDED: "too many connections look at this already; close one of yours, or come back later",
  SHUTTING_DOWN: "the server is going down; come back in a moment",
  INTERNAL: "something failed here; nothing was changed",
} as const;
export type HostCode = keyof typeof HOST_CODES;
export const hostCodes = Object.keys(HOST_CODES) as [HostCode, ...HostCode[]];

/** Why the server closed a connection. Numbers from 4000 on are for applications. */
export const CLOSE = {
  BAD_MESSAGE: 4000,
  NO_ACCESS: 4001,
  TOO_FAST: 4002,
  NO_HELLO: 4003,
  SLOW_READER: 4008,
  SEAT_LEFT: 4009,
  CROWDED: 4010,
  GOING_DOWN: 1012,
} as const;
