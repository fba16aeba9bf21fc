// #region client
/** Plays one seat with nothing but JSON and a WebSocket: any language can do this. Chooses the first thing offered. */
export function playPlainly(url: string, match: string, token: string): Promise<unknown> {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/play`);
  let view: Json = {};
  let offers: Json = [];
  let seq = -1;
  let sent = 0;
  const send = (message: object): void => socket.send(JSON.stringify(message));

  const act = (): void => {
    // An offer whose choice has nothing open to choose is no offer.
    const open = ({ choice }: Offer) => choice?.options.find(({ refused }) => refused === undefined);
    const offer = (offers as Offer[]).find((one) => one.refused === undefined && (one.choice === null || open(one)));
    if (offer === undefined) return;
    const picks = offer.choice === null ? {} : { [offer.choice.name]: open(offer)?.key };
    const intent_id = `plain-client.${sent++}`;
    if (offer.promptId === undefined)
      send({ type: "ACTION", action: offer.type, payload: picks, intent_id, seen: seq });
    else send({ type: "SUBMIT_CHOICE", prompt_id: offer.promptId, selections: picks, intent_id, seen: seq });
  };
  return new Promise((resolve, reject) => {
    socket.onopen = () => send({ type: "HELLO", version: 1, match, token });
    socket.onerror = () => reject(new Error("the connection failed"));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === "STATE_SNAPSHOT") ({ view, offers, seq } = message);
      if (message.type === "EVENTS") {
        view = patched(view, message.patch ?? []);
        offers = patched(offers, message.offers ?? []);
        seq = message.seq;
      }
      if (message.type === "ERROR") reject(new Error(message.message));
      if (message.type === "REVEAL") {
        socket.close();
        resolve((view as { outcome: unknown }).outcome);
      } else if (["STATE_SNAPSHOT", "EVENTS", "COMMAND_REJECTED"].includes(message.type)) act();
    };
  });
}
// #endregion client
// #region patch
/** A change is [path, value] or, for a run in a list, [path, start, removed, added]. */
function patched(whole: Json, changes: Change[]): Json {
  let now = structuredClone(whole);
  for (const [path, ...change] of changes) {
    if (path.length === 0 && change.length === 1) now = change[0];
    else if (change.length === 1) at(now, path.slice(0, -1))[path.at(-1)!] = change[0];
    else at(now, path).splice(change[0], change[1], ...change[2]);
  }
  return now;
}
const at = (whole: Json, path: (string | number)[]): Json => path.reduce((part, key) => part[key], whole);
// #endregion patch

// biome-ignore lint/suspicious/noExplicitAny: what any JSON is, before anyone has looked at it.
type Json = any;
type Change = [path: (string | number)[], ...change: Json[]];
interface Offer {
  readonly type: string;
  readonly promptId?: string;
  readonly refused?: unknown;
  readonly choice: {
    readonly name: string;
    readonly options: { readonly key: string; readonly refused?: unknown }[];
  } | null;
}
