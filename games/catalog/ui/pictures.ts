import { Picture as balanceControl } from "@cardwright/game-balance-control/ui/picture";
import { Picture as minis } from "@cardwright/game-minis/ui/picture";
import { Picture as politics } from "@cardwright/game-politics/ui/picture";
import { Picture as tactics } from "@cardwright/game-tactics/ui/picture";
import { Picture as taktik } from "@cardwright/game-taktik/ui/picture";
import type { ComponentType } from "react";

/** How games show themselves on the shelf, in a box of 320 by 160. Whoever has none is shown by three cards. */
export const pictures: Readonly<Record<string, ComponentType>> = {
  "balance-control": balanceControl,
  minis,
  politics,
  tactics,
  taktik,
};
