import type { Offer } from "@cardwright/core";
import { isLegalOffer, whyNot } from "./decision.ts";
import styles from "./dock.module.css";
import { useTable } from "./TableProvider.tsx";
import { joinClasses, plain, whyText } from "./words.ts";

/** Every action of the game: what can be done now, then what cannot, each of which says why. */
export function ActionBar() {
  const { frame, decision, game } = useTable();
  const { offers } = frame;
  const legal = offers.filter(isLegalOffer);
  const rest = offers.filter((offer) => !isLegalOffer(offer) && !isOver(offer, frame.view.phase, game.plan.passing));
  const primary = primaryOf(legal, game.plan.primary);
  if (frame.view.outcome !== null || offers.length === 0) return null;
  return (
    <div className={styles.offers} data-rove-group="">
      <div className={styles.answers}>
        {legal
          .filter((offer) => offer !== primary)
          .map((offer) => (
            <OfferButton key={offer.type} offer={offer} onPress={() => decision.begin(offer)} />
          ))}
        {primary !== undefined && <OfferButton offer={primary} primary onPress={() => decision.begin(primary)} />}
      </div>
      {rest.length > 0 && (
        <div className={styles.rest}>
          <span className={styles.hint}>Not now:</span>
          {rest.map((offer) => (
            <OfferButton key={offer.type} offer={offer} onPress={() => decision.begin(offer)} />
          ))}
        </div>
      )}
    </div>
  );
}
export function OfferButton({
  offer,
  onPress,
  primary,
}: {
  readonly offer: Offer;
  onPress(): void;
  readonly primary?: boolean;
}) {
  const table = useTable();
  const refused = whyNot(offer);
  const why = refused === undefined ? "" : whyText(refused, table);
  const label = offer.label === offer.type ? plain(offer.type) : offer.label;
  const key = Object.entries(table.game.plan.keys ?? {}).find(([, type]) => type === offer.type)?.[0];
  const thing = refused === undefined ? { label } : { label, refused };
  // What can be done says so on its button; only a reason is worth the room.
  const show = (): void => {
    if (refused !== undefined) table.inspect(thing);
  };
  return (
    <button
      type="button"
      className={joinClasses(styles.action, primary && styles.primary, refused && styles.refused)}
      aria-disabled={refused !== undefined}
      aria-keyshortcuts={key}
      data-legal={refused === undefined || undefined}
      data-offer={offer.type}
      data-rove=""
      tabIndex={-1}
      onFocus={show}
      onPointerEnter={show}
      onClick={() => (refused === undefined ? onPress() : table.peek(thing))}
    >
      {label}
      {key !== undefined && (
        <span className={styles.key} aria-hidden="true">
          {key.toUpperCase()}
        </span>
      )}
      {why !== "" && <span className="visually-hidden">. Not now: {why}</span>}
    </button>
  );
}
/** What the game says goes on with the turn; else what needs no further choice, which ends a step of it. */
function primaryOf(legal: readonly Offer[], planned: readonly string[] | undefined): Offer | undefined {
  if (planned === undefined) return legal.findLast(({ choice }) => choice === null) ?? legal.at(-1);
  return planned.flatMap((type) => legal.find((offer) => offer.type === type) ?? [])[0];
}
function isOver({ refused }: Offer, phase: string, passing: readonly string[] = []): boolean {
  const allowed = (refused?.details as { readonly allowed?: unknown } | undefined)?.allowed;
  if (typeof allowed !== "string" || passing.includes(phase)) return false;
  return allowed.split(", ").every((one) => passing.includes(one));
}
