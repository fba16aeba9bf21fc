import { PictureOf } from "./Emblem.tsx";
import { Icon } from "./Icon.tsx";
import type { SeenPlace } from "./seen.ts";
import { useTable } from "./TableProvider.tsx";
import { spokenOf, Target } from "./Target.tsx";
import styles from "./zone.module.css";

export interface KnownProps {
  readonly place: string;
  readonly seen: SeenPlace;
  /** Said before them, where several piles share a line. */
  readonly name?: string;
}
/** More than these are small signs, which are read by pointing at them: there is no room for their names. */
const NAMED = 3;
interface KnownCard {
  readonly face: string;
  readonly isTop: boolean;
}
/** Cards that lie hidden and that the viewer knows all the same, face up, from the top down. They go when the knowledge goes. */
export function KnownCards({ place, seen, name }: KnownProps) {
  const { game, say } = useTable();
  const [zone = ""] = place.split("/");
  const cards = knownIn(seen);
  const isStack = game.engine.rules.declares.zones[zone]?.sight === "nobody";
  return (
    <div className={styles.known} data-known={place} data-rove-group="">
      <Icon name="eye" />
      {name === undefined ? (
        <span className="visually-hidden">{say("table.knows")}</span>
      ) : (
        <span>{say("table.knows.of", { label: name })}</span>
      )}
      {cards.map(({ face, isTop }, index) => {
        const look = game.look(face);
        const text = isStack && isTop ? say("table.onTop", { label: look.name }) : look.name;
        return (
          <Target
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile may hold the same face twice, and nothing else tells them apart.
            key={`${face} ${index}`}
            target={`known ${place} ${index}`}
            face={face}
            label={spokenOf([text, look.text, say("table.known")])}
          >
            {cards.length > NAMED ? (
              <PictureOf look={look} className={styles.chipEmblem} />
            ) : (
              <span className={styles.plainChip}>{text}</span>
            )}
          </Target>
        );
      })}
    </div>
  );
}
/** First those whose position is known. In another's hand nobody sees positions, and those of the view say nothing. */
function knownIn(place: SeenPlace): readonly KnownCard[] {
  if (place.kind === "pieces") return [];
  const { count, known = [], holds = [] } = place.pile;
  return [
    ...known.map(({ face, index }) => ({ face, isTop: index === count - 1 })).toReversed(),
    ...holds.map((face) => ({ face, isTop: false })),
  ];
}
