import { AGREE_TAKEBACK, DECLINE_TAKEBACK, TAKEBACK, UNDO } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import type { Server } from "../../src/index.ts";
import { readEntry, type StoredEntry } from "../../src/store/store.ts";
import { RawSocket } from "./raw.ts";
import { call, seatAll, until } from "./table.ts";

/** Both seats of Purses on several nodes at once: acting, going back, asking and answering, the same thing on two nodes, and by tokens that are dead. */

const ACTIONS = ["earn", "earn", "end", UNDO, UNDO, TAKEBACK, AGREE_TAKEBACK, DECLINE_TAKEBACK];
const BURSTS = 12;
const AT_ONCE = 4;

export interface BackAndForth {
  readonly sent: number;
  readonly stored: number;
  /** Steps that went back, by undoing and by consent. */
  readonly undone: number;
  readonly agreed: number;
  readonly wrong: readonly string[];
}
type Answer = "refused" | "stored";

export async function goBackAndForth(nodes: readonly Server[], round: number): Promise<BackAndForth> {
  const draw = drawFrom(`back and forth ${round}`);
  const { match, tokens } = await seatAll(nodes[0]!.url, { game: "purses" });
  const mine = `/api/v1/matches/${match}`;
  const dead = await hello(nodes.at(-1)!, match, tokens[0]!);
  const renewed = await call(nodes[0]!.url, "POST", `${mine}/tokens`, { kind: "seat" }, tokens[0]!);
  const sockets = await Promise.all(
    [renewed.body.token as string, tokens[1]!].map((token) =>
      Promise.all(nodes.map((node) => hello(node, match, token))),
    ),
  );
  const wrong: string[] = [];
  const answers = new Map<string, Answer>();
  let sent = 0;
  for (let burst = 0; burst < BURSTS; burst++) {
    const waiting: Promise<void>[] = [];
    for (let i = 0; i < AT_ONCE; i++) {
      const [seat, action] = [draw(2), ACTIONS[draw(ACTIONS.length)]!];
      const intent_id = `${seat} ${burst} ${i}`;
      // Whoever is not answered in time asks the next node.
      const asked = draw(2) === 0 ? [draw(nodes.length)] : nodes.keys();
      for (const node of asked) {
        const socket = sockets[seat]![node]!;
        sent++;
        socket.send({ type: "ACTION", action, intent_id });
        waiting.push(
          answerTo(socket, intent_id).then((answer) => {
            // A node that hears of it earlier may refuse what another may do a moment later: stored once is stored.
            if (answers.get(intent_id) !== "stored") answers.set(intent_id, answer);
          }),
        );
      }
    }
    dead.send({ type: "ACTION", action: ACTIONS[draw(ACTIONS.length)]!, intent_id: `dead ${burst}` });
    await Promise.all(waiting);
  }
  const rows = await nodes[0]!.store.entries(match, 0, 10_000);
  const history = played(rows);
  wrong.push(...history.wrong);
  for (const [intent, answer] of answers) {
    const times = rows.filter((row) => row.intent === intent).length;
    if (times !== (answer === "stored" ? 1 : 0)) wrong.push(`${intent}: ${answer}, and is there ${times} times`);
  }
  if (rows.some(({ intent }) => intent?.startsWith("dead"))) wrong.push("a dead token did something");
  for (const { url } of nodes) {
    const { body } = await call(url, "GET", `${mine}/view`, undefined, tokens[1]!);
    const shown = JSON.stringify(body.view?.gold);
    if (shown !== JSON.stringify(history.gold)) wrong.push(`${url} shows ${shown}, not ${history.gold}`);
  }
  for (const socket of [dead, ...sockets.flat()]) socket.close();
  return { sent, stored: rows.length - 1, ...history, wrong: wrong.map((line) => `round ${round}: ${line}`) };
}
async function hello(node: Server, match: string, token: string): Promise<RawSocket> {
  const socket = await new RawSocket(node.url).hello(match, token);
  await socket.next("STATE_SNAPSHOT");
  return socket;
}
async function answerTo(socket: RawSocket, intent: string): Promise<Answer> {
  const found = await until(
    () => socket.messages.find(({ intent_id, code }) => intent_id === intent && code !== "RETRY"),
    `an answer to ${intent}`,
    60_000,
  );
  return found.type === "COMMAND_REJECTED" ? "refused" : "stored";
}

interface Standing {
  readonly turn: number;
  readonly gold: readonly [number, number];
}
/** A step that may be taken back or asked back: how all stood before it. */
interface Step {
  readonly seat: number;
  readonly before: Standing;
  readonly isPlain: boolean;
}
/** The rules of Purses and of going back, written down once more, without the engine. */
function played(rows: readonly StoredEntry[]) {
  const wrong: string[] = [];
  let now: Standing = { turn: 0, gold: [0, 0] };
  let steps: Step[] = [];
  let asked: number | null = null;
  let [undone, agreed] = [0, 0];
  for (const [revision, row] of rows.entries()) {
    const { action } = readEntry(row);
    if (action === null) continue;
    const { type, seat } = action;
    const mustBe = (isSo: boolean): void => void (isSo || wrong.push(`step ${revision}: ${type} of seat ${seat}`));
    if (type === UNDO) {
      const last = steps.pop();
      mustBe(last?.isPlain === true && last.seat === seat);
      now = last?.before ?? now;
      undone++;
      asked = null;
    } else if (type === TAKEBACK) {
      mustBe(asked === null && steps.some((step) => step.seat === seat));
      asked = seat;
    } else if (type === AGREE_TAKEBACK || type === DECLINE_TAKEBACK) {
      mustBe(asked === 1 - seat);
      if (type === AGREE_TAKEBACK) {
        const back = steps.findLastIndex((step) => step.seat === asked);
        now = steps[back]?.before ?? now;
        // Earlier steps can be asked back still, and undone no more.
        steps = steps.slice(0, Math.max(0, back)).map((step) => ({ ...step, isPlain: false }));
        agreed++;
      }
      asked = null;
    } else {
      mustBe(now.turn === seat && (type === "earn" || type === "end"));
      steps.push({ seat, before: now, isPlain: type === "earn" });
      asked = null;
      const [a, b] = now.gold;
      if (type === "end") now = { ...now, turn: 1 - seat };
      else now = { ...now, gold: seat === 0 ? [a + 1, b] : [a, b + 1] };
    }
  }
  return { undone, agreed, gold: now.gold, wrong };
}
