import type { DeckRules, TableGame } from "@cardwright/table";
import { Link, useParams } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Heading } from "../chrome/Heading.tsx";
import { Loading } from "../chrome/Loading.tsx";
import { NoGame } from "../chrome/NoGame.tsx";
import { Notice } from "../chrome/Notice.tsx";
import { Page } from "../chrome/Page.tsx";
import { DeckSheet } from "../decks/DeckSheet.tsx";
import styles from "../decks/decks.module.css";
import { Pool } from "../decks/Pool.tsx";
import { type DeckUnderWay, useDeck } from "../decks/use-deck.ts";
import { ruleWords, useGameWords, useWords } from "../say.ts";
import { useSettings } from "../settings.ts";
import { gameName, useGame } from "../use-game.ts";
import { useOnce } from "../use-once.ts";

/** A deck of one's own: what fits comes with a button, what does not with its reason. */
export function Decks() {
  const say = useWords();
  const { game: id = "" } = useParams();
  const { game, problem } = useGame(id);
  const { data: rules } = useOnce(game?.deckRules === undefined ? null : id, async () => game?.deckRules?.());
  if (problem !== undefined) return <NoGame id={id} problem={problem} />;
  if (game !== undefined && game.deckRules === undefined)
    return <Notice title={say("decks.none")} text={say("decks.none.about", { game: gameName(game.id) })} />;
  return (
    <Page wide title={game === undefined ? say("decks.title") : say("decks.title.game", { game: gameName(game.id) })}>
      {game === undefined || rules === undefined ? <Loading what="cards" /> : <Builder game={game} rules={rules} />}
    </Page>
  );
}
interface BuilderProps {
  readonly game: TableGame;
  readonly rules: DeckRules;
}
function Builder({ game: plain, rules }: BuilderProps) {
  const say = useWords();
  const { spoken: game } = useGameWords(plain);
  const made = useDeck(game, rules);
  const { preset, deck, count } = made;
  return (
    <>
      <div className={styles.columns}>
        <div>
          <Heading>{say("decks.for", { game: gameName(game.id) })}</Heading>
          <Pool game={game} rules={rules} preset={preset} deck={deck} onAdd={(card) => count(card, 1)}>
            <Beginning game={game} made={made} />
          </Pool>
        </div>
        <DeckSheet game={game} rules={rules} made={made} onCount={count} />
      </div>
      <div className={styles.bar}>
        <Verdict problems={rules.problems(preset, deck, ruleWords(game))} />
        <Actions game={game} rules={rules} made={made} />
      </div>
    </>
  );
}
/** All that is still wrong, as sentences that say how to mend it. */
function Verdict({ problems }: { readonly problems: readonly string[] }) {
  const say = useWords();
  return (
    <ul className={styles.problems} aria-label={say("decks.problems")} data-problems={problems.length}>
      {problems.length === 0 ? (
        <li data-good="true">{say("decks.good")}</li>
      ) : (
        problems.map((problem) => <li key={problem}>{problem}</li>)
      )}
    </ul>
  );
}
interface BeginningProps {
  readonly game: TableGame;
  readonly made: DeckUnderWay;
}
function Beginning({ game, made: { preset, id, kept, change, begin } }: BeginningProps) {
  const say = useWords();
  return (
    <>
      <label className={chrome.field}>
        {say("setup.way")}
        <select value={preset.id} onChange={(event) => change({ preset: event.target.value })}>
          {game.presets.map((way) => (
            <option key={way.id} value={way.id}>
              {way.name}
            </option>
          ))}
        </select>
      </label>
      <label className={chrome.field}>
        {say("decks.begin")}
        <select value={id ?? ""} onChange={(event) => begin(event.target.value)}>
          <option value="">{say("decks.empty")}</option>
          {kept.map((own) => (
            <option key={own.id} value={own.id}>
              {say("decks.yours", { name: own.name })}
            </option>
          ))}
          {game.decks(preset.options).map((offer) => (
            <option key={offer.id} value={offer.id}>
              {offer.name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
function Actions({ game, rules, made }: BuilderProps & { readonly made: DeckUnderWay }) {
  const say = useWords();
  const { preset, deck, id, news, save, share, forget } = made;
  const { bot } = useSettings();
  const decks = [rules.asOption(preset, deck), game.decks(preset.options)[1]?.id ?? ""];
  const trial = { preset: preset.id, bot, options: JSON.stringify({ ...preset.options, decks }) };
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.news}>
        {news}
      </p>
      {id !== null && (
        <button type="button" className={styles.plain} onClick={forget}>
          {say("decks.forget")}
        </button>
      )}
      <button type="button" className={chrome.endButton} onClick={() => void share()}>
        {say("decks.share")}
      </button>
      {rules.problems(preset, deck, ruleWords(game)).length === 0 && (
        <Link className={chrome.endButton} href={`/play/${game.id}?${new URLSearchParams(trial).toString()}`}>
          {say("decks.try")}
        </Link>
      )}
      <button type="button" className={`${chrome.endButton} ${chrome.endPrimary}`} onClick={save}>
        {say("page.save")}
      </button>
    </div>
  );
}
