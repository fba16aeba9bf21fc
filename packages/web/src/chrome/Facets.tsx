import { useId } from "react";
import styles from "./facets.module.css";

export interface Facet {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}
interface FacetsProps {
  readonly legend: string;
  readonly facets: readonly Facet[];
  readonly chosen: string;
  /** One below the other where there is a column for them; else side by side. */
  readonly inColumn?: boolean;
  onChoose(value: string): void;
}
/** One of several kinds of a thing, each with how many there are of it. */
export function Facets({ legend, facets, chosen, inColumn = false, onChoose }: FacetsProps) {
  const name = useId();
  return (
    <fieldset className={styles.facets} data-column={inColumn}>
      <legend>{legend}</legend>
      {facets.map((facet) => (
        <label key={facet.value}>
          <input
            type="radio"
            name={name}
            checked={facet.value === chosen}
            onChange={() => onChoose(facet.value)}
            className="visually-hidden"
          />
          <span>{facet.name}</span> <small>{facet.count}</small>
        </label>
      ))}
    </fieldset>
  );
}
/** How many there are of each, in the order of their names. */
export function facetsOf<T>(things: readonly T[], kindOf: (thing: T) => string): readonly Facet[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(kindOf(thing), (counts.get(kindOf(thing)) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([value, count]) => ({ value, name: value, count }));
}
