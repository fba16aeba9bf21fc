import { nextChoice } from "@cardwright/core/host";
import { HOST_CODES, type Question } from "@cardwright/protocol";
import type { AnyEngine } from "../any-engine.ts";
import type { MatchRecord } from "../store/store.ts";
import type { Listener } from "./audience.ts";
import { whyNotBack } from "./going-back.ts";
import type { AnySnapshot } from "./load.ts";

/** Answers what a seat asks about its own choices, out of the position it is in. */
export function answer(
  engine: AnyEngine,
  record: Pick<MatchRecord, "takebacks">,
  snapshot: AnySnapshot | null,
  listener: Listener,
  question: Question,
): void {
  const { request_id } = question;
  const seat = listener.viewer;
  if (seat < 0 || snapshot === null) {
    const code = seat < 0 ? "NOT_A_PLAYER" : "NOT_STARTED";
    listener.send({ type: "ERROR", code, message: HOST_CODES[code], request_id });
    return;
  }
  if (question.type === "LIST_ACTIONS") {
    const actions = engine.validActions(snapshot.state, seat);
    const listed = { type: "ACTIONS", request_id, actions, partly: actions.partly } as const;
    listener.send(listed as never);
    return;
  }
  const { action: type, payload } = question;
  const action = payload === undefined ? { type, seat } : { type, seat, payload };
  const found = whyNotBack(record, snapshot, action) ?? nextChoice(engine, snapshot, action);
  if (found === null || "options" in found) listener.send({ type: "CHOICE", request_id, choice: found as never });
  else listener.send({ type: "CHOICE", request_id, choice: null, refused: found as never });
}
