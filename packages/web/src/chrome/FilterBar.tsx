import type { ReactNode } from "react";
import { Input, Label, SearchField } from "react-aria-components";
import { shelf } from "../games.ts";
import { useWords } from "../say.ts";
import { gameName } from "../use-game.ts";
import chrome from "./chrome.module.css";

/** What someone is looking for: words, and a game or all of them. */
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
      <SearchField
        className={chrome.field ?? ""}
        value={wanted.words}
        onChange={(words) => onChange({ ...wanted, words })}
      >
        <Label>{label}</Label>
        <Input />
      </SearchField>
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
