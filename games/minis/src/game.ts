import { type EffectHandler, otherSeat } from "@cardwright/core";
import { attack } from "./actions/attack.ts";
import { attachEnergy } from "./actions/energy.ts";
import { evolve } from "./actions/evolve.ts";
import { exchangeActions } from "./actions/exchange.ts";
import { playRelic, playTerrain } from "./actions/field.ts";
import { playItem } from "./actions/items.ts";
import { setupActions } from "./actions/setup.ts";
import { ritualSummon, summonStage1 } from "./actions/summon.ts";
import { switchActive } from "./actions/switch.ts";
import { turnActions } from "./actions/turn.ts";
import { type MinisState, SEATS } from "./board.ts";
import { cardSet } from "./cardset.ts";
import { deckOf } from "./decks/choice.ts";
import { type DeckList, spread } from "./decks/deck.ts";
import { foretold, rallied, tempered } from "./effects/for-the-turn.ts";
import { miniDefence, miniRelic, miniSpeed } from "./effects/minis.ts";
import { bearsRelic, prolongsStatus } from "./effects/relics.ts";
import { recovering, statusEffects, winded } from "./effects/statuses.ts";
import { evaluate } from "./evaluate.ts";
import { matchCreated } from "./events/setup.ts";
import { arrangeTop, findCreatures, findEnergy } from "./handlers/items.ts";
import { miniBurn } from "./handlers/mini-burn.ts";
import { miniDraw } from "./handlers/mini-draw.ts";
import { miniFreeze } from "./handlers/mini-freeze.ts";
import { miniHeal } from "./handlers/mini-heal.ts";
import { miniParalyze } from "./handlers/mini-paralyze.ts";
import { miniSearch } from "./handlers/mini-search.ts";
import { miniStealth } from "./handlers/mini-stealth.ts";
import { passiveHandlers } from "./handlers/passives.ts";
import { promote } from "./handlers/promote.ts";
import { relicConduit } from "./handlers/relic-conduit.ts";
import { relicSwap } from "./handlers/relic-swap.ts";
import type { Seat } from "./piece.ts";
import { resonance } from "./rules/resonance.ts";
import { trackers } from "./rules/trackers.ts";
import { paralyzeTrigger, triggers } from "./rules/triggers.ts";
import { STATUSES } from "./status.ts";
import { drawForTurn } from "./steps/draw.ts";
import { surrendered } from "./steps/games.ts";
import { PROMOTE } from "./steps/knockouts.ts";
import { discardCards } from "./steps/searching.ts";
import { beginSetup, drawOpening } from "./steps/setup.ts";
import { type Minis, world } from "./world.ts";

/** The game, put together: which parts there are, how a match is laid out, whose turn it is. */

const handlers: readonly EffectHandler<Minis>[] = [
  miniDraw,
  miniHeal,
  miniBurn,
  miniFreeze,
  miniParalyze,
  miniStealth,
  miniSearch,
  ...passiveHandlers,
  relicSwap,
  relicConduit,
  promote,
  findEnergy,
  findCreatures,
  arrangeTop,
];
const passivesById = new Map([miniDefence, miniSpeed, miniRelic].map((effect) => [effect.id, effect]));
/** What a card does while it lies in play: its own passive, what its data creates, and what it gives its bearer. */
const PASSIVES = new Map(
  cardSet.all.map((card) => {
    const own = passivesById.get(card.digital?.app_effect_id ?? "");
    const created = cardSet.effects.filter(({ id }) => id.startsWith(`${card.id}#`));
    const bearer = card.kind === "relic" ? card.bearer : undefined;
    const borne = bearer === undefined ? [] : [bearsRelic, ...(bearer.prolongs === undefined ? [] : [prolongsStatus])];
    return [card.id, [...(own === undefined ? [] : [own]), ...created, ...borne]];
  }),
);
const TAGS = new Map(cardSet.all.map((card) => [card.id, "element" in card ? [card.element] : []]));
const ABILITIES = new Map(
  cardSet.all.map((card) => {
    const id = card.kind === "item" ? undefined : card.digital?.app_effect_id;
    return [card.id, id === undefined ? [] : [id]];
  }),
);
const NAMES = new Map<string, string>([
  ...STATUSES.map((status) => [status, statusEffects[status].spec.name ?? status] as const),
  ["RECOVERING", "Recovery"],
  [PROMOTE, "a creature from the bench"],
  // A log tells who uses which card, so an effect goes by the name of its card.
  ...cardSet.all.flatMap(({ id, name, digital }) => [
    [id, name] as const,
    [digital?.app_effect_id ?? id, name] as const,
  ]),
]);

