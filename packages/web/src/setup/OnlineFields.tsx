import type { CreateMatch } from "@cardwright/protocol";
import chrome from "../chrome/chrome.module.css";
import { lastName } from "../online/seats.ts";

const CLOCKS = {
  none: undefined,
  calm: { bank_ms: 600_000, per_action_ms: 30_000 },
  quick: { bank_ms: 120_000, per_action_ms: 10_000 },
} as const;
type ClockName = keyof typeof CLOCKS;
const isClockName = (name: string): name is ClockName => Object.hasOwn(CLOCKS, name);

/** What is asked only where others look on: a match in one's own page has no name, no clock and no audience. */
export function OnlineFields() {
  return (
    <>
      <label className={chrome.field}>
        Your name
        <input name="name" required maxLength={40} defaultValue={lastName() || "Guest"} autoComplete="nickname" />
      </label>
      <label className={chrome.field}>
        Time
        <select name="clock" defaultValue="none">
          <option value="none">no clock</option>
          <option value="calm">10 minutes, and 30 seconds for each decision</option>
          <option value="quick">2 minutes, and 10 seconds for each decision</option>
        </select>
      </label>
      <label className={chrome.field}>
        Who may watch
        <select name="visibility" defaultValue="public">
          <option value="public">everyone; it is listed</option>
          <option value="private">only who has the link</option>
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
