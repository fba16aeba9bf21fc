import { connect, type Session, type SessionState } from "@cardwright/client";
import type { Action } from "@cardwright/core";
import { AGREE_TAKEBACK, SUBMIT_CHOICE } from "@cardwright/core/host";
import type { Loaded } from "@cardwright/lab";
import type { GameWords } from "@cardwright/words";
import { ask, askConsent, type Lines, type Opinions, Quit } from "./ask.ts";
import { opinionLines } from "./opinion-lines.ts";
import type { MatchFlags } from "./options.ts";
import { CallError, tell } from "./output.ts";
import { screenWidth, show } from "./screen.ts";
import { ServerApi } from "./server-api.ts";
import { Speech } from "./speech.ts";
import { tableText } from "./table-text.ts";
import type { TableView } from "./table-view.ts";

export interface ServerFlags extends MatchFlags {
  readonly server: string;
  /** A match that is there already; left out: a new one. */
  readonly match?: string;
  readonly invite?: string;
  /** Of a seat that was taken before, to come back to it. */
  readonly token?: string;
  readonly name: string;
  readonly seat?: number;
  readonly bot?: string;
  /** Leaves the other seats of a new match to people. */
  readonly open?: true;
}
type Seen = SessionState<TableView>;

/** A seat at a match of a server: over the same wire as the page, with the same numbers as a match in this process. */
export async function playAtServer(
  { engine, game }: Loaded,
  words: GameWords,
  flags: ServerFlags,
  lines: Lines,
  leaving: AbortSignal,
): Promise<TableView> {
  const api = new ServerApi(flags.server);
  const { match, token } = await sitDown(api, game.id, flags);
  const session = await sessionAt(api.url, match, token);
  const back = `cardwright play ${game.id} --server ${api.url} --match ${match} --token ${token}`;
  // Names may come and go while the match runs.
  const speechFor = ({ seats, view }: Seen): Speech =>
    new Speech(
      engine,
      words,
      view?.you ?? -1,
      seats.map(({ name, bot }) => name ?? bot),
    );
  session.onEvents((events, state) => {
    const told = speechFor(state).told(events, state.view?.activeSeat ?? -1, state.view ?? undefined);
    for (const sentence of told) show(`- ${sentence}`);
  });
  // Said before anybody has a name.
  const plain = new Speech(engine, words, -1);
  try {
    let waiting = "";
    let answeredAt = -1;
    for (;;) {
      const isNews = (now: Seen): boolean => isForPlayer(now, answeredAt) || waitingFor(now, plain) !== waiting;
      const state = await orQuit(until(session, isNews), leaving);
      if (state.connection === "closed") throw new CallError(`${api.url} closed the match: ${state.problem?.message}`);
      if (state.view !== null && state.status === "ended") {
        show(`\n${speechFor(state).outcome(state.view)}`);
        return state.view;
      }
      if (isAsked(state, answeredAt)) {
        answeredAt = state.seq;
        await orQuit(consent(session, state.view.you, speechFor(state), lines), leaving);
      } else if (isOwnTurn(state)) {
        const { view, offers } = state;
        const speech = speechFor(state);
        show(`\n${tableText(engine, view, speech, screenWidth())}\n`);
        const describe = (action: Action) => session.describe(action.type, action.payload);
        const opinions = opinionsAt(api, match, token, speech);
        const action = await ask({ engine, seat: view.you, view, speech, offers, describe, opinions }, lines);
        const outcome = await orQuit(send(session, action), leaving);
        if (!outcome.ok) show(speech.refused(outcome.refusal, view));
      }
      waiting = waitingFor(session.getSnapshot(), plain);
      if (waiting !== "") tell(waiting);
    }
  } catch (error) {
    if (error instanceof Quit) tell(`${plain.say("terminal.seatKept")}\n  ${back}`);
    throw error;
  } finally {
    session.close();
  }
}
async function sessionAt(url: string, match: string, token: string): Promise<Session<TableView>> {
  // Node has one of its own from 22 on.
  const { WebSocket = (await import("ws")).WebSocket } = globalThis as { readonly WebSocket?: unknown };
  const options = { url, match, token, WebSocket };
  return connect(options) as unknown as Session<TableView>;
}
function opinionsAt(api: ServerApi, match: string, token: string, speech: Speech): Opinions {
  const told = async (about: "decision" | "move"): Promise<readonly string[]> => {
    try {
      return opinionLines((await api.advice(match, token, about)).options, about, speech);
    } catch (error) {
      if (error instanceof CallError) return [error.message];
      throw error;
    }
  };
  return { hint: () => told("decision"), why: () => told("move") };
}
async function sitDown(
  api: ServerApi,
  game: string,
  flags: ServerFlags,
): Promise<{ readonly match: string; readonly token: string }> {
  const { name, invite, seat } = flags;
  if (flags.token !== undefined) {
    if (flags.match === undefined) throw new CallError("a --token is of a seat at a match; name it with --match");
    const info = await api.match(flags.match, flags.token);
    if (info.game !== game) throw new CallError(`match ${flags.match} is one of ${info.game}, not of ${game}`);
    return { match: flags.match, token: flags.token };
  }
  const match = flags.match ?? (await newMatch(api, game, flags));
  const { token } = await api.join(match, {
    name,
    ...(seat === undefined ? {} : { seat }),
    ...(invite === undefined ? {} : { invite }),
  });
  tell(`match ${match} at ${api.url}`);
  return { match, token };
}
async function newMatch(api: ServerApi, game: string, flags: ServerFlags): Promise<string> {
  const { seats, bots } = await api.game(game);
  const count = flags.seats ?? seats.min;
  const own = flags.seat ?? 0;
  if (own >= count) throw new CallError(`--seat ${own}: seats are 0 to ${count - 1}`);
  const bot = flags.bot ?? (bots.includes("search") ? "search" : bots[0]);
  if (flags.open !== true && (bot === undefined || !bots.includes(bot)))
    throw new CallError(`${api.url} has no bot "${bot ?? ""}"; it has ${bots.join(", ") || "none, so use --open"}`);
  const { match } = await api.create({
    game,
    ...(flags.options === undefined ? {} : { options: flags.options as Record<string, unknown> }),
    ...(flags.expansions.length === 0 ? {} : { expansions: [...flags.expansions] }),
    seats: Array.from({ length: count }, (_, seat) =>
      seat === own || flags.open === true ? { kind: "open" } : { kind: "bot", bot: bot! },
    ),
  });
  return match;
}
const isDone = ({ connection, status, view }: Seen): boolean =>
  connection === "closed" || (status === "ended" && view !== null);
