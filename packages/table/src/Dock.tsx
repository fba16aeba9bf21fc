import type { Offer } from "@cardwright/core";
import { ChoicePanel } from "./ChoicePanel.tsx";
import { isLegalOffer } from "./decision.ts";
import type { TableGame } from "./defineTable.ts";
import styles from "./dock.module.css";
import { ActionBar, OfferButton } from "./Offers.tsx";
import { SeatShape } from "./SeatBadge.tsx";
import type { Frame } from "./session.ts";
import { type TableContext, useTable } from "./TableProvider.tsx";
import { useKeys } from "./useKeys.ts";
import { begunText, plain, sentence, whyText, withNames } from "./words.ts";

/** The one place where a turn is played: what is asked, the answers, and the one primary action. */
export function Dock() {
  const table = useTable();
  const { deciding, frame, decision, lastRefusal } = table;
  useKeys(table);
  return (
    <section className={styles.dock} aria-label="Your move" data-dock="" data-stage={deciding.stage}>
      {frame.view.outcome === null ? <Asked table={table} /> : <Result table={table} />}
      {lastRefusal !== null && (
        <div className={styles.refusal}>
          <span>{whyText(lastRefusal, table)}</span>
          <button type="button" className={styles.quiet} onClick={decision.dismissRefusal}>
            Got it
          </button>
        </div>
      )}
      <Answers table={table} />
    </section>
  );
}
function Asked({ table }: { readonly table: TableContext }) {
  const { asked, phase } = askedOf(table);
  return (
    <p className={styles.asked} data-focus-rest="" tabIndex={-1}>
      {asked} {phase !== "" && <span className={styles.phase}>{phase}</span>}
    </p>
  );
}
/** How it ended, in letters that can be read from across the table. */
function Result({ table: { frame, names } }: { readonly table: TableContext }) {
  const { outcome } = frame.view;
  if (outcome === null) return null;
  const { winners, reason } = outcome;
  const who = winners.map((seat) => names.seat(seat)).join(" and ");
  const title = who === "" ? "A draw" : `${who} ${who === "You" || winners.length > 1 ? "win" : "wins"}`;
  return (
    <div className={styles.result} data-won={winners.includes(frame.view.you)}>
      {winners.map((seat) => (
        <SeatShape key={seat} seat={seat} size={36} />
      ))}
      <p className={styles.asked} data-focus-rest="" tabIndex={-1}>
        <b className={styles.resultTitle}>{title}</b> {sentence(reason)}
      </p>
    </div>
  );
}
function Answers({ table }: { readonly table: TableContext }) {
  const { deciding, frame, decision } = table;
  if (frame.pending || deciding.stage === "sent") return null;
  if (deciding.stage === "verb") {
    return (
      <div className={styles.answers} data-rove-group="">
        {deciding.offers.map((offer) => (
          <OfferButton key={offer.type} offer={offer} onPress={() => decision.begin(offer, deciding.key)} />
        ))}
        <button type="button" className={styles.quiet} onClick={decision.cancel} data-rove="" tabIndex={-1}>
          Cancel
        </button>
      </div>
    );
  }
  if (deciding.stage === "choice") return <ChoicePanel deciding={deciding} />;
  return <ActionBar />;
}

/** What is asked of the viewer, and beside it where in the turn they are. */
function askedOf({ deciding, frame, names, game }: TableContext): { asked: string; phase: string } {
  if (deciding.stage === "sent" || frame.pending) return { asked: "Sending your move …", phase: "" };
  if (deciding.stage === "verb") return { asked: `What with ${deciding.label}?`, phase: "" };
  if (deciding.stage === "choice") {
    const { choice, offer, trail } = deciding;
    const label = effectAsked(frame, offer, game) ?? offer.label;
    const ask =
      choice.ask ||
      (choice.name === "selection" ? "What do you choose?" : `Choose ${plain(choice.name).toLowerCase()}`);
    const asked =
      choice.ask === label ? sentence(ask) : `${begunText(label, withNames(trail.join(", "), names))} ${sentence(ask)}`;
    return { asked, phase: "" };
  }
  const phase = plain(frame.view.phase, game.plan);
  if (frame.offers.some(isLegalOffer)) return { asked: "Your move.", phase };
  const others = frame.actors.filter((seat) => seat !== frame.view.you).map((seat) => names.seat(seat));
  return others.length === 0
    ? { asked: sentence(phase), phase: "" }
    : { asked: `Waiting for ${others.join(" and ")}.`, phase };
}

/** The engine's own prompts do not say what they are about; the effect that asks does. */
function effectAsked({ view }: Frame, { promptId }: Offer, { engine }: TableGame): string | undefined {
  const memo = view.prompts.find(({ id }) => id === promptId)?.memo;
  return engine.rules.handlers.get(String(memo?.["effect_id"]))?.name;
}
