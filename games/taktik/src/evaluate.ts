import type { GameSpec, ViewOf } from "@cardwright/core";
import type { Taktik } from "./world.ts";

type View = Parameters<NonNullable<GameSpec<Taktik>["evaluate"]>>[0];
const isOurs = (view: View): view is View & ViewOf<Taktik> => "board" in view && "objectives" in view;
export function evaluate(view: View, seat: number): number {
  if (!isOurs(view)) return 0;
  if (view.outcome !== null) return view.outcome.winners.includes(seat) ? 1000 : -1000;
  return 0;
}
