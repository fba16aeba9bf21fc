import type { CardName, Choose, DuelEngine, DuelMode, DuelResult, PerSeat, SeenTable, Tells } from "./duel.ts";
import type { Game, Move } from "./gamepark-api.ts";
import { cardOfId, cards, DuelRules, memories, places, playAction, setUpDuel } from "./gamepark-rules.ts";

type Views = readonly [Game, Game];

/** The last views built are kept here, so that building them cannot be optimised away. */
let told: Views | undefined;

function run(game: Game, choose: Choose, limit: number, tells: Tells) {
  const rules = new DuelRules(game);
  let actions = 0;
  while (!rules.isOver() && actions < limit) {
    const player = rules.getActivePlayer() ?? 1;
    const moves = rules.getLegalMoves(player);
    playAction(rules, moves[choose(moves.length)] as Move, player);
    if (tells === "views") told = [rules.getPlayerView(1), rules.getPlayerView(2)];
    actions++;
  }
  return { rules, actions };
}

/** The cards of one place in their order; a card whose id is hidden is an error, since it is asked for by name. */
function namesAt(game: Game, place: number, player: number): CardName[] {
  const items = (game.items[cards] ?? []).filter(
    (item) => item.location.type === place && item.location.player === player,
  );
  items.sort((one, other) => (one.location.x ?? 0) - (other.location.x ?? 0));
  return items.map((item) => cardOfId(item.id).name);
}

function sizeOf(game: Game, place: number, player: number, viewerSees: boolean): number {
  const items = (game.items[cards] ?? []).filter(
    (item) => item.location.type === place && item.location.player === player,
  );
  if (!viewerSees && items.some((item) => item.id !== undefined)) throw new Error("a view shows a hidden card");
  return items.length;
}

function perSeat<Value>(ofPlayer: (player: number) => Value): PerSeat<Value> {
  return [ofPlayer(1), ofPlayer(2)];
}

function remembered(game: Game, memory: number): PerSeat<number> {
  const rules = new DuelRules(game);
  return perSeat((player) => rules.remind<number>(memory, player));
}

function seen(view: Game, viewer: number): SeenTable {
  return {
    lives: remembered(view, memories.life),
    rallies: remembered(view, memories.rallies),
    discards: perSeat((player) => namesAt(view, places.discard, player)),
    deckSizes: perSeat((player) => sizeOf(view, places.deck, player, false)),
    handSizes: perSeat((player) => sizeOf(view, places.hand, player, player === viewer)),
    hand: namesAt(view, places.hand, viewer),
  };
}

/** Its shuffle draws from Math.random and takes no seed, so every match of this engine is another one. */
function gameParkMode(tells: Tells): DuelMode {
  return {
    tells,
    playMatch: (_seed, choose) => run(setUpDuel(), choose, Number.POSITIVE_INFINITY, tells).actions,
    verify(decks, choose, limit) {
      const { rules, actions } = run(setUpDuel(decks), choose, limit, tells);
      const winner = rules.remind<number | undefined>(memories.winner);
      const result: DuelResult = {
        actions,
        winner: winner === undefined ? null : winner === 1 ? 0 : 1,
        lives: remembered(rules.game, memories.life),
        hands: perSeat((player) => namesAt(rules.game, places.hand, player)),
        decks: perSeat((player) => namesAt(rules.game, places.deck, player)),
        discards: perSeat((player) => namesAt(rules.game, places.discard, player)),
      };
      return tells === "views" && told ? { ...result, views: [seen(told[0], 1), seen(told[1], 2)] } : result;
    },
  };
}

export const gamePark: DuelEngine = {
  name: "Game Park",
  modes: {
    actions: gameParkMode("nothing"),
    actionsWithViews: gameParkMode("views"),
  },
};
