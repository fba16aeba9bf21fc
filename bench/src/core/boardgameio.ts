import { createRequire } from "node:module";
import type { LogEntry, State } from "boardgame.io";
import { boardgameioDuel, legalMoves, type Table, type TableView, viewOfTable } from "./boardgameio-game.ts";
import type { Choose, Decks, DuelEngine, DuelMode, SeenTable, Tells } from "./duel.ts";

type Internal = typeof import("boardgame.io/internal", { with: { "resolution-mode": "require" }});
const { CreateGameReducer, InitializeGame, ProcessGameConfig, getFilterPlayerView } = createRequire(import.meta.url)(
  "boardgame.io/internal",
) as Internal;

const game = ProcessGameConfig(boardgameioDuel);
const reducer = CreateGameReducer({ game });
const filterFor = getFilterPlayerView(game);

function startState(seed: number, decks?: Decks): State<Table> {
  return InitializeGame({ game: { ...game, seed }, numPlayers: 2, setupData: decks });
}

/** The records are those that boardgame.io's own `makeMove` and `gameEvent` create; it does not export these two. */
function act(state: State<Table>, choose: Choose): State<Table> {
  const legal = legalMoves(state.G, state.ctx);
  const index = choose(legal);
  const playerID = state.ctx.currentPlayer;
  return index === legal - 1
    ? reducer(state, { type: "GAME_EVENT", payload: { type: "endTurn", args: [], playerID } })
    : reducer(state, { type: "MAKE_MOVE", payload: { type: "play", args: [index], playerID } });
}

type Told = readonly [unknown, unknown];
type Tell = (before: State<Table>, after: State<Table>) => Told;

function tellNothing(): Told {
  return [undefined, undefined];
}

function tellViews(_before: State<Table>, { G, ctx }: State<Table>): Told {
  return [viewOfTable({ G, ctx, playerID: "0" }), viewOfTable({ G, ctx, playerID: "1" })];
}

/** What its server makes for each client of a game with `deltaState`: a patch of the view, and the redacted log. */
function tellPatches(before: State<Table>, after: State<Table>): Told {
  const payload = {
    type: "patch" as const,
    args: ["duel", before._stateID, before, after] as [string, number, State, State],
  };
  return [filterFor("0", payload), filterFor("1", payload)];
}

/** The last thing told is kept here, so that building it cannot be optimised away. */
let told: Told = tellNothing();

function run(start: State<Table>, choose: Choose, limit: number, tell: Tell) {
  let state = start;
  let actions = 0;
  while (state.ctx.gameover === undefined && actions < limit) {
    const before = state;
    state = act(before, choose);
    told = tell(before, state);
    actions++;
  }
  return { state, actions };
}

function seen({ lives, rallies, discards, deckSizes, handSizes, hand }: TableView): SeenTable {
  return { lives, rallies, discards, deckSizes, handSizes, hand };
}

function boardgameioMode(tells: Tells, tell: Tell): DuelMode {
  return {
    tells,
    playMatch: (seed, choose) => run(startState(seed), choose, Number.POSITIVE_INFINITY, tell).actions,
    verify(decks, choose, limit) {
      const { state, actions } = run(startState(1, decks), choose, limit, tell);
      const { lives, hands, decks: left, discards, winner } = state.G;
      const result = { actions, winner, lives, hands, decks: left, discards };
      const [first, second] = told as [TableView, TableView];
      return tells === "views" ? { ...result, views: [seen(first), seen(second)] } : result;
    },
  };
}

/** The log is not part of the reducer's state: its master and its client append what each action adds, as here. */
function liveMatch(seed: number, choose: Choose, actions: number) {
  let state = startState(seed);
  const log: LogEntry[] = [];
  for (let played = 0; played < actions; played++) {
    state = act(state, choose);
    if (state.ctx.gameover !== undefined) return undefined;
    log.push(...(state.deltalog ?? []));
  }
  return { state, log };
}

export const boardgameio: DuelEngine = {
  name: "boardgame.io",
  modes: {
    reducer: boardgameioMode("nothing", tellNothing),
    reducerWithViews: boardgameioMode("views", tellViews),
    reducerWithPatches: boardgameioMode("frames", tellPatches),
  },
  liveMatch,
};
