// #region client
/** Plays one seat with nothing but JSON and a WebSocket: any language can do this. Takes the first legal action. */
export function playPlainly(url: string, match: string, token: string): Promise<unknown> {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/play`);
  let view: Json = {};
  let seq = -1;
  let sent = 0;
  let asked = -1;
  const send = (message: object): void => socket.send(JSON.stringify(message));
  const ask = (): void => {
    asked = sent++;
    send({ type: "LIST_ACTIONS", request_id: asked });
  };

  const act = ({ type, payload }: Action): void => {
    const about = { intent_id: `plain-client.${sent++}`, seen: seq };
    if (type === "SUBMIT_CHOICE") send({ type, ...payload, ...about });
    else send({ type: "ACTION", action: type, payload, ...about });
  };
  return new Promise((resolve, reject) => {
    socket.onopen = () => send({ type: "HELLO", version: 2, match, token });
    socket.onerror = () => reject(new Error("the connection failed"));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === "STATE_SNAPSHOT") ({ view, seq } = message);
      if (message.type === "EVENTS") {
        view = patched(view, message.patch ?? []);
        seq = message.seq;
      }
      if (message.type === "STATE_SNAPSHOT" || message.type === "EVENTS") ask();
      // An answer that something has overtaken is no longer true. In someone else's turn the list is empty.
      if (message.type === "ACTIONS" && message.request_id === asked && message.actions.length > 0)
        act(message.actions[0]);
      if (message.type === "COMMAND_REJECTED" && message.code === "STALE") ask();
      else if (message.type === "COMMAND_REJECTED" || message.type === "ERROR") reject(new Error(message.message));
      if (message.type === "REVEAL") {
        socket.close();
        resolve((view as { outcome: unknown }).outcome);
      }
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
interface Action {
  readonly type: string;
  readonly payload?: object;
}
