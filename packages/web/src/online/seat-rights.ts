import type { SeatInfo, Status } from "@cardwright/protocol";
import { api } from "./api.ts";
import { freshSecret, keepWatchToken, linkTo } from "./seats.ts";

/** The rights of somebody at a table over a seat. The server decides it again; this is what is offered. */
export interface SeatRights {
  readonly invite: boolean;
  readonly open: boolean;
  readonly sendAway: boolean;
}
export interface Asker {
  /** There for whoever made the match. */
  readonly host: string | null;
  /** The seat that is held here. */
  readonly held: { readonly seat: number; readonly token: string } | null;
  readonly status: Status;
}
export function rightsAt({ seat, kind, name, kept }: SeatInfo, { host, held, status }: Asker): SeatRights {
  const isFree = kind !== "bot" && name === null && status !== "ended";
  const isHost = host !== null;
  return {
    invite: isFree && (isHost || (status === "running" && held !== null)),
    open: isFree && isHost && status === "waiting" && (kept || kind === "invited"),
    sendAway: isHost && status !== "ended" && name !== null && seat !== held?.seat,
  };
}
/** The address that seats whoever opens it first. Behind `#`, because no server and no log is told what stands there. */
export async function inviteTo(match: string, seat: number, { host, held }: Asker): Promise<string> {
  const { code } = await api.invite(match, host ?? held?.token ?? "", seat);
  return `${linkTo(match)}#invite=${encodeURIComponent(code)}`;
}
/** The code in an address that somebody was sent. */
export const inviteIn = (hash: string): string | undefined => /^#invite=([A-Za-z0-9_-]{8,64})$/.exec(hash)?.[1];

/** Links to watch that were sent around before lead nowhere once this returns. Answers with the new one. */
export async function newWatchLink(match: string, host: string): Promise<string> {
  // Made here, so that a lost answer does not leave everybody without one.
  const asked = freshSecret();
  const { token } = await api.renew(match, host, { kind: "watch", token: asked });
  keepWatchToken(match, token);
  return linkTo(match);
}
