import type { Frame, TableSession } from "@cardwright/table";
import { useEffect } from "react";
import { useSettings } from "../settings.ts";
import type { Sound } from "./sound.ts";

/** The sound between two positions, if there is any: the most important thing only. */
function soundOf(before: Frame, now: Frame): Sound | undefined {
  const { you } = now.view;
  if (before.view.outcome === null && now.view.outcome !== null) return "end";
  if (!before.actors.includes(you) && now.actors.includes(you)) return "turn";
  return now.events.some(({ type }) => type === "PIECE_MOVED") ? "move" : undefined;
}
/** Off unless it is asked for; the part that makes sounds is loaded only then. */
export function useSound(session: TableSession): void {
  const { sound } = useSettings();
  useEffect(() => {
    if (!sound) return;
    const loaded = import("./sound.ts");
    let before = session.frame();
    return session.subscribe(() => {
      const now = session.frame();
      const heard = now.revision === before.revision ? undefined : soundOf(before, now);
      before = now;
      if (heard !== undefined) void loaded.then(({ playSound }) => playSound(heard));
    });
  }, [session, sound]);
}
