import type { Offer } from "@cardwright/core";
import type { ReactNode } from "react";
import styles from "./bar.module.css";
import { ChoicePanel } from "./ChoicePanel.tsx";
import { isLegalOffer } from "./decision.ts";
import type { TableGame } from "./defineTable.ts";
import { ActionBar, OfferButton } from "./Offers.tsx";
import { isChosenOnTable } from "./onTable.ts";
import { outcomeTitle } from "./outcome.ts";
import type { Frame } from "./session.ts";
import { type TableContext, useTable } from "./TableProvider.tsx";
import { useKeys } from "./useKeys.ts";
import { begunText, plain, sentence, whyText, withNames } from "./words.ts";

/** The one bar where a turn is played, always there and always as high: what is asked at the left, the answers at the right. */
export function Dock({ afterwards }: { readonly afterwards?: ReactNode }) {
  const table = useTable();
  const { deciding, frame } = table;
  useKeys(table);
  const over = frame.view.outcome !== null;
  return (
    <section className={styles.dock} aria-label="Your move" data-dock="" data-stage={deciding.stage}>
      <Question table={table} />
      {over ? <div className={styles.answers}>{afterwards}</div> : <Answers table={table} />}
    </section>
  );
}
/** Letters of a question that fit one line on most screens. */
const LONG = 44;
function Question({ table }: { readonly table: TableContext }) {
  const { decision, lastRefusal } = table;
  const { asked, hint } = askedOf(table);
  return (
    <div className={styles.question}>
      <p className={styles.asked} data-focus-rest="" tabIndex={-1} data-long={asked.length > LONG}>
        {asked}
      </p>
      {lastRefusal === null ? (
        hint !== "" && (
          <p className={styles.hint} title={hint}>
            {hint}
          </p>
        )
      ) : (
        <p className={styles.refusal}>
          <span>{whyText(lastRefusal, table)}</span>
          <button type="button" onClick={decision.dismissRefusal}>
            Got it
          </button>
        </p>
      )}
    </div>
  );
}
function Answers({ table }: { readonly table: TableContext }) {
  const { deciding, frame, decision } = table;
  if (frame.pending || deciding.stage === "sent") return null;
  if (deciding.stage === "verb") {
    return (
      <div className={styles.answers} data-rove-group="">
        <button type="button" className={styles.quiet} onClick={decision.cancel} data-rove="" tabIndex={-1}>
          Cancel
        </button>
        {deciding.offers.map((offer) => (
          <OfferButton key={offer.type} offer={offer} onPress={() => decision.begin(offer, deciding.key)} />
        ))}
      </div>
    );
  }
  if (deciding.stage === "choice") return <ChoicePanel deciding={deciding} />;
  return <ActionBar />;
}

interface Asked {
  readonly asked: string;
  /** One line of what follows from it, or of where one is in the turn. */
  readonly hint: string;
}
/** Whoever has no seat is told so, whatever happens. */
function askedOf(table: TableContext): Asked {
  const { asked, hint } = questionOf(table);
  return table.frame.view.you >= 0 ? { asked, hint } : { asked, hint: `${sentence(hint)} You are watching.`.trim() };
}
function questionOf(table: TableContext): Asked {
  const { deciding, frame, names, game } = table;
  const { outcome } = frame.view;
  if (outcome !== null) return { asked: outcomeTitle(outcome, names), hint: sentence(outcome.reason) };
  if (deciding.stage === "sent" || frame.pending) return { asked: "Sending your move …", hint: "" };
  if (deciding.stage === "verb") return { asked: `What with ${deciding.label}?`, hint: "" };
  const phase = plain(frame.view.phase, game.plan);
  if (deciding.stage === "choice") {
    const { choice, offer, trail } = deciding;
    const label = effectAsked(frame, offer, game) ?? offer.label;
    const ask = sentence(
      choice.ask ||
        (choice.name === "selection" ? "What do you choose?" : `Choose ${plain(choice.name).toLowerCase()}`),
    );
    const begun = choice.ask === label ? "" : begunText(label, withNames(trail.join(", "), names));
    const where = isChosenOnTable(table, choice) ? "Choose on the table." : "";
    return { asked: ask, hint: [begun, where].filter(Boolean).join(" ") };
  }
  if (frame.offers.some(isLegalOffer)) return { asked: "Your move", hint: `${phase}. Choose anything that is lit.` };
  const others = frame.actors.filter((seat) => seat !== frame.view.you);
  if (others.length === 0) return { asked: sentence(phase), hint: "" };
  const waited = others.map((seat) => names.seat(seat)).join(" and ");
  const thinks = others.every((seat) => frame.players[seat]?.kind === "bot");
  const verb = others.length > 1 ? "think" : "thinks";
  return { asked: thinks ? `${waited} ${verb} …` : `Waiting for ${waited}.`, hint: phase };
}

/** The engine's own prompts do not say what they are about; the effect that asks does. */
function effectAsked({ view }: Frame, { promptId }: Offer, { engine }: TableGame): string | undefined {
  const memo = view.prompts.find(({ id }) => id === promptId)?.memo;
  return engine.rules.handlers.get(String(memo?.["effect_id"]))?.name;
}
