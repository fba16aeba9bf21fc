import type { Offer } from "@cardwright/core/host";
import { useId, useState } from "react";
import styles from "./bar.module.css";
import { isLegalOffer, whyNot } from "./decision.ts";
import type { TablePlan } from "./define-table.ts";
import { useTable } from "./TableProvider.tsx";
import { UndoButton } from "./TakeBack.tsx";
import { useClosing } from "./use-closing.ts";
import { joinClasses } from "./words.ts";

/** What can be done now: one primary move, at most one beside it, and all others behind one quiet control. */
export function ActionBar() {
  const { frame, decision, game, say } = useTable();
  const { offers } = frame;
  if (offers.length === 0) return null;
  const legal = offers.filter((offer) => isLegalOffer(offer) && !isGivingUp(offer));
  const { primary, second } = arranged(legal, game.plan);
  const shown = [primary, second];
  const others = legal.filter((offer) => !shown.includes(offer));
  const refused = offers.filter(
    (offer) => !isLegalOffer(offer) && !isGivingUp(offer) && !isOver(offer, frame.view.phase, game.plan.passing),
  );
  return (
    <div className={styles.answers} data-rove-group="">
      <span className={styles.quiets}>
        <UndoButton />
        {/* Another one where its neighbours are others: it stands elsewhere then, and does not slide there. */}
        <Others key={`${primary?.type} ${second?.type}`} legal={others} refused={refused} />
      </span>
      {second !== undefined && (
        <OfferButton offer={second} sure={legal.length > 1} onPress={() => decision.begin(second)} />
      )}
      {primary !== undefined ? (
        <OfferButton offer={primary} primary onPress={() => decision.begin(primary)} />
      ) : (
        <Missing text={say(legal.length > 0 ? "dock.chooseLit" : "dock.nothingToDo")} />
      )}
    </div>
  );
}
/** In the place of the primary move: what is missing for it. Another text is another one, and does not slide. */
export const Missing = ({ text }: { readonly text: string }) => (
  <span key={text} className={styles.missing}>
    {text}
  </span>
);
interface OthersProps {
  readonly legal: readonly Offer[];
  readonly refused: readonly Offer[];
}
/** Everything else: what can be done too, and what cannot, each with its reason in full. */
function Others({ legal, refused }: OthersProps) {
  const { decision, frame, say } = useTable();
  const [openAt, setOpenAt] = useState(-1);
  const id = useId();
  const open = openAt === frame.revision;
  const box = useClosing(open, () => setOpenAt(-1));
  if (legal.length + refused.length === 0) return null;
  return (
    <span ref={box} className={styles.others}>
      <button
        type="button"
        className={styles.quiet}
        aria-expanded={open}
        aria-controls={id}
        data-others=""
        data-rove=""
        tabIndex={-1}
        onClick={() => setOpenAt(open ? -1 : frame.revision)}
      >
        <span>{say(legal.length > 0 ? "dock.other" : "dock.notPossible")}</span>
        <span>({legal.length || refused.length})</span>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable by keyboard. */}
      <span className={styles.sheet} id={id} hidden={!open} tabIndex={0}>
        {open &&
          legal.map((offer) => <OfferButton key={offer.type} offer={offer} onPress={() => decision.begin(offer)} />)}
        {open && legal.length > 0 && refused.length > 0 && (
          <span className={styles.sheetTitle}>{say("dock.notPossible")}</span>
        )}
        {open &&
          refused.map((offer) => <OfferButton key={offer.type} offer={offer} listed onPress={() => undefined} />)}
      </span>
    </span>
  );
}
interface OfferButtonProps {
  readonly offer: Offer;
  onPress(): void;
  readonly primary?: boolean;
  /** It would end something while other things can be done: whoever wants to is asked twice. */
  readonly sure?: boolean;
  /** In a list there is room for the reason itself. */
  readonly listed?: boolean;
}
export function OfferButton({ offer, onPress, primary, listed, sure = false }: OfferButtonProps) {
  const table = useTable();
  const [askedAt, setAskedAt] = useState(-1);
  const asks = sure && table.asksTwice && isEnding(offer, table.game.plan);
  const isAsked = asks && askedAt === table.frame.revision;
  const press = (): void => (asks && !isAsked ? setAskedAt(table.frame.revision) : onPress());
  const refused = whyNot(offer);
  const why = refused === undefined ? "" : table.words.why(refused, table.frame.view);
  const label = table.words.offer(offer, table.frame.view);
  const key = Object.entries(table.game.plan.keys ?? {}).find(([, type]) => type === offer.type)?.[0];
  const thing = { label, asked: { about: "offer", type: offer.type } as const };
  return (
    <button
      type="button"
      className={joinClasses(styles.action, primary && styles.primary, refused && styles.refused)}
      aria-disabled={refused !== undefined}
      aria-keyshortcuts={key}
      data-legal={refused === undefined || undefined}
      data-offer={offer.type}
      data-ends={isEnding(offer, table.game.plan) || undefined}
      data-rove=""
      tabIndex={-1}
      onClick={() => (refused === undefined ? press() : table.peek(thing))}
    >
      <span aria-live={asks ? "polite" : undefined}>{isAsked ? table.say("table.sure", { label }) : label}</span>
      {key !== undefined && (
        <span className={styles.key} aria-hidden="true">
          {key.toUpperCase()}
        </span>
      )}
      {why !== "" && (
        <span className={listed ? styles.reason : "visually-hidden"}>
          <span className="visually-hidden">. {table.say("dock.notNow", { reason: "" })}</span>
          {why}
        </span>
      )}
    </button>
  );
}
const ENDS = /(^|[^a-z])(end|pass|skip|done|finish|next|decline)|^(end|pass)/i;
/** It ends a step or a turn, or lets a chance go by: never the first thing under a finger while anything else can be done. */
export const isEnding = ({ type }: Offer, { ends }: TablePlan): boolean =>
  ends === undefined ? ENDS.test(type) : ends.includes(type);
/** Giving up the match is asked for in the menu, and asked twice. */
export const isGivingUp = ({ type }: Offer): boolean => /^(concede|surrender)$/i.test(type);

/** What the game says goes on with the turn comes first; what ends it stands beside, or first where nothing else is left. */
function arranged(legal: readonly Offer[], plan: TablePlan): { primary: Offer | undefined; second: Offer | undefined } {
  const ending = legal.filter((offer) => isEnding(offer, plan));
  const going = legal.filter((offer) => !isEnding(offer, plan));
  const order = plan.primary ?? [];
  const ranked = (offers: readonly Offer[]): Offer | undefined =>
    order.flatMap((type) => offers.find((offer) => offer.type === type) ?? [])[0];
  const end = ranked(ending) ?? ending[0];
  if (going.length === 0) return { primary: end, second: ending.find((offer) => offer !== end) };
  return { primary: ranked(going) ?? going.find(({ choice }) => choice === null), second: end };
}
function isOver({ refused }: Offer, phase: string, passing: readonly string[] = []): boolean {
  const allowed = (refused?.details as { readonly allowed?: unknown } | undefined)?.allowed;
  if (typeof allowed !== "string" || passing.includes(phase)) return false;
  return allowed.split(", ").every((one) => passing.includes(one));
}
