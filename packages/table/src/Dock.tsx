import type { Choice, Offer, Option } from "@cardwright/core";
import { useEffect } from "react";
import { Card } from "./Card.tsx";
import { type Deciding, isLegalOffer, whyNot } from "./decision.ts";
import type { TableGame } from "./defineTable.ts";
import styles from "./dock.module.css";
import { isMeasureChoice } from "./Measures.tsx";
import { SeatShape } from "./SeatBadge.tsx";
import type { Frame } from "./session.ts";
import { type TableContext, useTable } from "./TableProvider.tsx";
import { spokenOf } from "./Target.tsx";
import { joinClasses, plain, sentence, whyText } from "./words.ts";

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
          <span>{whyText(lastRefusal, frame.view, table.names.seat, table.game.plan)}</span>
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
    const begun = trail.length === 0 ? label : `${label}: ${trail.join(", ")}`;
    const ask =
      choice.ask ||
      (choice.name === "selection" ? "What do you choose?" : `Choose ${plain(choice.name).toLowerCase()}`);
    return { asked: choice.ask === label ? sentence(ask) : `${sentence(begun)} ${sentence(ask)}`, phase: "" };
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
function OfferButton({
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
  const why = refused === undefined ? "" : whyText(refused, table.frame.view, table.names.seat, table.game.plan);
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

type Choosing = Extract<Deciding, { stage: "choice" }>;
/** Whether an option can be touched where it lies, so that the dock need not repeat it. */
export function isOnTable(
  { game: { Board, plan }, frame, deciding }: TableContext,
  { name }: Choice,
  { piece, key }: Option,
): boolean {
  if (deciding.stage === "choice" && isMeasureChoice(deciding.offer.type, name)) return true;
  const isIn = (names: readonly string[] | undefined): boolean => Board !== undefined && names?.includes(name) === true;
  if (piece === undefined) return isIn(plan.placeChoices) && plan.dockKeys?.includes(String(key)) !== true;
  const zone = piece.at.split("/")[0] ?? "";
  const planned = Board !== undefined && plan.onBoard?.includes(zone) === true;
  return planned ? isIn(plan.boardChoices) : isShown(frame.view, piece.at);
}

/** The options of one choice. Those on the board are chosen there; all others stand here. */
export function ChoicePanel({ deciding }: { readonly deciding: Choosing }) {
  const table = useTable();
  const { decision } = table;
  const { choice, marked, forced, trail } = deciding;
  const several = choice.kind !== "one";
  const here = choice.options.filter((option) => !isOnTable(table, choice, option));
  return (
    <div className={styles.answers} data-rove-group="">
      {here.length < choice.options.length && <span className={styles.hint}>Choose on the table.</span>}
      {here.map((option) => (
        <OptionButton key={String(option.key)} option={option} deciding={deciding} />
      ))}
      {(!forced || trail.length > 0) && (
        <button type="button" className={styles.quiet} onClick={decision.cancel} data-rove="" tabIndex={-1}>
          Cancel
        </button>
      )}
      {several && (
        <button
          type="button"
          className={joinClasses(styles.action, styles.primary)}
          aria-disabled={!decision.canConfirm()}
          data-legal={decision.canConfirm() || undefined}
          data-confirm=""
          data-rove=""
          tabIndex={-1}
          onClick={decision.confirm}
        >
          {confirmLabel(choice.kind, marked.length, choice.min, choice.max)}
        </button>
      )}
    </div>
  );
}
function confirmLabel(kind: "one" | "some" | "order", marked: number, min: number, max: number): string {
  if (marked < min) return `${kind === "order" ? "Put in order" : "Choose"} ${min - marked} more`;
  if (marked === 0) return "Choose none";
  return marked < max ? `Confirm ${marked} of up to ${max}` : `Confirm ${marked}`;
}
function OptionButton({ option, deciding }: { readonly option: Option; readonly deciding: Choosing }) {
  const table = useTable();
  const { decision, frame, names, game } = table;
  const { refused, piece, key } = option;
  const label = game.plan.optionWords?.[option.label] ?? yesNo(option.label);
  const mark = deciding.marked.indexOf(key) + 1;
  const why = refused === undefined ? "" : whyText(refused, frame.view, names.seat, game.plan);
  const look = piece === undefined ? undefined : game.look(piece.face);
  const thing = {
    label,
    ...(piece === undefined ? {} : { face: piece.face, piece: piece.id }),
    ...(refused === undefined ? {} : { refused }),
  };
  const show = (): void => {
    if (refused !== undefined || piece !== undefined) table.inspect(thing);
  };
  const spoken = [label, look?.text, why === "" ? "" : `Not now: ${why}`, mark > 0 ? `chosen, ${mark}` : ""];
  const asCard = look !== undefined && look.name === option.label;
  return (
    <button
      type="button"
      className={joinClasses(
        asCard ? styles.cardOption : styles.action,
        refused && styles.refused,
        mark > 0 && styles.marked,
      )}
      aria-disabled={refused !== undefined}
      aria-pressed={deciding.choice.kind === "one" ? undefined : mark > 0}
      data-legal={refused === undefined || undefined}
      data-option={String(key)}
      data-rove=""
      tabIndex={-1}
      onFocus={show}
      onPointerEnter={show}
      onClick={() => (refused === undefined ? decision.pick(key) : table.peek(thing))}
    >
      <span aria-hidden="true">{asCard ? <Card look={look} size="small" /> : label}</span>
      {mark > 0 && (
        <span className={styles.number} aria-hidden="true">
          {mark}
        </span>
      )}
      <span className="visually-hidden">{spokenOf(spoken)}</span>
    </button>
  );
}
const yesNo = (label: string): string =>
  label === "YES" ? "Yes" : label === "NO" ? "No" : label.charAt(0).toUpperCase() + label.slice(1);
/** Pieces of a place that the viewer sees anyway need no second picture. */
function isShown(view: Readonly<Record<string, unknown>>, at: string): boolean {
  const [zone = "", seat] = at.split("/");
  const value = view[zone];
  return Array.isArray(seat === undefined ? value : (value as readonly unknown[] | undefined)?.[Number(seat)]);
}

/** Escape steps back; a game's own keys begin its actions. */
function useKeys({ decision, deciding, frame, game }: TableContext): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const typing = target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null;
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape" && deciding.stage !== "open" && deciding.stage !== "sent") {
        decision.cancel();
        return;
      }
      const type = game.plan.keys?.[event.key.toLowerCase()];
      const offer = type === undefined ? undefined : frame.offers.find((candidate) => candidate.type === type);
      if (offer !== undefined && isLegalOffer(offer) && !frame.pending) decision.begin(offer);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [decision, deciding, frame, game]);
}
