import {
  type ClientMessage,
  clientMessage,
  DEPTH_MAX,
  depthOf,
  type HostCode,
  INTENT_MAX,
  isPlainAction,
  type Unpacker,
} from "@cardwright/protocol";

export type Parsed =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly code: HostCode; readonly about?: About };
/** The intent or question of a message that was not understood, so that its sender is not left waiting for an answer. */
export type About = { readonly intent_id: string } | { readonly request_id: number };

const refused = (code: HostCode): Parsed => ({ ok: false, code });
/** Depth is checked before parsing, and shape after it, so that hostile input is refused as early as possible. */
export function parseText(text: string): Parsed {
  if (depthOf(text) > DEPTH_MAX) return refused("TOO_LARGE");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused("MALFORMED");
  }
  return shaped(value);
}
export function parsePacked(bytes: Uint8Array, unpacker: Unpacker): Parsed {
  try {
    return shaped(unpacker.unpack(bytes));
  } catch {
    return refused("MALFORMED");
  }
}
function shaped(value: unknown): Parsed {
  if (isPlainAction(value)) return { ok: true, message: value };
  const parsed = clientMessage.safeParse(value);
  if (parsed.success) return { ok: true, message: parsed.data };
  const about = aboutOf(value);
  return about === undefined ? refused("MALFORMED") : { ok: false, code: "MALFORMED", about };
}
function aboutOf(value: unknown): About | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { intent_id, request_id } = value as Readonly<Record<string, unknown>>;
  if (typeof intent_id === "string" && intent_id.length <= INTENT_MAX) return { intent_id };
  return Number.isSafeInteger(request_id) ? { request_id: request_id as number } : undefined;
}
