import { create } from "zustand";
import { storage } from "./storage.ts";

/** The reader's choices for this browser; otherwise those of their system. */
export type Theme = "light" | "dark";
export const BOTS = ["random", "novice", "casual", "greedy", "quick", "search"] as const;
export type BotKind = (typeof BOTS)[number];
/** The least time between two steps of bots, in milliseconds. */
export const PACES = ["0", "350", "900"] as const;
export type Pace = (typeof PACES)[number];
interface Choices {
  readonly theme: Theme;
  readonly bot: BotKind;
  readonly pace: Pace;
  readonly sound: boolean;
  /** Questions and steps that leave no choice are passed over. */
  readonly skips: boolean;
  /** Cards travel and dice tumble, as far as the system wants any motion. */
  readonly motion: boolean;
  /** An end of the turn is asked twice, while something else could be done. */
  readonly asksTwice: boolean;
  /** Notes in the first match. */
  readonly hints: boolean;
}
interface Settings extends Choices {
  choose(chosen: Partial<Choices>): void;
}
const keyOf = (name: string): string => `cardwright.${name}`;
const isOn = (name: keyof Choices, otherwise: boolean): boolean =>
  storage.read(keyOf(name)) === null ? otherwise : storage.read(keyOf(name)) === "on";

function firstTheme(): Theme {
  const kept = storage.read(keyOf("theme"));
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
export const botKind = (name: string | null): BotKind => BOTS.find((kind) => kind === name) ?? "greedy";
export const paceOf = (text: string | null): Pace => PACES.find((pace) => pace === text) ?? "350";

export const useSettings = create<Settings>()((set) => ({
  theme: firstTheme(),
  bot: botKind(storage.read(keyOf("bot"))),
  pace: paceOf(storage.read(keyOf("pace"))),
  // Off until someone asks for it.
  sound: isOn("sound", false),
  skips: isOn("skips", true),
  motion: isOn("motion", true),
  asksTwice: isOn("asksTwice", false),
  hints: isOn("hints", true),
  choose(chosen) {
    for (const [name, value] of Object.entries(chosen))
      storage.write(keyOf(name), typeof value === "boolean" ? (value ? "on" : "off") : value);
    set(chosen);
  },
}));
const show = ({ theme, motion }: Settings): void => {
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dataset["motion"] = motion ? "full" : "none";
};
/** From here on the document follows the settings. */
export function followSettings(): void {
  show(useSettings.getState());
  useSettings.subscribe(show);
}
