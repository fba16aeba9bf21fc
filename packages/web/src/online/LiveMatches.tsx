import type { MatchInfo, SeatInfo } from "@cardwright/protocol";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { botName } from "../match/bot-name.ts";
import { sayNow, useWords } from "../say.ts";
import { gameName } from "../use-game.ts";
import { api } from "./api.ts";
import { OwnMatches } from "./own-matches.ts";
import { heldSeat } from "./seats.ts";

const EVERY_MS = 10_000;
interface Live {
  readonly matches: readonly MatchInfo[];
  readonly server: "answers" | "silent" | "none";
}
/** Asked again and again where a server has ever answered, while somebody looks; where none has, it is asked once. */
function useMatches(): Live {
  const [live, setLive] = useState<Live>({ matches: [], server: "answers" });
  useEffect(() => {
    let isWanted = true;
    let isServed = false;
    let timer = 0;
    const own = new OwnMatches(api.match);
    const look = async (): Promise<void> => {
      const asked = [own.look(), api.matches("waiting"), api.matches("running")];
      const found = await Promise.all(asked).catch(() => null);
      if (!isWanted) return;
      isServed ||= found !== null;
      // One's own come first, and once.
      const listed = new Map(found?.flat().map((info) => [info.match, info]));
      if (found !== null) setLive({ matches: [...listed.values()], server: "answers" });
      else setLive(({ matches }) => ({ matches, server: isServed ? "silent" : "none" }));
      if (isServed) timer = window.setTimeout(lookLater, EVERY_MS);
    };
    const lookLater = (): void => {
      if (document.hidden) timer = window.setTimeout(lookLater, EVERY_MS);
      else void look();
    };
    void look();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, []);
  return live;
}
const SAYS = { answers: "lobby.live.none", silent: "error.asking", none: "lobby.none" } as const;
const isOpen = ({ kind, name, bot, kept }: SeatInfo): boolean =>
  kind === "open" && name === null && bot === null && !kept;
const whoSits = ({ name, bot, seat, kept }: SeatInfo): string =>
  name ?? (bot !== null ? botName(seat) : sayNow(kept ? "lobby.somebody" : "lobby.aFreeSeat"));
function wayIn(match: string, status: MatchInfo["status"], seats: readonly SeatInfo[]) {
  if (heldSeat(match) !== null) return "develop.goOn";
  return status === "waiting" && seats.some(isOpen) ? "lobby.sit" : "lobby.watch";
}
/** What is being played or waited for on this server; nothing at all where there is no server. */
export function LiveMatches() {
  const say = useWords();
  const { matches, server } = useMatches();
  return (
    <section className={chrome.panel} aria-label={say("lobby.matches")}>
      <h2>{say("lobby.live")}</h2>
      {(server !== "answers" || matches.length === 0) && <p className={chrome.quiet}>{say(SAYS[server])}</p>}
      {matches.length > 0 && (
        <ul className={chrome.rows}>
          {matches.map(({ match, game, status, seats }) => (
            <li key={match}>
              <span>
                <b>{gameName(game)}</b> {seats.map(whoSits).join(", ")}
              </span>
              <Link href={`/match/${encodeURIComponent(match)}`} className={chrome.button}>
                {say(wayIn(match, status, seats))}
                <span className="visually-hidden"> {say("lobby.at", { game: gameName(game) })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
