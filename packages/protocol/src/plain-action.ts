import type { ClientMessage } from "./client-messages.ts";
import { ENTRIES_MAX, TEXT_MAX } from "./limits.ts";
import { FORBIDDEN_NAMES, INTENT_MAX, isClients, isReadable } from "./values.ts";

/**
 * Most of what clients send are actions with simple answers, and the schema takes longer to look at one than the rules do to
 * resolve it. What is let through here, the schema would let through as well; everything else is the schema's to judge.
 */
export function isPlainAction(value: unknown): value is Extract<ClientMessage, { type: "ACTION" }> {
  if (typeof value !== "object" || value === null) return false;
  const { type, action, intent_id, seen, payload } = value as Record<string, unknown>;
  if (type !== "ACTION" || !isText(action, TEXT_MAX) || !isText(intent_id, INTENT_MAX)) return false;
  if (intent_id === "" || !isClients(intent_id)) return false;
  let fields = 3;
  if (seen !== undefined) {
    if (!Number.isSafeInteger(seen) || (seen as number) < 0) return false;
    fields++;
  }
  if (payload !== undefined) {
    if (!isSimple(payload)) return false;
    fields++;
  }
  return Object.keys(value).length === fields;
}
const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.length <= most && isReadable(value);

function isSimple(payload: unknown): boolean {
  if (typeof payload !== "object" || payload === null || Array.isArray(payload)) return false;
  const names = Object.keys(payload);
  if (names.length > ENTRIES_MAX) return false;
  for (const name of names) {
    const answer = (payload as Readonly<Record<string, unknown>>)[name];
    if (!isText(name, TEXT_MAX) || FORBIDDEN_NAMES.has(name)) return false;
    if (!isText(answer, TEXT_MAX) && !Number.isFinite(answer) && typeof answer !== "boolean") return false;
  }
  return true;
}
