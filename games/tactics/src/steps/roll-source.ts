import { sourceRolled } from "../events/source-rolled.ts";
import { recoloured, rolledSource } from "../source.ts";
import { world } from "../world.ts";

/** The start of a round [R4.2]. */
export const rollSource = world.step("ROLL_SOURCE", {}, (table) => {
  const { source } = table.state;
  const colors = rolledSource(table.random, source.length);
  return [
    sourceRolled({ dieIds: source.map(({ id }) => id), colors: [...colors] }),
    ...recoloured(table, source, colors),
  ];
});
