import { clothOf, type TableGame } from "@cardwright/table";
import { RuleWords } from "@cardwright/words";
import { type FormEvent, useState } from "react";
import { Link, useLocation, useParams, useSearchParams } from "wouter";
import { BotChoice } from "../chrome/BotChoice.tsx";
import chrome from "../chrome/chrome.module.css";
import { Loading } from "../chrome/Loading.tsx";
import { NoGame } from "../chrome/NoGame.tsx";
import { Page } from "../chrome/Page.tsx";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import { shelf } from "../games.ts";
import { botName } from "../match/bot-name.ts";
import { api } from "../online/api.ts";
import { GameSheet } from "../online/GameSheet.tsx";
import { openTable, type TableWish, whyNot } from "../online/open-table.ts";
import { nameIn } from "../online/seats.ts";
import { sayNow, useGameWords, useWords } from "../say.ts";
import { useSettings } from "../settings.ts";
import { Choices } from "../setup/Choices.tsx";
import { clockIn, OnlineFields, visibilityIn } from "../setup/OnlineFields.tsx";
import { OptionFields } from "../setup/OptionFields.tsx";
import { optionFields } from "../setup/options.ts";
import {
  decksOffered,
  isOnline,
  localAddress,
  matchOptions,
  type Others,
  type Plan,
  planIn,
  playerCounts,
  waysToPlay,
} from "../setup/plan.ts";
import { type Sitter, TableTop } from "../setup/TableTop.tsx";
import { gameName, useGame } from "../use-game.ts";
import { useOnce } from "../use-once.ts";
import styles from "./online.module.css";

const OTHERS = [
  { value: "bots", name: "setup.bots", about: "setup.bots.about" },
  { value: "here", name: "setup.here", about: "setup.here.about" },
  { value: "link", name: "setup.link", about: "setup.link.about" },
  { value: "watched", name: "setup.online", about: "setup.online.about" },
] as const satisfies readonly { readonly value: Others; readonly name: string; readonly about: string }[];

