import type { ReactNode } from "react";
import { shelf } from "../games.ts";
import { useWords } from "../say.ts";
import { gameName } from "../use-game.ts";
import chrome from "./chrome.module.css";

/** A search: words, and a game or all of them. */
export interface Wanted {
  readonly words: string;
  readonly game: string;
}
export const EVERYTHING_WANTED: Wanted = { words: "", game: "" };

interface FilterBarProps {
  readonly label: string;
  readonly wanted: Wanted;
  onChange(wanted: Wanted): void;
  readonly children: ReactNode;
}
export function FilterBar({ label, wanted, onChange, children }: FilterBarProps) {
  const say = useWords();
  return (
    <div className={chrome.filters}>
      <label className={chrome.field}>
        {label}
        <input
          type="search"
          value={wanted.words}
          onChange={(event) => onChange({ ...wanted, words: event.target.value })}
        />
      </label>
      <label className={chrome.field}>
        {say("page.game")}
        <select value={wanted.game} onChange={(event) => onChange({ ...wanted, game: event.target.value })}>
          <option value="">{say("page.anyGame")}</option>
          {shelf.map(({ id }) => (
            <option key={id} value={id}>
              {gameName(id)}
            </option>
          ))}
        </select>
      </label>
      {children}
    </div>
  );
}
