import type { CreateMatch } from "@cardwright/protocol";
import chrome from "../chrome/chrome.module.css";
import { lastName } from "../online/seats.ts";
import { useWords } from "../say.ts";

const CLOCKS = {
  none: undefined,
  calm: { bank_ms: 600_000, per_action_ms: 30_000 },
  quick: { bank_ms: 120_000, per_action_ms: 10_000 },
} as const;
type ClockName = keyof typeof CLOCKS;
const isClockName = (name: string): name is ClockName => Object.hasOwn(CLOCKS, name);

/** What is asked only where others look on: a match in one's own page has no name, no clock and no audience. */
export function OnlineFields() {
  const say = useWords();
  return (
    <>
      <label className={chrome.field}>
        {say("lobby.yourName")}
        <input
          name="name"
          required
          maxLength={40}
          defaultValue={lastName() || say("lobby.guest")}
          autoComplete="nickname"
        />
      </label>
      <label className={chrome.field}>
        {say("setup.clock")}
        <select name="clock" defaultValue="none">
          <option value="none">{say("setup.clock.none")}</option>
          <option value="calm">{say("setup.clock.long")}</option>
          <option value="quick">{say("setup.clock.short")}</option>
        </select>
      </label>
      <label className={chrome.field}>
        {say("setup.watchers")}
        <select name="visibility" defaultValue="public">
          <option value="public">{say("setup.watchers.all")}</option>
          <option value="private">{say("setup.watchers.link")}</option>
        </select>
      </label>
    </>
  );
}
export function clockIn(form: FormData): CreateMatch["clock"] {
  const clock = String(form.get("clock"));
  return isClockName(clock) ? CLOCKS[clock] : undefined;
}
export const visibilityIn = (form: FormData): "public" | "private" =>
  form.get("visibility") === "private" ? "private" : "public";
