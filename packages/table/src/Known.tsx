import { Icon } from "./Icon.tsx";
import { knownIn, type SeenPlace } from "./seen.ts";
import { useTable } from "./TableProvider.tsx";
import { spokenOf, Target } from "./Target.tsx";
import styles from "./zone.module.css";

interface KnownProps {
  readonly place: string;
  readonly seen: SeenPlace;
  /** Said before them, where several piles share a line. */
  readonly name?: string;
}
/** Cards that lie hidden and that the viewer knows all the same, face up, from the top down. They go when the knowledge goes. */
export function Known({ place, seen, name }: KnownProps) {
  const { game, say } = useTable();
  const faces = knownIn(seen);
  if (faces.length === 0) return null;
  return (
    <div className={styles.known} data-known={place} data-rove-group="">
      <Icon name="eye" />
      <span>{name === undefined ? say("table.knows") : say("table.knows.of", { label: name })}</span>
      {faces.map((face, index) => {
        const look = game.look(face);
        return (
          <Target
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile may hold the same face twice, and nothing else tells them apart.
            key={`${face} ${index}`}
            target={`known ${place} ${index}`}
            face={face}
            label={spokenOf([look.name, look.text, say("table.known")])}
          >
            <span className={styles.plainChip}>{look.name}</span>
          </Target>
        );
      })}
    </div>
  );
}
