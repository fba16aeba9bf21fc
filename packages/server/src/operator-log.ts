import { type DestinationStream, type Logger, pino } from "pino";

/** Libraries hang on their errors what they had at hand, such as a command with the password in it, or a whole connection. */
function plain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  const all = error instanceof AggregateError ? { errors: error.errors.map(plain) } : {};
  return { type, message, stack, code, ...all };
}
/** The operator's log. Of an error it holds type, message, code and stack, and nothing that a library attached to it. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: plain } };
  return to === undefined ? pino(options) : pino(options, to);
}