/** Whatever a game can be played as: how, how many, and with whom. */
export function NewMatch() {
  const say = useWords();
  const { game: id = "" } = useParams();
  const { game, problem } = useGame(id);
  if (problem !== undefined) return <NoGame id={id} problem={problem} />;
  return (
    <Page wide title={game === undefined ? say("setup.title") : say("setup.title.game", { game: gameName(game.id) })}>
      {game === undefined ? <Loading what="form" /> : <Form game={game} />}
    </Page>
  );
}
function Form({ game: plain }: { readonly game: TableGame }) {
  const say = useWords();
  const { spoken: game, speaker } = useGameWords(plain);
  const { plan, busy, problem, choose, submit } = useSetUp(game);
  const { preset, others, options } = plan;
  // A way to play that differs from the others by an option has said it already.
  const ways = waysToPlay(game);
  const isWay = (name: string): boolean =>
    ways.length > 1 && ways.every((way) => Object.hasOwn(way.options ?? {}, name));
  const fields = optionFields(game, preset, options).filter(({ name }) => !isWay(name));
  return (
    <GameSheet
      game={game.id}
      title={say("setup.title")}
      lead={say("setup.ready")}
      skin={clothOf(game)}
      seats={<TableTop game={game.id} sitters={sittersOf(plan, say)} />}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <PlanFields game={game} plan={plan} onChoose={choose} />
        {/* Seldom changed: after what every table is asked for. */}
        {fields.length > 0 && <h2>{say("setup.rules")}</h2>}
        <OptionFields
          fields={fields}
          words={new RuleWords(speaker)}
          onChoose={(name, value) => choose({ options: JSON.stringify({ ...options, [name]: value }) })}
        />
        <div className={styles.go}>
          <Problem text={problem} />
          <button type="submit" disabled={busy} className={`${chrome.button} ${chrome.primary}`}>
            {say(isOnline(others) ? "setup.create" : "setup.play")}
          </button>
        </div>
      </form>
    </GameSheet>
  );
}
type Chosen = Readonly<Record<string, string | null>>;
/** The plan as the address has it, and the table that is opened by it. */
function useSetUp(game: TableGame) {
  const [, navigate] = useLocation();
  const [search, setSearch] = useSearchParams();
  const { bot } = useSettings();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const plan = planIn(game, search);
  const { preset, players, others } = plan;
  const online = isOnline(others);
  const wish: TableWish = {
    game,
    preset,
    players,
    options: matchOptions(game, plan),
    bot: others === "watched" ? bot : null,
  };
  const missing = useMissing(online, wish);
  const choose = (chosen: Chosen): void => {
    setProblem("");
    setSearch(
      (before) => {
        for (const [key, value] of Object.entries(chosen)) {
          if (value === null) before.delete(key);
          else before.set(key, value);
        }
        return before;
      },
      { replace: true },
    );
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!online) {
      navigate(localAddress(game, plan, bot));
      return;
    }
    const form = new FormData(event.currentTarget);
    setBusy(true);
    try {
      const about = { name: nameIn(form), visibility: visibilityIn(form), clock: clockIn(form) };
      navigate(`/match/${await openTable({ ...wish, ...about })}`);
    } catch (error) {
      setProblem(reasonOf(error));
      setBusy(false);
    }
  };
  return { plan, busy, problem: problem || missing, choose, submit };
}
interface PlanFieldsProps {
  readonly game: TableGame;
  readonly plan: Plan;
  onChoose(chosen: Chosen): void;
}
/** How it is played, how many play, with which decks, and who the others are. */
function PlanFields({ game, plan, onChoose }: PlanFieldsProps) {
  const say = useWords();
  const { preset, players, others } = plan;
  const ways = waysToPlay(game);
  const counts = playerCounts(game);
  return (
    <>
      {ways.length > 1 ? (
        <Choices
          legend={say("setup.way")}
          choices={ways.map(({ id, name, about }) => ({ value: id, name, about }))}
          chosen={preset?.id}
          // Each proposes a number of players and options of its own.
          onChoose={(id) => onChoose({ preset: id, seats: null, options: null })}
        />
      ) : (
        <p className={styles.hint}>{preset?.about}</p>
      )}
      {counts.length > 1 && (
        <Choices
          legend={say("setup.players")}
          choices={counts.map((count) => ({ value: count, name: String(count) }))}
          chosen={players}
          onChoose={(count) => onChoose({ seats: String(count) })}
        />
      )}
      {plan.decks !== undefined && <DeckFields game={game} plan={plan} onChoose={onChoose} />}
      {players > 1 && (
        <Choices
          legend={say("setup.others")}
          choices={OTHERS.map(({ value, name, about }) => ({ value, name: say(name), about: say(about) }))}
          chosen={others}
          onChoose={(value) => onChoose({ with: value })}
        />
      )}
      {players > 1 && (others === "bots" || others === "watched") && (
        <BotChoice game={shelf.find(({ id }) => id === game.id)} />
      )}
      {isOnline(others) && <OnlineFields />}
    </>
  );
}
/** The first seat belongs to the player who sets the table. */
const sittersOf = ({ players, others }: Plan, say: ReturnType<typeof useWords>): readonly Sitter[] =>
  Array.from({ length: players }, (_, seat) => {
    if (seat === 0) return { name: say("setup.you"), note: say("setup.seat.you") };
    const isBot = others === "bots" || others === "watched";
    return { name: isBot ? botName(seat) : say("match.seat", { count: seat + 1 }), note: say(`setup.seat.${others}`) };
  });
interface DeckFieldsProps {
  readonly game: TableGame;
  readonly plan: Plan;
  onChoose(chosen: Readonly<Record<string, string>>): void;
}
const SIDES = [
  ["deck", "decks.your"],
  ["theirs", "decks.their"],
] as const;
/** Every prebuilt deck of the game, for both sides. */
function DeckFields({ game, plan, onChoose }: DeckFieldsProps) {
  const say = useWords();
  const offered = decksOffered(game, plan.preset);
  const sides = SIDES.map(([key, label], seat) => {
    const chosen = offered.find(({ id }) => id === plan.decks?.[seat]);
    return (
      <label key={key} className={chrome.field}>
        {say(label)}
        <select value={chosen?.id} onChange={(event) => onChoose({ [key]: event.target.value })}>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <span className={styles.hint}>{chosen?.about}</span>
      </label>
    );
  });
  return (
    <>
      {sides}
      {game.deckRules !== undefined && (
        <Link href={`/decks/${game.id}?preset=${plan.preset?.id ?? ""}`} className={styles.hint}>
          {say("decks.own")}
        </Link>
      )}
    </>
  );
}
/** Why there can be no such table online, told before anybody asks for it. */
function useMissing(online: boolean, wish: TableWish): string {
  const { data, problem } = useOnce(online ? "games" : null, api.games);
  if (!online) return "";
  if (problem !== undefined) return sayNow("setup.problem", { problem });
  return (data === undefined ? undefined : whyNot(data, wish)) ?? "";
}
