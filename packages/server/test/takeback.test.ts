import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Session } from "@cardwright/client";
import type { Action } from "@cardwright/core";
import { AGREE_TAKEBACK, DECLINE_TAKEBACK, TAKEBACK, UNDO } from "@cardwright/core/host";
import type { CreateMatch } from "@cardwright/protocol";
import { afterAll, expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { seatAll, seated, sit, startServer, until } from "./harness/table.ts";

/** Past what can be undone the others are asked: people at their tables, bots as the table says, nobody where it is off. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-takeback-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stateOf = async (server: Server, match: string): Promise<string> =>
  JSON.stringify((await server.rooms.get(match))!.snapshot!.state);
/** A step of the seat that others have to act after. */
const firstAction = ({ type, payload }: Action) => [type, payload as never] as const;

test("the others are asked, answer behind a restart, and the match stands as it stood", async () => {
  const db = `sqlite:${join(folder, "asked.db")}`;
  let server = await startServer({ db });
  const { match, tokens } = await seatAll(server.url, { game: "duel" });
  const [asker, other] = tokens.map((token) => sit(server.url, match, token));
  await Promise.all([asker!, other!].map(seated));
  const before = await stateOf(server, match);
  const seat = (await server.rooms.get(match))!.actors[0]!;
  const [mover, answerer] = seat === 0 ? [asker!, other!] : [other!, asker!];
  const [action] = await mover.actions();
  expect(await mover.act(...firstAction(action!))).toMatchObject({ ok: true });
  expect(await answerer.describe(AGREE_TAKEBACK)).toMatchObject({ code: "TAKEBACK_NOT_ASKED" });
  expect(await mover.act(TAKEBACK)).toMatchObject({ ok: true });
  await until(() => answerer.getSnapshot().events.some(({ type }) => type === "TAKEBACK_ASKED"), "the question");
  for (const session of [asker!, other!]) session.close();
  await server.close();

  server = await startServer({ db });
  const late = sit(server.url, match, tokens[1 - seat]!);
  await seated(late);
  expect(await late.describe(AGREE_TAKEBACK)).toBeNull();
  expect(await late.act(AGREE_TAKEBACK)).toMatchObject({ ok: true });
  expect(await stateOf(server, match)).toBe(before);
  const rows = await server.store.entries(match, 0, 99);
  expect(rows.map(({ entry }) => JSON.parse(entry).action?.type)).toEqual([
    undefined,
    action!.type,
    TAKEBACK,
    AGREE_TAKEBACK,
  ]);
  late.close();
  await server.close();
});

async function ownTurn(session: Session): Promise<Action> {
  for (;;) {
    const [action] = await session.actions();
    if (action !== undefined) return action;
  }
}
/** A match against a bot, in which a person has acted once and asks for that back. */
async function askedOfBot(terms: Partial<CreateMatch>) {
  const server = await startServer();
  const seats: CreateMatch["seats"] = [{ kind: "open" }, { kind: "bot", bot: "random" }];
  const { match, tokens } = await seatAll(server.url, { game: "duel", seats, ...terms }, 1);
  const session = sit(server.url, match, tokens[0]!);
  await seated(session);
  const answers: string[] = [];
  session.onEvents((events) => answers.push(...events.map(({ type, agrees }) => `${type} ${String(agrees)}`)));
  await session.act(...firstAction(await ownTurn(session)));
  const outcome = await session.act(TAKEBACK);
  const found = (what: string) => until(() => answers.includes(what), what);
  const close = async (): Promise<void> => {
    session.close();
    await server.close();
  };
  return { outcome, found, close, session };
}
test("bots decline unless the table says that they agree", async () => {
  const people = await askedOfBot({});
  expect(people.outcome).toMatchObject({ ok: true });
  await people.found("TAKEBACK_ANSWERED false");
  await people.close();
  const all = await askedOfBot({ takebacks: "all" });
  expect(all.outcome).toMatchObject({ ok: true });
  await all.found("TAKEBACK_ANSWERED true");
  await all.found("ACTION_UNDONE undefined");
  await all.close();
});
test("a table may want none of it; what taught nobody anything is taken back all the same", async () => {
  const { outcome, session, close } = await askedOfBot({ takebacks: "none" });
  expect(outcome).toMatchObject({ ok: false, refusal: { code: "TAKEBACKS_OFF" } });
  expect(await session.describe(TAKEBACK)).toMatchObject({ code: "TAKEBACKS_OFF" });
  const undone = await session.act(UNDO);
  expect(undone.ok || undone.refusal.code).not.toBe("TAKEBACKS_OFF");
  const answered = await session.act(DECLINE_TAKEBACK);
  expect(answered).toMatchObject({ ok: false, refusal: { code: "TAKEBACKS_OFF" } });
  await close();
});
