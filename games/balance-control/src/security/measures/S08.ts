import { anyHotspot } from "../../measures/targets.ts";
import { settlementBegan } from "../../settlement.ts";
import { overlaysOn, removing } from "../overlays.ts";
import { measure, securityWorld } from "../world.ts";

export const S08 = measure({
  id: "S08",
  name: "Cooling Off",
  text: "All overlays are removed from the chosen hotspot.",
  cost: ["security", "media"],
  timing: "thisSettlement",
  target: anyHotspot,
  lasting: {
    scope: "target",
    react: [
      securityWorld.on(settlementBegan, (_, table, self) => {
        const leaving = overlaysOn(table, { id: String(self.targets[0]) }).filter((overlay) =>
          table.may("overlayMoves", { overlay }),
        );
        return [...leaving.flatMap((overlay) => removing(table, self.owner, overlay)), table.end(self)];
      }),
    ],
  },
});
