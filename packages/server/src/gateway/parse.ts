import {
  type ClientMessage,
  clientMessage,
  DEPTH_MAX,
  depthOf,
  type HostCode,
  isPlainAction,
  type Unpacker,
} from "@cardwright/protocol";

export type Parsed =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly code: HostCode };

const refused = (code: HostCode): Parsed => ({ ok: false, code });
/** Depth before parsing, parsing before shape: nothing that is hostile gets further than it must. */
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
  return parsed.success ? { ok: true, message: parsed.data } : refused("MALFORMED");
}
