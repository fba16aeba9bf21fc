import type { Engine, Snapshot } from "@cardwright/core/host";

/** A piece as a scenario writes it: its face and id, or all of it but its place. */
type Written = string | { readonly id: string; readonly face: string };

/** The same match with parts of its state laid anew: zones by what lies in them, facts as they are. */
export function layTable(engine: Engine, snapshot: Snapshot, given: Readonly<Record<string, unknown>>): Snapshot {
  const { zones } = engine.rules.declares;
  const parts = Object.entries(given).map(([key, value]) => {
    const zone = zones[key];
    if (zone === undefined) return [key, value] as const;
    return [
      key,
      zone.each
        ? (value as Written[][]).map((mine, seat) => lay(mine, `${key}/${seat}`))
        : lay(value as Written[], key),
    ] as const;
  });
  return { ...snapshot, state: { ...snapshot.state, ...Object.fromEntries(parts) } };
}
function lay(pieces: readonly Written[], at: string): readonly object[] {
  return pieces.map((piece) => {
    if (typeof piece !== "string") return { ...piece, at };
    const [face = "", id = ""] = piece.split("#");
    return { id, face, at };
  });
}
