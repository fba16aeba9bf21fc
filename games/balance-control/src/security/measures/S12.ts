import { anyHotspot } from "../../measures/targets.ts";
import { settlementBegan } from "../../settlement.ts";
import { chosenKind } from "../choices.ts";
import { placing } from "../overlays.ts";
import { measure, type OverlayKind, securityWorld } from "../world.ts";

/** What a hotspot takes: it neither produces nor converts. */
const KINDS: readonly OverlayKind[] = ["control", "blockade"];

export const S12 = measure({
  id: "S12",
  name: "Lockdown",
  text: "Place Control or Blockade on the chosen hotspot; the price of this measure pays for it.",
  cost: ["security", "security"],
  timing: "thisSettlement",
  target: anyHotspot,
  params: (turn) => ({ overlay: chosenKind(turn, KINDS) }),
  lasting: {
    scope: "target",
    react: [
      securityWorld.on(settlementBegan, (_, table, self) => {
        const tile = table.find("map", String(self.targets[0]));
        const kind = KINDS.find((word) => word === self.params["overlay"]);
        const placed = tile === undefined || kind === undefined ? [] : placing(table, self.owner, kind, tile);
        return [table.end(self), ...placed];
      }),
    ],
  },
});
