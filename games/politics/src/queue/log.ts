import { open, z } from "@cardwright/core";
import { type LogParts, logLine } from "../effects/logLine.ts";
import { LOG_LINES_MAX } from "../numbers.ts";
import { world } from "../world.ts";

/** [R7.1] A line for `state.log`. It is silent, because the events beside it tell players the same in sentences. */
export const LOG = world.event(
  "LOG",
  { msg: open(z.string()) },
  {
    apply: ({ log }, { msg }) => ({ log: [...log, msg].slice(-LOG_LINES_MAX) }),
    say: () => "",
  },
);
export const logged = (parts: LogParts) => LOG({ msg: logLine(parts) });