function isOwnTurn(state: Seen): state is Seen & { readonly view: TableView } {
  const { view, status, connection, pending } = state;
  if (view === null || status !== "running" || connection !== "open" || pending.length > 0) return false;
  if (view.prompts.length > 0) return view.prompts.some(({ seat, answered }) => seat === view.you && !answered);
  return view.activeSeat === view.you;
}
const isForPlayer = (now: Seen, answeredAt: number): boolean =>
  isDone(now) || isOwnTurn(now) || isAsked(now, answeredAt);
/** Somebody wants an action back, and may wait for this seat. */
function isAsked(state: Seen, answeredAt: number): state is Seen & { readonly view: TableView } {
  const { view, status, connection, pending, events, seq } = state;
  if (view === null || seq === answeredAt || status !== "running" || connection !== "open" || pending.length > 0)
    return false;
  const last = events.at(-1);
  return (last?.type === "TAKEBACK_ASKED" && last["seat"] !== view.you) || last?.["agrees"] === true;
}
async function consent(session: Session<TableView>, seat: number, speech: Speech, lines: Lines): Promise<void> {
  if ((await session.describe(AGREE_TAKEBACK)) === null) await send(session, await askConsent(seat, speech, lines));
}
/** What a player who waits is told once. */
function waitingFor({ connection, status, seats }: Seen, { say }: Speech): string {
  if (connection === "waiting") return say("terminal.lost");
  const free = seats.filter(({ name, bot }) => name === null && bot === null).length;
  return status === "waiting" && free > 0 ? say("terminal.waiting", { left: free }) : "";
}
/** Waits for others only as long as the player does. */
function orQuit<T>(waited: Promise<T>, leaving: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onLeaving = (): void => reject(new Quit());
    if (leaving.aborted) onLeaving();
    leaving.addEventListener("abort", onLeaving, { once: true });
    waited.then(resolve, reject).finally(() => leaving.removeEventListener("abort", onLeaving));
  });
}
function until(session: Session<TableView>, isSo: (state: Seen) => boolean): Promise<Seen> {
  return new Promise((resolve) => {
    const look = (): void => {
      const state = session.getSnapshot();
      if (!isSo(state)) return;
      leave();
      resolve(state);
    };
    const leave = session.subscribe(look);
    look();
  });
}
function send(session: Session<TableView>, { type, payload = {} }: Action) {
  if (type !== SUBMIT_CHOICE) return session.act(type, payload as Parameters<Session["act"]>[1]);
  return session.answer(String(payload["prompt_id"]), payload["selections"] as Parameters<Session["answer"]>[1]);
}