function deckFor({ options }: MinisState, seat: Seat): DeckList {
  const deck = deckOf(options.mode, options.decks[seat], seat);
  if (deck === undefined) throw new Error(`seat ${seat} has no deck`);
  return deck;
}

export const game = world.game({
  id: "minis",
  name: "Minis",
  version: "6",
  /** A match is at most as long as its decks, and a turn at most as long as a hand; see RULES.md [R3.9]. */
  actionsMax: 3_000,
  pilesInPlace: true,
  startPhase: "SETUP.SELECT_ACTIVE",
  turnPhase: "TURN.DRAW",
  setup: (table) => [
    matchCreated({
      mode: table.state.options.mode,
      decks: SEATS.map((seat) => ({ ...deckFor(table.state, seat).cards })),
    }),
    ...SEATS.flatMap((seat) => {
      const { cards, sideboard } = deckFor(table.state, seat);
      const beside = spread(sideboard);
      return [
        table.create(["deck", seat], spread(cards), { owner: seat, damage: 0, on: "" }),
        ...(beside.length === 0 ? [] : [table.create(["sideboard", seat], beside, { owner: seat, damage: 0, on: "" })]),
        table.shuffle(["deck", seat]),
        drawOpening({ seat, sure: false }),
      ];
    }),
  ],
  actions: [
    ...turnActions,
    ...setupActions,
    ...exchangeActions,
    attachEnergy,
    summonStage1,
    evolve,
    ritualSummon,
    playItem,
    playRelic,
    playTerrain,
    switchActive,
    attack,
  ],
  prompts: [discardCards],
  effects: [
    ...Object.values(statusEffects),
    recovering,
    winded,
    miniDefence,
    miniSpeed,
    miniRelic,
    bearsRelic,
    prolongsStatus,
    rallied,
    foretold,
    tempered,
    ...cardSet.effects,
  ],
  rules: [resonance, trackers, triggers],
  handlers,
  passives: (face) => PASSIVES.get(face) ?? [],
  abilities: (face) => ABILITIES.get(face) ?? [],
  tagsOf: (face) => TAGS.get(face) ?? [],
  faceName: (face) => NAMES.get(face) ?? face,
  cards: cardSet.all,
  /** Between two games the winner exchanges cards first. While setting up, seat 0 chooses and then seat 1; then the seats take turns from whoever goes first. */
  turnOrder({ state: { activeSeat, exchanged, exchangesFirst, firstSeat, ready, turnsTaken } }) {
    const waiting = [exchangesFirst, otherSeat(exchangesFirst)].find((seat) => !exchanged[seat]);
    if (waiting !== undefined) return { seat: waiting, newRound: false };
    if (firstSeat === -1) return { seat: ready[0] ? 1 : 0, newRound: false };
    if (turnsTaken[0] + turnsTaken[1] === 0) return { seat: firstSeat, newRound: true };
    const seat = otherSeat(activeSeat);
    return { seat, newRound: seat === firstSeat };
  },
  onTurnStart(table) {
    const seat = table.state.activeSeat;
    if (!table.state.exchanged[seat]) return [table.phase("MATCH.SIDEBOARD")];
    return table.state.ready[seat] ? [table.add("turnsTaken", seat, 1)] : [beginSetup({ seat })];
  },
  onPhase: {
    "TURN.DRAW": ({ state }) =>
      state.ready[state.activeSeat] ? [drawForTurn({ seat: state.activeSeat }), paralyzeTrigger({})] : [],
  },
  onConcede: surrendered,
  evaluate,
});
