import { type Refusal, refuse } from "@cardwright/core";
import { cannotPay, PAYING, pay } from "../cost/pay.ts";
import { gains } from "../events/resources.ts";
import { actionEnds, resourcesConverted } from "../events/turn.ts";
import { controller } from "../influence.ts";
import { amountOf } from "../resources.ts";
import { isKind, placeLabel, resortName, spotOf } from "../tiles.ts";
import { type Decision, type Tile, world } from "../world.ts";

/** Converting at a grassroots tile: two of one resort become one of another [R5.5]. */

const act = "convertResources";
export const CONVERSION_RATE = 2;
/** Which resorts a tile converts: all of them at the grassroots; effects and expansions may add tiles and resorts. */
const convertedAt = (turn: Decision, tile: Tile): readonly string[] =>
  turn.state.resorts.filter((give) => turn.ask("converts", { tile, give }, isKind(tile, "grassroots") ? 1 : 0) > 0);
const priceOf = (give: string) => ({ exact: { [give]: CONVERSION_RATE } }) as const;

const hasEnough = ({ state, seat }: Decision, give: string): boolean =>
  amountOf(state.resources[seat], give) >= CONVERSION_RATE;

function cannotGive(turn: Decision, tile: Tile, give: string): Refusal | undefined {
  const { seat } = turn;
  if (!hasEnough(turn, give)) {
    return refuse("CANNOT_PAY.convert", { least: CONVERSION_RATE });
  }
  const forbidden = turn.check("mayConvert", { seat, tile, give });
  return forbidden ?? cannotPay(turn, { seat, act, tile, price: priceOf(give) });
}
function cannotUse(turn: Decision, tile: Tile): Refusal | undefined {
  if (controller(turn, tile) !== turn.seat) return refuse("NOT_IN_CONTROL");
  const blocked = turn.check("tileWorks", { tile, use: "convert" });
  if (blocked !== undefined) return blocked;
  // Of what the player has enough of, the reason is another one, and that is the one to tell.
  const all = convertedAt(turn, tile);
  const enough = all.filter((give) => hasEnough(turn, give));
  const refusals = (enough.length > 0 ? enough : all).map((give) => cannotGive(turn, tile, give));
  return refusals.includes(undefined) ? undefined : refusals[0];
}

export const convertResources = world.action("core.convertResources", {
  takes: { tile: "piece", give: "text", take: "text", ...PAYING },
  label: "Convert resources",
  phase: "awaitingAction",
  play(turn) {
    const { state, seat } = turn;
    const tile = turn.oneOf(
      "tile",
      state.map.filter((candidate) => convertedAt(turn, candidate).length > 0),
      { ask: "Where do you convert?", label: placeLabel, check: (candidate) => cannotUse(turn, candidate) },
    );
    const give = turn.oneOf("give", convertedAt(turn, tile), {
      ask: "What do you give two of?",
      label: resortName,
      check: (resort) => cannotGive(turn, tile, resort),
    });
    const take = turn.oneOf(
      "take",
      state.resorts.filter((resort) => resort !== give),
      { ask: "What do you take one of?", label: resortName },
    );
    return [
      ...pay(turn, { seat, act, tile, price: priceOf(give) }),
      resourcesConverted({ seat, tile: tile.id, ...spotOf(tile), give, take }),
      gains({ seat, gained: { [take]: 1 } }),
      actionEnds({ seat, act }),
    ];
  },
});
