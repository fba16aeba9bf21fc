import type { Offer } from "@cardwright/core/host";
import { outcomeScores } from "@cardwright/words";
import type { ReactNode } from "react";
import styles from "./bar.module.css";
import { ChoicePanel } from "./ChoicePanel.tsx";
import { type Choosing, isLegalOffer } from "./decision.ts";
import { ActionBar, isEnding, isGivingUp, OfferButton } from "./Offers.tsx";
import { outcomeReason, outcomeTitle } from "./outcome.ts";
import { type TableContext, useTable } from "./TableProvider.tsx";
import { BackAnswers } from "./TakeBack.tsx";
import { useKeys } from "./use-keys.ts";
import { useWide } from "./use-wide.ts";

/** The one bar where a turn is played, always there and always as high: what is asked at the left, the answers at the right. */
export function Dock({ afterwards }: { readonly afterwards?: ReactNode }) {
  const table = useTable();
  const { deciding, frame } = table;
  useKeys(table);
  const over = frame.view.outcome !== null;
  return (
    <section className={styles.dock} aria-label={table.say("dock.yourMove")} data-dock="" data-stage={deciding.stage}>
      <Question table={table} />
      {over ? <div className={styles.answers}>{afterwards}</div> : <Answers table={table} />}
    </section>
  );
}
/** Letters of a question that fit one line on most screens. */
const LONG = 44;
function Question({ table }: { readonly table: TableContext }) {
  const { decision, lastRefusal, words, frame, say } = table;
  const { asked, hint } = askedOf(table, useWide());
  return (
    // Another question is another one: it stands where its lines leave it, and does not slide there.
    <div className={styles.question} key={`${asked} ${hint}`}>
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
          <span>{words.why(lastRefusal, frame.view)}</span>
          <button type="button" onClick={decision.dismissRefusal}>
            {say("dock.gotIt")}
          </button>
        </p>
      )}
    </div>
  );
}
function Answers({ table }: { readonly table: TableContext }) {
  const { deciding, frame, decision, say } = table;
  if (frame.pending || deciding.stage === "sent") return null;
  if (table.back.question !== "none") return <BackAnswers />;
  if (deciding.stage === "verb") {
    return (
      <div className={styles.answers} data-rove-group="">
        <button type="button" className={styles.quiet} onClick={decision.cancel} data-rove="" tabIndex={-1}>
          {say("dock.cancel")}
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
function askedOf(table: TableContext, wide: boolean): Asked {
  const { asked, hint } = questionOf(table, wide);
  return table.frame.view.you >= 0
    ? { asked, hint }
    : { asked, hint: [hint, table.say("dock.watching")].filter(Boolean).join(" · ") };
}
function questionOf(table: TableContext, wide: boolean): Asked {
  const { deciding, frame, game, words, say } = table;
  const { outcome, phase } = frame.view;
  const { speaker } = words;
  if (outcome !== null) {
    const scores = outcomeScores(outcome, speaker.language);
    // A phone has no room for the reason too: it stands large over the table.
    const hints = wide ? [outcomeReason(outcome, speaker), scores] : [scores];
    return { asked: outcomeTitle(outcome, speaker), hint: hints.filter(Boolean).join(" · ") };
  }
  if (deciding.stage === "sent" || frame.pending) return { asked: say("dock.sending"), hint: "" };
  const { question } = table.back;
  if (question !== "none")
    return { asked: say(question === "asked" ? "back.asked" : "back.ask.sure"), hint: say("back.about") };
  if (deciding.stage === "verb") {
    const { option, offers, key } = deciding;
    const [offer] = offers;
    const label =
      option === undefined || !offer?.choice ? String(key) : words.option(offer, offer.choice, option, frame.view);
    return { asked: say("dock.chooseFor", { label }), hint: "" };
  }
  if (deciding.stage === "choice") {
    const { choice, offer, picks } = deciding;
    const asked = words.ask(offer, choice, frame.view, picks);
    return { asked, hint: begunText(table, deciding, asked) };
  }
  const named = words.phase(phase);
  const legal = frame.offers.filter(isLegalOffer);
  if (legal.length > 0)
    return {
      asked: say("dock.yourMove"),
      hint: legal.every((offer) => isEnding(offer, game.plan) || isGivingUp(offer))
        ? say("dock.onlyEnds")
        : canDo(table, legal, wide ? TOLD_LETTERS : TOLD_LETTERS_NARROW) || named,
    };
  const others = frame.actors.filter((seat) => seat !== frame.view.you);
  if (others.length === 0) return { asked: named, hint: "" };
  if (frame.plan !== undefined) return { asked: say("plan.next", { others }), hint: named };
  const thinks = others.every((seat) => frame.players[seat]?.kind === "bot");
  return { asked: say(thinks ? "dock.thinking" : "dock.waiting", { others }), hint: named };
}
/** Letters that two lines below the question hold at a desk, and on a phone. */
const TOLD_LETTERS = 64;
const TOLD_LETTERS_NARROW = 18;
/** The use of the things that are lit: the actions that begin with one of them, as many as there is room for. */
function canDo({ words, frame, game }: TableContext, legal: readonly Offer[], most: number): string {
  const begun = legal.filter((offer) => offer.choice !== null && !isEnding(offer, game.plan));
  const told = begun.map((offer) => words.offer(offer, frame.view));
  const fits = told.map((_, at) => told.slice(0, at + 1).join(" · ")).filter(({ length }) => length <= most);
  return fits.at(-1) ?? "";
}
/** The action that has been begun, with its answers so far. */
function begunText({ words, frame }: TableContext, { offer, trail }: Choosing, asked: string): string {
  const label = words.offer(offer, frame.view);
  const chosen = trail.flatMap(({ choice, keys }) =>
    keys.map((key) => {
      const option = choice.options.find((candidate) => candidate.key === key);
      return option === undefined ? String(key) : words.option(offer, choice, option, frame.view);
    }),
  );
  if (chosen.length === 0) return label === asked || label === "" ? "" : label;
  return `${label.replace(/[?.:]$/, "")}: ${chosen.join(", ")}`;
}
