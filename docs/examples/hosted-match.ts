import { writeFile } from "node:fs/promises";
import { connect } from "@cardwright/client";
import type { Picks } from "@cardwright/core";

/** Makes a match on a server, plays a few actions against a bot, gives up, and keeps the log: hosted-match.ts [server] [file] */
const [server = "http://127.0.0.1:4000", file = "match.json"] = process.argv.slice(2);

async function post(path: string, body: object): Promise<Record<string, string>> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${server}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<Record<string, string>>;
}
// #region sit
const seats = [{ kind: "open" }, { kind: "bot", bot: "greedy" }];
const { match = "", commitment } = await post("/matches", { game: "minis", seats });
console.log("committed to", commitment);
const { token = "" } = await post(`/matches/${encodeURIComponent(match)}/seats`, {
  name: "Ada",
  nonce: "seventeen blue herons",
  seat: 0,
});
const session = connect({ url: server, match, token });
await new Promise<void>((seated) => {
  session.subscribe(() => session.getSnapshot().view !== null && seated());
});
// #endregion sit
// #region act
/** Waits until there is something to do, and does the first of it. */
async function act(): Promise<string> {
  for (;;) {
    const [action] = await session.actions();
    if (action === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    else {
      const { type, payload = {} } = action;
      const { prompt_id, selections } = payload as { prompt_id?: string; selections?: Picks };
      const outcome = await (prompt_id === undefined
        ? session.act(type, payload as Picks)
        : session.answer(prompt_id, selections ?? {}));
      return outcome.ok ? `${type}: stored as frame ${outcome.seq}` : `${type}: ${outcome.refusal.message}`;
    }
  }
}
for (let i = 0; i < 8; i++) console.log(await act());
await session.act("concede");
// #endregion act
// #region log
const log = await fetch(`${server}/api/v1/matches/${encodeURIComponent(match)}/log`, {
  headers: { authorization: `Bearer ${token}` },
});
await writeFile(file, await log.text());
console.log(`wrote ${file}`);
session.close();
// #endregion log
