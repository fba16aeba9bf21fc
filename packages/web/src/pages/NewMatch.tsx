import type { TableGame } from "@cardwright/table";
import { type FormEvent, useState } from "react";
import { useLocation, useParams, useSearchParams } from "wouter";
import { BotChoice } from "../chrome/BotChoice.tsx";
import chrome from "../chrome/chrome.module.css";
import { Loading } from "../chrome/Loading.tsx";
import { Notice } from "../chrome/Notice.tsx";
import { Page } from "../chrome/Page.tsx";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import { api } from "../online/api.ts";
import { GameSheet } from "../online/GameSheet.tsx";
import { openTable, type TableWish, whyNot } from "../online/openTable.ts";
import { nameIn } from "../online/seats.ts";
import { useSettings } from "../settings.ts";
import { Choices } from "../setup/Choices.tsx";
import { clockIn, OnlineFields, visibilityIn } from "../setup/OnlineFields.tsx";
import { OptionFields } from "../setup/OptionFields.tsx";
import { optionFields } from "../setup/options.ts";
import {
  isOnline,
  localAddress,
  matchOptions,
  type Others,
  type Plan,
  planIn,
  playerCounts,
  waysToPlay,
} from "../setup/plan.ts";
import { useGame } from "../useGame.ts";
import { useOnce } from "../useOnce.ts";
import styles from "./online.module.css";

const OTHERS: readonly { readonly value: Others; readonly name: string; readonly about: string }[] = [
  { value: "bots", name: "Bots", about: "In this page. The match begins at once." },
  { value: "here", name: "People at this device", about: "You pass it on; nobody sees what is another's." },
  { value: "link", name: "People who get a link", about: "Everyone plays on a device of their own." },
  { value: "watched", name: "Bots, at a table online", about: "Others may watch you play." },
];

/** Whatever a game can be played as: how, how many, and with whom. */
export function NewMatch() {
  const { game: id = "" } = useParams();
  const { game, problem } = useGame(id);
  if (problem !== undefined) return <Notice title="There is no such game" text={problem} />;
  return (
    <Page title={game === undefined ? "Set up a table" : `Set up a table: ${game.name}`}>
      {game === undefined ? <Loading what="form" /> : <Form game={game} />}
    </Page>
  );
}
function Form({ game }: { readonly game: TableGame }) {
  const [, navigate] = useLocation();
  const [search, setSearch] = useSearchParams();
  const { bot } = useSettings();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const plan = planIn(game, search);
  const { preset, players, others, options } = plan;
  const online = isOnline(others);
  const wish: TableWish = {
    game,
    preset,
    players,
    options: matchOptions(game, plan),
    bot: others === "watched" ? bot : null,
  };
  const missing = useMissing(online, wish);
  const choose = (chosen: Readonly<Record<string, string | null>>): void => {
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
  const ways = waysToPlay(game);
  const counts = playerCounts(game);
  return (
    <GameSheet game={game.id} title="Set up a table" lead="Everything is set for a good match; change what you like.">
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        {ways.length > 1 ? (
          <Choices
            legend="Way to play"
            choices={ways.map(({ id, name, about }) => ({ value: id, name, about }))}
            chosen={preset?.id}
            // Each proposes a number of players and options of its own.
            onChoose={(id) => choose({ preset: id, seats: null, options: null })}
          />
        ) : (
          <p className={styles.hint}>{preset?.about}</p>
        )}
        {counts.length > 1 && (
          <Choices
            legend="Players"
            choices={counts.map((count) => ({ value: count, name: String(count) }))}
            chosen={players}
            onChoose={(count) => choose({ seats: String(count) })}
          />
        )}
        {plan.decks !== undefined && <DeckFields game={game} plan={plan} onChoose={choose} />}
        <OptionFields
          fields={optionFields(game, preset, options)}
          onChoose={(name, value) => choose({ options: JSON.stringify({ ...options, [name]: value }) })}
        />
        {players > 1 && (
          <Choices
            legend="Who else plays"
            choices={OTHERS}
            chosen={others}
            onChoose={(value) => choose({ with: value })}
          />
        )}
        {players > 1 && (others === "bots" || others === "watched") && <BotChoice />}
        {online && <OnlineFields />}
        <button type="submit" disabled={busy} className={`${chrome.button} ${chrome.primary}`}>
          {online ? "Create the table" : "Play"}
        </button>
        <Problem text={problem || missing} />
      </form>
    </GameSheet>
  );
}
interface DeckFieldsProps {
  readonly game: TableGame;
  readonly plan: Plan;
  onChoose(chosen: Readonly<Record<string, string>>): void;
}
const SIDES = [
  ["deck", "Your deck"],
  ["theirs", "Their deck"],
] as const;
/** Every prebuilt deck of the game, for both sides. */
function DeckFields({ game, plan, onChoose }: DeckFieldsProps) {
  const offered = game.decks(plan.preset?.options ?? {});
  return SIDES.map(([key, label], seat) => {
    const chosen = offered.find(({ id }) => id === plan.decks?.[seat]);
    return (
      <label key={key} className={chrome.field}>
        {label}
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
}
/** Why there can be no such table online, told before anybody asks for it. */
function useMissing(online: boolean, wish: TableWish): string {
  const { data, problem } = useOnce(online ? "games" : null, api.games);
  if (!online) return "";
  if (problem !== undefined) return `${problem} Bots in this page and people at this device need none.`;
  return (data === undefined ? undefined : whyNot(data, wish)) ?? "";
}
