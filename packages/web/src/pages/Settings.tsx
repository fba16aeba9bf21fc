import chrome from "../chrome/chrome.module.css";
import { Heading } from "../chrome/Heading.tsx";
import { Page } from "../chrome/Page.tsx";
import { useWords } from "../say.ts";
import { BOTS, botKind, PACES, paceOf, useSettings } from "../settings.ts";
import styles from "./settings.module.css";

/** Everything that this browser remembers of how its reader likes to play. Each choice holds at once. */
export function Settings() {
  const say = useWords();
  return (
    <Page title={say("page.settings")}>
      <Heading>{say("page.settings")}</Heading>
      <p className={chrome.lead}>{say("settings.about")}</p>
      <div className={styles.groups}>
        <Bots />
        <Playing />
        <Senses />
      </div>
    </Page>
  );
}
function Bots() {
  const say = useWords();
  const { bot, pace, choose } = useSettings();
  return (
    <section className={chrome.panel} aria-label={say("setup.bots")}>
      <h2>{say("setup.bots")}</h2>
      <Choice
        label={say("settings.botsPlay")}
        value={bot}
        choices={BOTS.map((kind) => [kind, say(`bots.${kind}`)])}
        onChoose={(value) => choose({ bot: botKind(value) })}
      />
      <Choice
        label={say("settings.move")}
        value={pace}
        choices={PACES.map((one) => [one, say(`pace.${one}`)])}
        onChoose={(value) => choose({ pace: paceOf(value) })}
      />
    </section>
  );
}
function Playing() {
  const say = useWords();
  const { skips, asksTwice, hints, choose } = useSettings();
  return (
    <section className={chrome.panel} aria-label={say("settings.playing")}>
      <h2>{say("settings.playing")}</h2>
      <Switch
        label={say("settings.skips")}
        about={say("settings.skips.about")}
        on={skips}
        onChange={(on) => choose({ skips: on })}
      />
      <Switch
        label={say("settings.twice")}
        about={say("settings.twice.about")}
        on={asksTwice}
        onChange={(on) => choose({ asksTwice: on })}
      />
      <Switch
        label={say("settings.notes")}
        about={say("settings.notes.about")}
        on={hints}
        onChange={(on) => choose({ hints: on })}
      />
    </section>
  );
}
const THEMES = ["light", "dark"] as const;
function Senses() {
  const say = useWords();
  const { theme, sound, motion, choose } = useSettings();
  return (
    <section className={chrome.panel} aria-label={say("settings.senses")}>
      <h2>{say("settings.senses")}</h2>
      <Choice
        label={say("settings.colours")}
        value={theme}
        choices={THEMES.map((one) => [one, say(`settings.${one}`)])}
        onChoose={(value) => choose({ theme: value === "dark" ? "dark" : "light" })}
      />
      <Switch
        label={say("settings.motion")}
        about={say("settings.motion.about")}
        on={motion}
        onChange={(on) => choose({ motion: on })}
      />
      <Switch
        label={say("page.sound")}
        about={say("settings.sound.about")}
        on={sound}
        onChange={(on) => choose({ sound: on })}
      />
    </section>
  );
}
interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  onChoose(value: string): void;
}
function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <label className={styles.row}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
interface SwitchProps {
  readonly label: string;
  readonly about: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}
function Switch({ label, about, on, onChange }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span>
        {label}
        <small>{about}</small>
      </span>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}
