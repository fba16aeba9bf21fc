import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { findCard } from "../catalogue.ts";
import { type LogParts, logLine } from "../effects/log-line.ts";
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
/** The source of what several auras bring together. */
export const AURAS = "auras";
/** [R12] A line belongs to a card, which it calls by name, or to the system; what auras bring together is of no one card. */
export const lineOwner = (source: string): string => findCard(source)?.name ?? (source === AURAS ? "System" : source);
export const logged = (parts: LogParts) => LOG({ msg: logLine(parts) });
