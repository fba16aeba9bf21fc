import {
  type CardDefinition,
  type CardName,
  type Choose,
  cardNamed,
  type Decks,
  type DuelEngine,
  type DuelMode,
  type DuelResult,
  deckList,
  openingHand,
  playsPerTurn,
  type Seat,
  type SeenTable,
  startingLife,
  type Tells,
} from "./duel.ts";
import { pureRand } from "./random-source.ts";

/** The yardstick: the duel as a good engineer writes it by hand, changed in place, with nothing around it. */
interface Player {
  life: number;
  rallies: number;
  readonly deck: CardDefinition[];
  readonly hand: CardDefinition[];
  readonly discard: CardDefinition[];
}

interface Match {
  readonly players: readonly [Player, Player];
  active: Seat;
  plays: number;
  winner: Seat | null;
}

function seatPlayer(deck: CardDefinition[]): Player {
  const player: Player = { life: startingLife, rallies: 0, deck, hand: [], discard: [] };
  for (let drawn = 0; drawn < openingHand; drawn++) draw(player);
  return player;
}

function startMatch(first: CardDefinition[], second: CardDefinition[]): Match {
  return { players: [seatPlayer(first), seatPlayer(second)], active: 0, plays: 0, winner: null };
}

function draw(player: Player): boolean {
  const card = player.deck.pop();
  if (card === undefined) return false;
  player.hand.push(card);
  return true;
}

function legalMoves(match: Match): number {
  return match.plays < playsPerTurn ? match.players[match.active].hand.length + 1 : 1;
}

function pass(match: Match): void {
  const next: Seat = match.active === 0 ? 1 : 0;
  match.active = next;
  match.plays = 0;
  match.players[next].rallies = 0;
  if (!draw(match.players[next])) match.winner = next === 0 ? 1 : 0;
}

function play(match: Match, index: number): void {
  const player = match.players[match.active];
  const [card] = player.hand.splice(index, 1) as [CardDefinition];
  player.discard.push(card);
  match.plays++;
  if (card.kind === "strike") {
    const other = match.players[match.active === 0 ? 1 : 0];
    other.life -= card.amount + player.rallies;
    if (other.life <= 0) match.winner = match.active;
  } else if (card.kind === "heal") {
    player.life += card.amount;
  } else {
    player.rallies++;
  }
}

function act(match: Match, choose: Choose): void {
  const legal = legalMoves(match);
  const index = choose(legal);
  if (index === legal - 1) pass(match);
  else play(match, index);
}

/** Fresh objects throughout, as they would be sent; the definitions of the cards are shared by all. */
function viewFor(match: Match, viewer: Seat) {
  const [first, second] = match.players;
  return {
    active: match.active,
    plays: match.plays,
    winner: match.winner,
    players: [openSide(first), openSide(second)] as const,
    hand: match.players[viewer].hand.slice(),
  };
}

function openSide(player: Player) {
  return {
    life: player.life,
    rallies: player.rallies,
    deckSize: player.deck.length,
    handSize: player.hand.length,
    discard: player.discard.slice(),
  };
}

type View = ReturnType<typeof viewFor>;

/** The last views built are kept here, so that building them cannot be optimised away. */
let told: readonly [View, View] | undefined;

function runMatch(match: Match, choose: Choose, limit: number): number {
  let actions = 0;
  while (match.winner === null && actions < limit) {
    act(match, choose);
    actions++;
  }
  return actions;
}

function runMatchWithViews(match: Match, choose: Choose, limit: number): number {
  let actions = 0;
  while (match.winner === null && actions < limit) {
    act(match, choose);
    told = [viewFor(match, 0), viewFor(match, 1)];
    actions++;
  }
  return actions;
}

function seen(view: View): SeenTable {
  const [first, second] = view.players;
  return {
    lives: [first.life, second.life],
    rallies: [first.rallies, second.rallies],
    discards: [names(first.discard), names(second.discard)],
    deckSizes: [first.deckSize, second.deckSize],
    handSizes: [first.handSize, second.handSize],
    hand: names(view.hand),
  };
}

function names(cards: readonly CardDefinition[]) {
  return cards.map((card) => card.name);
}

type Definitions = (name: CardName) => CardDefinition;

function plainMode(tells: Tells, run: typeof runMatch, define: Definitions): DuelMode {
  const unshuffled = deckList.map((card) => define(card.name));
  return {
    tells,
    playMatch(seed, choose) {
      const random = pureRand.start(seed);
      return run(startMatch(random.shuffle(unshuffled), random.shuffle(unshuffled)), choose, Number.POSITIVE_INFINITY);
    },
    verify(decks: Decks, choose: Choose, limit: number): DuelResult {
      const match = startMatch(decks[0].map(define), decks[1].map(define));
      const actions = run(match, choose, limit);
      const [first, second] = match.players;
      const result: DuelResult = {
        actions,
        winner: match.winner,
        lives: [first.life, second.life],
        hands: [names(first.hand), names(second.hand)],
        decks: [names(first.deck), names(second.deck)],
        discards: [names(first.discard), names(second.discard)],
      };
      return tells === "views" && told ? { ...result, views: [seen(told[0]), seen(told[1])] } : result;
    },
  };
}

/** The loop with cards as given: a test plants a wrong one, which the comparison of engines must notice. */
export function plainWith(define: Definitions): DuelEngine {
  return {
    name: "plain",
    modes: {
      loop: plainMode("nothing", runMatch, define),
      loopWithViews: plainMode("views", runMatchWithViews, define),
    },
  };
}

export const plain = plainWith(cardNamed);
